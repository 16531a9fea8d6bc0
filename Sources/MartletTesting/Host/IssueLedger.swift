import Martlet

/// The issues of one test host: those that the test expects, and those that it does not.
final class IssueLedger {
    private struct Expectation {
        let text: String
        var isMet = false
    }

    /// The issues that arose and that the test does not expect.
    private(set) var unexpected: [RuntimeIssue] = []
    private var expectations: [Expectation] = []
    private var isForgotten = false

    /// Makes all issues, also those that come, no fault of the test.
    func forget() { isForgotten = true }

    /// Takes an issue that arose. An expectation accounts for every issue with its text.
    func record(_ issue: RuntimeIssue) {
        var isExpected = false
        for index in expectations.indices where issue.message.contains(expectations[index].text) {
            expectations[index].isMet = true
            isExpected = true
        }
        if !isExpected { unexpected.append(issue) }
    }

    /// Accounts for issues with a text, including later ones.
    func expect(_ text: String) {
        let count = unexpected.count
        unexpected.removeAll { $0.message.contains(text) }
        expectations.append(Expectation(text: text, isMet: unexpected.count < count))
    }

    /// The failures of the test: unexpected issues, and expectations that were not met.
    var failures: [String] {
        if isForgotten { return [] }
        return unexpected.map { "An issue that was not expected: \($0.message)" }
            + expectations.filter { !$0.isMet }.map { "No issue contained \"\($0.text)\", which was expected." }
    }
}
