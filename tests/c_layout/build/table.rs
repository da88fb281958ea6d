//! The table of cases as the build script reads it: names, C text and members. The Rust declarations are the test's.

/// One record, declared in Rust and in C.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    /// The annotated type.
    pub(crate) rust: &'static str,
    /// How C spells the type.
    pub(crate) spelling: &'static str,
    pub(crate) flags: &'static [&'static str],
    pub(crate) c: &'static str,
    pub(crate) groups: &'static [Group],
    /// The file that has it.
    pub(crate) file: &'static str,
}

/// Members of one kind and type.
pub(crate) struct Group {
    /// `bits`, `field` (public), `member` (with accessors) or `word` (of an overlay).
    pub(crate) kind: &'static str,
    /// How its values are numbers; empty for integers and `bool`.
    pub(crate) class: &'static str,
    pub(crate) ty: &'static str,
    /// Width in bits, where it is not the type's.
    pub(crate) width: &'static str,
    pub(crate) items: &'static [Item],
}

/// One member.
pub(crate) struct Item {
    /// The Rust field.
    pub(crate) field: &'static str,
    /// `[1][2]`
    pub(crate) index: &'static str,
    /// What C writes behind `object.`; empty where it is as in Rust.
    pub(crate) path: &'static str,
    /// The fields and accessors that lead to the record that has it.
    pub(crate) place: &'static str,
}

/// Makes `CASES` of the table in a file.
///
/// ```text
/// name = RustType as "C spelling" {
///     #[flag]                                     // accessors: there are no conversions; zeroed: not all bytes are values;
///                                                 // int128, ms_struct, gcc: what the C compiler must have or be
///     c r"the C declaration, by hand"
///     rust { the Rust declaration }
///     members {
///         bits a, b "cName", c in [inner, list[1], accessor()]: u8 = 3;      // kind, members, type, width
///         field(enum) mode: Mode;                                            // kind(class)
///     }
/// }
/// ```
macro_rules! cases {
    ($(
        $name:ident = $rust:ty as $spelling:literal {
            $(#[$flag:ident])*
            c $c:literal
            rust { $($declaration:tt)* }
            members { $(
                $kind:ident $(($class:ident))? $(
                    $field:ident $([$index:literal])* $($path:literal)? $(in [$($place:tt)*])?
                ),+ : $ty:ty $(= $width:literal)?;
            )* }
        }
    )*) => {
        pub(crate) const CASES: &[crate::table::Case] = &[$(
            crate::table::Case {
                name: stringify!($name),
                rust: stringify!($rust),
                spelling: $spelling,
                flags: &[$(stringify!($flag)),*],
                c: $c,
                groups: &[$(crate::table::Group {
                    kind: stringify!($kind),
                    class: concat!($(stringify!($class))?),
                    ty: stringify!($ty),
                    width: concat!($($width)?),
                    items: &[$(crate::table::Item {
                        field: stringify!($field),
                        index: concat!($("[", $index, "]"),*),
                        path: concat!($($path)?),
                        place: concat!($(stringify!($($place)*))?),
                    }),+],
                }),*],
                file: file!(),
            }
        ),*];
    };
}

impl Case {
    pub(crate) fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// All members with their groups, in the order of the table.
    pub(crate) fn members(&self) -> impl Iterator<Item = (&'static Group, &'static Item)> {
        let groups = self.groups.iter();
        groups.flat_map(|group| group.items.iter().map(move |item| (group, item)))
    }
}

impl Item {
    /// What leads to the member, one step at a time.
    pub(crate) fn steps(&self) -> Vec<String> {
        let place: String = self.place.split_whitespace().collect();
        place
            .split(',')
            .filter(|step| !step.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// The member as C writes it behind `object.`.
    pub(crate) fn c_path(&self) -> String {
        if !self.path.is_empty() {
            return self.path.to_owned();
        }
        let mut path = String::new();
        for step in self.steps() {
            path += &step.replace("()", "").replace("r#", "");
            path.push('.');
        }
        path + self.field.trim_start_matches("r#") + self.index
    }
}
