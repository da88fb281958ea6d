//! Names as C has them: spellings of `rename_all`, raw identifiers, what C takes as an identifier.

use proc_macro2::Ident;
use syn::LitStr;
use syn::ext::IdentExt as _;

use crate::errors::Errors;

/// The name without `r#`.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// Whether C takes `name` as an identifier.
pub(crate) fn is_c_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c == '_' || c.is_alphabetic()) && name.chars().all(|c| c == '_' || c.is_alphanumeric())
}

/// The keywords of C11.
const KEYWORDS: [&str; 44] = [
    "auto",
    "break",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "typedef",
    "union",
    "unsigned",
    "void",
    "volatile",
    "while",
    "_Alignas",
    "_Alignof",
    "_Atomic",
    "_Bool",
    "_Complex",
    "_Generic",
    "_Imaginary",
    "_Noreturn",
    "_Static_assert",
    "_Thread_local",
];

/// Whether a name that C would have is free there; reports a keyword at `place`, with the way out.
pub(crate) fn is_no_keyword(name: &str, place: impl quote::ToTokens, way_out: &str, errors: &mut Errors) -> bool {
    let is_keyword = KEYWORDS.contains(&name);
    if is_keyword {
        errors.error(place, format_args!("`{name}` is a keyword of C: {way_out}"));
    }
    !is_keyword
}

/// A name that the user wrote for C; reports it and gives nothing where C would not take it.
pub(crate) fn c_name(name: &LitStr, errors: &mut Errors) -> Option<String> {
    let text = part_of_c_name(name, errors)?;
    is_no_keyword(&text, name, "write the name that the header has", errors).then_some(text)
}

/// The start of a name for C, which may be a keyword.
pub(crate) fn part_of_c_name(name: &LitStr, errors: &mut Errors) -> Option<String> {
    let text = name.value();
    if is_c_identifier(&text) {
        return Some(text);
    }
    errors.error(
        name,
        format_args!(
            "{name} is no name in C: write letters, digits and `_`",
            name = name.token()
        ),
    );
    None
}

/// One of serde's eight spellings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

impl Case {
    const SPELLINGS: [(&'static str, Self); 8] = [
        ("lowercase", Self::Lower),
        ("UPPERCASE", Self::Upper),
        ("PascalCase", Self::Pascal),
        ("camelCase", Self::Camel),
        ("snake_case", Self::Snake),
        ("SCREAMING_SNAKE_CASE", Self::ScreamingSnake),
        ("kebab-case", Self::Kebab),
        ("SCREAMING-KEBAB-CASE", Self::ScreamingKebab),
    ];

    /// The value of a `rename_all`; reports it and gives nothing where it is no spelling.
    pub(crate) fn read(spelling: &LitStr, errors: &mut Errors) -> Option<Self> {
        let text = spelling.value();
        let found = Self::SPELLINGS.iter().find(|(name, _)| *name == text);
        if found.is_none() {
            let known: Vec<String> = Self::SPELLINGS.iter().map(|(name, _)| format!("\"{name}\"")).collect();
            errors.error(
                spelling,
                format_args!("unknown spelling: `rename_all` takes {}", known.join(", ")),
            );
        }
        found.map(|(_, case)| *case)
    }

    /// Renames a field, which Rust spells in `snake_case`.
    pub(crate) fn of_field(self, field: &str) -> String {
        match self {
            Self::Lower | Self::Snake => field.to_owned(),
            Self::Upper | Self::ScreamingSnake => field.to_ascii_uppercase(),
            Self::Pascal => field.split('_').map(capitalised).collect(),
            Self::Camel => uncapitalised(&Self::Pascal.of_field(field)),
            Self::Kebab => field.replace('_', "-"),
            Self::ScreamingKebab => Self::ScreamingSnake.of_field(field).replace('_', "-"),
        }
    }

    /// Renames a variant, which Rust spells in `PascalCase`. Every capital starts a word, digits start none.
    pub(crate) fn of_variant(self, variant: &str) -> String {
        match self {
            Self::Pascal => variant.to_owned(),
            Self::Lower => variant.to_ascii_lowercase(),
            Self::Upper => variant.to_ascii_uppercase(),
            Self::Camel => uncapitalised(variant),
            Self::Snake => {
                let mut snake = String::new();
                for (at, c) in variant.char_indices() {
                    if at > 0 && c.is_uppercase() {
                        snake.push('_');
                    }
                    snake.push(c.to_ascii_lowercase());
                }
                snake
            }
            Self::ScreamingSnake => Self::Snake.of_variant(variant).to_ascii_uppercase(),
            Self::Kebab => Self::Snake.of_variant(variant).replace('_', "-"),
            Self::ScreamingKebab => Self::ScreamingSnake.of_variant(variant).replace('_', "-"),
        }
    }
}

fn capitalised(word: &str) -> String {
    with_first(word, |first| first.to_ascii_uppercase())
}

fn uncapitalised(word: &str) -> String {
    with_first(word, |first| first.to_ascii_lowercase())
}

fn with_first(word: &str, change: impl FnOnce(char) -> char) -> String {
    let mut rest = word.chars();
    rest.next().map(change).into_iter().chain(rest).collect()
}

/// The known name that `name` was most likely meant to be: at most `limit` edits away, case not counted.
pub(crate) fn closest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>, limit: usize) -> Option<&'a str> {
    let distance = |candidate: &&str| edits(&name.to_lowercase(), &candidate.to_lowercase());
    let best = known.into_iter().min_by_key(distance)?;
    (distance(&best) <= limit).then_some(best)
}

