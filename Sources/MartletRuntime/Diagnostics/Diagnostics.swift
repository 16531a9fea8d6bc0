import AttributeGraph
import Foundation
import Synchronization

/// The issues of one scene: printed once per place, and recorded.
package final class Diagnostics {
    /// The issues that arose so far, each once.
    package private(set) var issues: [RuntimeIssue] = []
    /// Called with each new issue; the default prints it to standard error.
    package var handler: (RuntimeIssue) -> Void = Diagnostics.print

    package init() {}

    /// An additional callback for each new issue, besides its handler.
    package var listener: ((RuntimeIssue) -> Void)?

    private var seen: Set<String> = []

    /// Reports an issue, unless one with the same message was reported before.
    package func report(_ issue: RuntimeIssue) {
        guard seen.insert(issue.message).inserted else { return }
        issues.append(issue)
        handler(issue)
        listener?(issue)
    }

    /// Issues that are reported after the update has settled, if their rules still exist and have readers.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) private var waiting: [(issue: RuntimeIssue, rule: AnyAttribute)] = []

    /// Reports an issue after the update has settled, if its rule still exists then and has readers.
    func reportLater(_ issue: RuntimeIssue, of rule: AnyAttribute) { waiting.append((issue, rule)) }

    /// Whether issues wait for the update to settle.
    var hasWaiting: Bool { !waiting.isEmpty }

    /// Reports the issues that wait for the end of the update.
    func reportWaiting(in graph: Graph) {
        for (issue, rule) in waiting where graph.isAlive(rule) && !graph.readers(of: rule).isEmpty { report(issue) }
        waiting = []
    }

    /// Reports an issue of which only the message is known.
    package func report(_ message: String) { report(RuntimeIssue(message: message)) }

    /// Returns whether an issue is new. `key` represents the message, without the parts that are expensive to compute.
    package func isNew(_ key: String) -> Bool { seen.insert(key).inserted }

    /// Removes every issue whose message contains a text; returns true if there was one.
    package func consume(containing text: String) -> Bool {
        let count = issues.count
        issues.removeAll { $0.message.contains(text) }
        return issues.count < count
    }

    static func print(_ issue: RuntimeIssue) {
        // Without a standard error, the message is dropped.
        try? FileHandle.standardError.write(contentsOf: Data("Martlet: \(issue.message.printable)\n".utf8))
    }

    // MARK: - Issues of no scene

    /// Reports an issue that belongs to no scene, and so fails no test: it is printed, once for each message.
    package static func reportDetached(_ issue: RuntimeIssue) {
        let isNew = detached.withLock { $0.insert(issue.message).inserted }
        if isNew { print(issue) }
        detachedHandler.withLock { $0 }?.notify(issue)
    }

    private static let detached = Mutex<Set<String>>([])
    /// Told of every issue that belongs to no scene.
    package static let detachedHandler = Mutex<DetachedHandler?>(nil)

    /// A struct, because a bare closure would be wrapped again by each access through the lock.
    package struct DetachedHandler {
        let notify: @Sendable (RuntimeIssue) -> Void

        package init(notify: @escaping @Sendable (RuntimeIssue) -> Void) { self.notify = notify }
    }
}
