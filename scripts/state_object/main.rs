//! The cost of a state object against `CD3DX12_STATE_OBJECT_DESC`, in one process and with one malloc.
//!
//! The object: a library with N exports, N hit groups, N associations, two configurations; built and destroyed. Both sides are
//! given the same names, `&str` here and `wchar_t` there, which are made before.
//!
//! Not criterion: the machine's speed drifts more than the sides differ, so they take turns in each round, and what counts is
//! the ratio.
//!
//! ```text
//! clayout-state-object-cost [N...]               a table of times and ratios
//! clayout-state-object-cost count <side> <N>     builds one twice, the second time inside `counted`
//! ```

use std::env;
use std::ffi::{c_int, c_void};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clayout::d3d12::{
    DxilLibrary, HitGroup, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig, StateObjectBuilder,
};

/// The smallest thing that is a container, and says that it has 32 bytes.
const DXIL: &[u8; 32] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

/// The names of shaders and hit groups.
struct Names {
    shaders: Vec<String>,
    groups: Vec<String>,
}

impl Names {
    fn new(count: usize) -> Self {
        let numbered = |word: &str| (0..count).map(|index| format!("{word}{index}")).collect();
        Self {
            shaders: numbered("ClosestHit"),
            groups: numbered("HitGroup"),
        }
    }

    fn pipeline(&self) -> StateObjectBuilder<'_, RaytracingPipeline> {
        let mut pipeline = StateObjectBuilder::new();
        pipeline.add(DxilLibrary::new(DXIL).export_all(self.shaders.iter().map(String::as_str)));
        let config = pipeline.add(RaytracingShaderConfig::new(16, 8));
        pipeline.add(RaytracingPipelineConfig::new(1));
        for (shader, group) in self.shaders.iter().zip(&self.groups) {
            pipeline.add(HitGroup::triangles(group).closest_hit(shader));
            pipeline.associate(config, [group.as_str()]);
        }
        pipeline
    }
}

/// `wchar_t` of this machine, which C++ strings are made of.
type Wide = c_int;

/// The same names for C++.
struct WideNames {
    shaders: Vec<*const Wide>,
    groups: Vec<*const Wide>,
    /// What the pointers point to.
    _texts: Vec<Vec<Wide>>,
}

impl WideNames {
    fn new(names: &Names) -> Self {
        let mut texts = Vec::new();
        let mut widen = |names: &[String]| -> Vec<*const Wide> {
            let wide = |name: &String| {
                let text: Vec<Wide> = name.bytes().map(Wide::from).chain([0]).collect();
                let start = text.as_ptr();
                texts.push(text);
                start
            };
            names.iter().map(wide).collect()
        };
        Self {
            shaders: widen(&names.shaders),
            groups: widen(&names.groups),
            _texts: texts,
        }
    }
}

