//! The derive macros of clayout.
