import Foundation
import Martlet

/// One thing that exploring does with a host, which can be done again with another host.
@MainActor
struct ExploredStep {
    /// The step in words.
    let words: String
    /// The step as a line of a test.
    let code: String
    let perform: (TestHost) throws -> Void

    init(_ words: String, _ code: String, _ perform: @escaping (TestHost) throws -> Void) {
        (self.words, self.code, self.perform) = (words, code, perform)
    }

    /// Something wrong that a step has brought about.
    struct Fault {
        let message: String
        /// Whether it is a difference between what is shown and what is computed from scratch, rather than an issue.
        let isDifference: Bool
    }

    /// Returns the fault of a host, beside a number of issues that are known.
    static func fault(of host: TestHost, since known: Int) -> Fault? {
        if host.issues.count > known { return Fault(message: host.issues[known].message, isDifference: false) }
        return host.differenceFromScratch().map { Fault(message: $0, isDifference: true) }
    }

    /// Takes steps with a host, as far as each is possible, up to the first fault.
    static func fault(of steps: [ExploredStep], on host: TestHost) -> Fault? {
        let known = host.issues.count
        for step in steps where host.core.isRunning {
            try? step.perform(host)
            if let fault = fault(of: host, since: known) { return fault }
        }
        return nil
    }

    // MARK: - Shrinking

    /// The largest number of hosts that are made to find out which steps are needed.
    private static let tryLimit = 300

    /// Leaves out what is not needed: first large parts of the steps, then smaller ones, at last single ones.
    ///
    /// - Parameter fails: Returns whether the fault arises after some steps too.
    /// - Returns: The steps that are needed; nil if the fault does not even arise after all of them.
    static func shrink(_ steps: [ExploredStep], _ fails: ([ExploredStep]) -> Bool) -> [ExploredStep]? {
        guard fails(steps) else { return nil }
        var steps = steps
        var size = max(1, steps.count / 2)
        var tries = 0
        while tries < tryLimit {
            var start = 0
            var isShorter = false
            while start < steps.count, tries < tryLimit {
                var candidate = steps
                candidate.removeSubrange(start..<min(start + size, steps.count))
                tries += 1
                if fails(candidate) {
                    steps = candidate
                    isShorter = true
                } else {
                    start += size
                }
            }
            if size == 1, !isShorter { break }
            size = max(1, size / 2)
        }
        return steps
    }

    // MARK: - As a test

    /// Returns a test that takes the steps.
    static func test(_ steps: [ExploredStep], of view: Any.Type?, _ fault: Fault) -> String {
        let name = view.map { "\($0)" } ?? ""
        let content = name.isEmpty || name.contains("<") ? "/* the view */" : "\(name)()"
        var lines = ["let host = TestHost { \(content) }"] + steps.map(\.code)
        if fault.isDifference { lines.append("host.assertUpToDate()") }
        return "@MainActor @Test func explored() throws {\n" + lines.map { "    \($0)\n" }.joined() + "}"
    }
}

/// An element as another host finds it again.
@MainActor
struct ExploredPlace {
    private let words: String
    private let code: String
    private let find: (TestHost) throws -> Element

    /// A place by role and name; by role and index where the name is not enough; by a text in it for what has no role. Nil
    /// if none of these leads to the element.
    init?(_ element: Element, in host: TestHost) {
        words = "the \(element.kind) \"\(element.label)\""
        guard let role = element.role else {
            let texts = ElementSearch(core: element.core, root: element.node).nodes.compactMap(\.ownText)
            guard let text = texts.first(where: { (try? host.find(text: $0))?.isVisible == true }) else { return nil }
            code = "host.find(text: \(text.debugDescription))"
            find = { try $0.find(text: text) }
            return
        }
        let label = element.label
        if !label.isEmpty, (try? host.find(role, label)) == element {
            code = "host.find(.\(role), \(label.debugDescription))"
            find = { try $0.find(role, label) }
        } else if let index = host.findAll(role).firstIndex(of: element) {
            code = "host.find(.\(role), at: \(index))"
            find = { try $0.find(role, at: index) }
        } else {
            return nil
        }
    }

    /// Returns a step that does something with the element.
    func step(
        _ action: String, _ call: String, _ perform: @escaping (Element) throws -> Void
    ) -> ExploredStep {
        ExploredStep("\(action) \(words)", "try \(code).\(call)") { [find] in try perform(find($0)) }
    }
}
