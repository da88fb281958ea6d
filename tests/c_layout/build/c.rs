//! The C side of a case: its declaration, and a function to read and one to write each member.

use std::fmt::Write as _;

use crate::table::{Case, Group};

/// What the functions and the table of a case are written with.
const COMMON: &str = r"
#ifdef __SIZEOF_INT128__
typedef __int128 clayout_wide;
#else
typedef long long clayout_wide;
#endif
struct clayout_member {
    const char *path;
    void (*get)(const void *object, clayout_wide *value);
    void (*set)(void *object, const clayout_wide *value);
};
struct clayout_case {
    size_t size, align, count;
    const struct clayout_member *members;
};
";

/// The file with a case.
pub(crate) fn source(case: &Case, prelude: &str) -> String {
    let mut text = format!("{prelude}{}\n{COMMON}\n#include <string.h>\n", case.c);
    let _ = writeln!(text, "typedef {} record;", case.spelling);
    let mut table = String::new();
    let mut count = 0;
    for (group, item) in case.members() {
        let path = item.c_path();
        let (read, write) = access(group, &path);
        let _ = writeln!(
            text,
            "static void get_{count}(const void *from, clayout_wide *to) {{ const record *object = from; {read} }}\n\
             static void set_{count}(void *to, const clayout_wide *from) {{ record *object = to; {write} }}"
        );
        let _ = writeln!(table, "    {{ \"{path}\", get_{count}, set_{count} }},");
        count += 1;
    }
    let name = case.name;
    let _ = writeln!(
        text,
        "static const struct clayout_member members[] = {{\n{table}    {{ 0, 0, 0 }}\n}};\n\
         const struct clayout_case clayout_case_{name} = {{ sizeof(record), _Alignof(record), {count}, members }};"
    );
    text
}

/// The statements that read and write a member.
fn access(group: &Group, path: &str) -> (String, String) {
    let member = format!("object->{path}");
    match group.class {
        "float" | "double" => {
            let (ty, bits) = if group.class == "float" {
                ("float", "uint32_t")
            } else {
                ("double", "uint64_t")
            };
            (
                format!("{ty} value = {member}; {bits} bits; memcpy(&bits, &value, sizeof bits); *to = bits;"),
                format!(
                    "{ty} value; {bits} bits = ({bits})*from; memcpy(&value, &bits, sizeof bits); {member} = value;"
                ),
            )
        }
        "pointer" | "reference" | "callback" => (
            format!("*to = (uintptr_t){member};"),
            format!("{member} = (__typeof__({member}))(uintptr_t)*from;"),
        ),
        _ => (format!("*to = {member};"), format!("{member} = *from;")),
    }
}
