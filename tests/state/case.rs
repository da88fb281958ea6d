//! A table of cases: for each rule an object that breaks it, its nearest neighbour that does not, and the message.

use clayout::d3d12::state::{Rule, Verdict};

use super::trial::Trial;

/// One line of the table.
pub(crate) struct Case {
    pub(crate) rule: Rule,
    pub(crate) start: fn() -> Trial,
    /// Makes `start` an object that breaks the rule, and no other.
    pub(crate) breaks: fn(&mut Trial),
    /// Makes `start` an object that is as near to that as can be and breaks none.
    pub(crate) keeps: fn(&mut Trial),
    pub(crate) message: &'static str,
}

impl Case {
    /// What is not as the line says.
    fn faults(&self, at: usize) -> Vec<String> {
        let mut faults = Vec::new();
        let mut fault = |what: String| faults.push(format!("{} (line {at} of its table): {what}", self.rule));
        let mut broken = (self.start)();
        (self.breaks)(&mut broken);
        let report = broken.report();
        match report.of(self.rule).next() {
            None => fault(format!("not found in the object that breaks it:\n{report}")),
            Some(found) if found.to_string() != self.message => {
                fault(format!("expected\n{}\nfound\n{found}", self.message));
            }
            Some(_) => {}
        }
        for other in report.diagnostics().iter().filter(|found| found.rule() != self.rule) {
            fault(format!("found beside it:\n{other}"));
        }

        let mut neighbour = (self.start)();
        (self.keeps)(&mut neighbour);
        let report = neighbour.report();
        for found in report.diagnostics() {
            if found.rule() == self.rule || found.verdict() == Verdict::Wrong {
                fault(format!("found in the neighbour:\n{found}"));
            }
        }
        faults
    }
}

/// Checks a table; all that is wrong with it at once.
#[track_caller]
pub(crate) fn check(table: &[Case]) {
    let faults: Vec<String> = table
        .iter()
        .enumerate()
        .flat_map(|(at, case)| case.faults(at))
        .collect();
    assert!(faults.is_empty(), "{} faults\n\n{}", faults.len(), faults.join("\n\n"));
}