/// Lets the heap keep what it has, for both sides. By default glibc hands memory back to the kernel and takes it again by
/// thresholds that move with what was freed before, so that either side may pay for page faults or not.
fn keep_memory() {
    #[cfg(target_env = "gnu")]
    {
        const M_TRIM_THRESHOLD: c_int = -1;
        const M_MMAP_THRESHOLD: c_int = -3;
        unsafe extern "C" {
            safe fn mallopt(parameter: c_int, value: c_int) -> c_int;
        }
        let done = mallopt(M_TRIM_THRESHOLD, c_int::MAX) & mallopt(M_MMAP_THRESHOLD, 32 << 20);
        assert_eq!(done, 1, "malloc takes its settings");
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Cd3dx12,
    Judged,
    Unchecked,
}

impl Side {
    const ALL: [Self; 3] = [Self::Cd3dx12, Self::Judged, Self::Unchecked];

    fn from_name(name: &str) -> Option<Self> {
        match name {
            "cd3dx12" => Some(Self::Cd3dx12),
            "judged" => Some(Self::Judged),
            "unchecked" => Some(Self::Unchecked),
            _ => None,
        }
    }

    /// Builds the object and destroys it.
    fn run(self, names: &Names, wide: &WideNames) {
        let expected = names.shaders.len() * 2 + 3;
        let subobjects = match self {
            Self::Cd3dx12 => reference::pipeline(wide),
            Self::Judged => {
                let desc = names.pipeline().build().expect("the object is right");
                // SAFETY: the description is alive.
                unsafe { (*black_box(desc.as_ptr())).NumSubobjects as usize }
            }
            Self::Unchecked => {
                let desc = names.pipeline().build_unchecked();
                // SAFETY: the description is alive.
                unsafe { (*black_box(desc.as_ptr())).NumSubobjects as usize }
            }
        };
        assert_eq!(subobjects, expected);
    }
}

#[cfg(cd3dx12)]
mod reference {
    use super::{DXIL, WideNames, c_void};

    pub(super) const IS_THERE: bool = true;

    unsafe extern "C" {
        fn cd3dx12_pipeline(
            shaders: *const *const super::Wide,
            groups: *const *const super::Wide,
            count: usize,
            dxil: *const c_void,
            size: usize,
        ) -> usize;
    }

    pub(super) fn pipeline(names: &WideNames) -> usize {
        let (shaders, groups) = (&names.shaders, &names.groups);
        // SAFETY: both arrays have as many names, each of which ends with a zero; nothing is kept.
        unsafe {
            cd3dx12_pipeline(
                shaders.as_ptr(),
                groups.as_ptr(),
                shaders.len(),
                DXIL.as_ptr().cast(),
                DXIL.len(),
            )
        }
    }
}

#[cfg(not(cd3dx12))]
mod reference {
    use super::WideNames;

    pub(super) const IS_THERE: bool = false;

    pub(super) fn pipeline(_: &WideNames) -> usize {
        unreachable!("nobody asks for it")
    }
}

/// What callgrind counts: all that is called from here.
#[unsafe(no_mangle)]
#[inline(never)]
extern "Rust" fn counted(side: Side, names: &Names, wide: &WideNames) {
    side.run(names, wide);
}

/// What the rounds had in the middle: nanoseconds of one object on each side, and the sides' ratios to CD3DX12.
struct Times {
    nanoseconds: [f64; 3],
    ratios: [f64; 3],
}

fn time(count: usize) -> Times {
    let names = Names::new(count);
    let wide = WideNames::new(&names);
    // Enough that the clock's resolution is nothing, and so few that both sides of a round meet the same machine.
    let repeat = (2_000 / count).max(1);
    let mut rounds: Vec<[f64; 3]> = Vec::new();
    let end = Instant::now() + Duration::from_secs(if count > 10_000 { 20 } else { 8 });
    while rounds.len() < 7 || (Instant::now() < end && rounds.len() < 4_001) {
        rounds.push(Side::ALL.map(|side| {
            if side == Side::Cd3dx12 && !reference::IS_THERE {
                return f64::NAN;
            }
            // What the other side left of the caches is nobody's cost.
            side.run(&names, &wide);
            let start = Instant::now();
            for _ in 0..repeat {
                side.run(&names, &wide);
            }
            #[allow(clippy::cast_precision_loss, reason = "a small number")]
            (start.elapsed().as_secs_f64() * 1e9 / repeat as f64)
        }));
    }
    let middle = |of: &dyn Fn(&[f64; 3]) -> f64| {
        let mut all: Vec<f64> = rounds.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    Times {
        nanoseconds: [0, 1, 2].map(|side| middle(&|round| round[side])),
        ratios: [0, 1, 2].map(|side| middle(&|round| round[side] / round[0])),
    }
}

fn table(counts: &[usize]) {
    keep_memory();
    if !reference::IS_THERE {
        println!("CD3DX12 is not measured: its headers are missing (directx-headers-dev)");
    }
    println!("| microseconds per object | CD3DX12 | judged | of CD3DX12 | unchecked | of CD3DX12 |");
    println!("|---|---|---|---|---|---|");
    let mut per_group = Vec::new();
    for &count in counts {
        let Times { nanoseconds, ratios } = time(count);
        let [cd3dx12, judged, unchecked] = nanoseconds.map(|time| time / 1e3);
        let [_, of_judged, of_unchecked] = ratios;
        println!("| N = {count} | {cd3dx12:.2} | {judged:.2} | {of_judged:.2} | {unchecked:.2} | {of_unchecked:.2} |");
        #[allow(clippy::cast_precision_loss, reason = "a small number")]
        per_group.push((count, nanoseconds.map(|time| time / count as f64)));
    }
    println!();
    println!("| nanoseconds per hit group | CD3DX12 | judged | unchecked |");
    println!("|---|---|---|---|");
    for (count, [cd3dx12, judged, unchecked]) in &per_group {
        println!("| N = {count} | {cd3dx12:.0} | {judged:.0} | {unchecked:.0} |");
    }
    let of = |wanted: usize| per_group.iter().find(|(count, _)| *count == wanted);
    if let (Some((_, small)), Some((_, large))) = (of(1_000), of(100_000)) {
        let growth = [0, 1, 2].map(|side| large[side] / small[side]);
        println!(
            "| growth, 1000 to 100000 | {:.2} | {:.2} | {:.2} |",
            growth[0], growth[1], growth[2]
        );
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => table(&[10, 1_000, 10_000, 100_000]),
        ["count", side, count] => {
            let (Some(side), Ok(count)) = (Side::from_name(side), count.parse()) else {
                eprintln!("count cd3dx12|judged|unchecked N");
                return ExitCode::FAILURE;
            };
            if side == Side::Cd3dx12 && !reference::IS_THERE {
                eprintln!("the headers of CD3DX12 are missing (directx-headers-dev)");
                return ExitCode::FAILURE;
            }
            let names = Names::new(count);
            let wide = WideNames::new(&names);
            // Once before: symbols are looked up, and the heap has grown.
            side.run(&names, &wide);
            counted(side, &names, &wide);
        }
        _ => {
            let counts: Result<Vec<usize>, _> = arguments.iter().map(|count| count.parse()).collect();
            let Some(counts) = counts.ok().filter(|counts| !counts.contains(&0)) else {
                eprintln!("numbers of hit groups, or: count cd3dx12|judged|unchecked N");
                return ExitCode::FAILURE;
            };
            table(&counts);
        }
    }
    ExitCode::SUCCESS
}
