//! Pipeline state streams: their memory against Microsoft's helpers and on 32 bits, read back as the runtime reads it.

#[path = "stream/console.rs"]
mod console;
#[path = "stream/counts.rs"]
mod counts;
#[path = "stream/equal.rs"]
mod equal;
#[path = "stream/filled.rs"]
mod filled;
#[path = "stream/helpers.rs"]
mod helpers;
#[path = "stream/memory.rs"]
mod memory;
#[path = "stream/types.rs"]
mod types;
#[path = "stream/walker.rs"]
mod walker;
#[path = "stream/widths.rs"]
mod widths;