/// How many characters have to be put in, taken out or replaced, or neighbours swapped, to turn `from` into `to`.
fn edits(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows = vec![(0..=to.len()).collect::<Vec<_>>()];
    for (i, a) in from.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in to.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(a != b);
            let mut best = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == to[j - 1] && from[i - 1] == *b {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every spelling in the order of `Case::SPELLINGS`, as serde documents and computes them.
    fn all(rename: impl Fn(Case) -> String) -> Vec<String> {
        Case::SPELLINGS.iter().map(|(_, case)| rename(*case)).collect()
    }

    #[test]
    fn fields_are_renamed_as_serde_does() {
        for (field, expected) in [
            (
                "outcome",
                [
                    "outcome", "OUTCOME", "Outcome", "outcome", "outcome", "OUTCOME", "outcome", "OUTCOME",
                ],
            ),
            (
                "very_tasty",
                [
                    "very_tasty",
                    "VERY_TASTY",
                    "VeryTasty",
                    "veryTasty",
                    "very_tasty",
                    "VERY_TASTY",
                    "very-tasty",
                    "VERY-TASTY",
                ],
            ),
            ("a", ["a", "A", "A", "a", "a", "A", "a", "A"]),
            ("z42", ["z42", "Z42", "Z42", "z42", "z42", "Z42", "z42", "Z42"]),
            (
                "log_2_of",
                [
                    "log_2_of", "LOG_2_OF", "Log2Of", "log2Of", "log_2_of", "LOG_2_OF", "log-2-of", "LOG-2-OF",
                ],
            ),
        ] {
            assert_eq!(all(|case| case.of_field(field)), expected, "{field}");
        }
    }

    #[test]
    fn variants_are_renamed_as_serde_does() {
        for (variant, expected) in [
            (
                "Outcome",
                [
                    "outcome", "OUTCOME", "Outcome", "outcome", "outcome", "OUTCOME", "outcome", "OUTCOME",
                ],
            ),
            (
                "VeryTasty",
                [
                    "verytasty",
                    "VERYTASTY",
                    "VeryTasty",
                    "veryTasty",
                    "very_tasty",
                    "VERY_TASTY",
                    "very-tasty",
                    "VERY-TASTY",
                ],
            ),
            ("A", ["a", "A", "A", "a", "a", "A", "a", "A"]),
            ("Z42", ["z42", "Z42", "Z42", "z42", "z42", "Z42", "z42", "Z42"]),
            // An acronym is a word for every letter: the C name then needs `name = "..."`.
            (
                "HTTPGet",
                [
                    "httpget",
                    "HTTPGET",
                    "HTTPGet",
                    "hTTPGet",
                    "h_t_t_p_get",
                    "H_T_T_P_GET",
                    "h-t-t-p-get",
                    "H-T-T-P-GET",
                ],
            ),
            (
                "Tier1_1",
                [
                    "tier1_1", "TIER1_1", "Tier1_1", "tier1_1", "tier1_1", "TIER1_1", "tier1-1", "TIER1-1",
                ],
            ),
        ] {
            assert_eq!(all(|case| case.of_variant(variant)), expected, "{variant}");
        }
    }

    #[test]
    fn a_near_miss_is_recognised_and_a_far_one_is_not() {
        let known = ["name", "rename_all", "prefix", "crate"];
        for (name, limit, expected) in [
            ("nmae", 1, Some("name")),
            ("naem", 1, Some("name")),
            ("rename", 2, Some("name")),
            ("renameall", 3, Some("rename_all")),
            ("Crate", 2, Some("crate")),
            ("colour", 2, None),
        ] {
            assert_eq!(closest(name, known, limit), expected, "{name}");
        }
    }

    #[test]
    fn what_c_takes_as_a_name() {
        for name in ["a", "_0", "D3D12_X", "größe"] {
            assert!(is_c_identifier(name), "{name}");
        }
        for name in ["", "0a", "a b", "a-b", "a::b"] {
            assert!(!is_c_identifier(name), "{name}");
        }
    }
}
