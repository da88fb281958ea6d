//! What the test suites share: finding C compilers and asking them about layouts.
