//! Proves in one compile and one run that your headers declare what this crate has: for those who have headers that cannot be
//! published, such as a console's.
//!
//! ```text
//! cargo run --example verify_headers -- --include d3d12_xs.h verify_headers.c
//! cl /std:c11 verify_headers.c && verify_headers
//! ```
//!
//! Both C and C++ compile it. `--include` may be given several times; `--only NAME` and `--without NAME` choose structs;
//! without a file the program goes to the standard output. It is for the target that the example is built for: for another,
//! tell cargo (`cargo run --target i686-pc-windows-msvc --example verify_headers -- ...`), which has to be able to run it.

mod program;

use std::process::ExitCode;

use program::Options;

const USAGE: &str = "usage: verify_headers --include HEADER... [--only NAME]... [--without NAME]... [FILE]

Writes a C program that includes the headers and holds them against this crate's layouts: compile it, and run it.

  --include HEADER  includes it, in this order: `d3d12.h`, `<d3d12.h>` or `\"d3d12.h\"`
  --only NAME       looks at this struct, by its C name
  --without NAME    leaves this struct out
  FILE              where the program goes; without it, to the standard output";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut arguments: impl Iterator<Item = String>) -> Result<(), String> {
    let (mut options, mut file) = (Options::default(), None);
    while let Some(argument) = arguments.next() {
        let list = match argument.as_str() {
            "--help" | "-h" => {
                println!("{USAGE}");
                return Ok(());
            }
            "--include" => &mut options.includes,
            "--only" => &mut options.only,
            "--without" => &mut options.without,
            other if other.starts_with('-') || file.is_some() => return Err(format!("`{other}`?\n{USAGE}")),
            _ => {
                file = Some(argument);
                continue;
            }
        };
        let value = arguments.next();
        list.push(value.ok_or_else(|| format!("`{argument}` takes a value\n{USAGE}"))?);
    }
    if options.includes.is_empty() {
        return Err(USAGE.to_owned());
    }
    if let Some(name) = options.unknown_name() {
        return Err(format!("this crate has no struct `{name}`"));
    }
    if options.is_empty() {
        return Err("no struct is left to look at: `--without` leaves out all that `--only` names".to_owned());
    }
    let text = program::write(&options).map_err(|error| error.to_string())?;
    let Some(path) = file else {
        print!("{text}");
        return Ok(());
    };
    std::fs::write(&path, text).map_err(|error| format!("{path}: {error}"))
}
