import Foundation
import Synchronization

/// A report of something that the author of a view should know: what happened, where, and what to do.
public struct RuntimeIssue: Sendable, Hashable {
    /// The report in the user's terms: a sentence, the view path, the property, and the source line where known.
    public let message: String

    public init(message: String) { self.message = message }
}

/// The issues of one scene: printed once per place, and recorded.
public final class Diagnostics {
    /// The issues that arose so far, each once.
    public private(set) var issues: [RuntimeIssue] = []
    /// Called with each new issue; the default prints it to standard error.
    public var handler: (RuntimeIssue) -> Void = Diagnostics.print

    private var seen: Set<RuntimeIssue> = []

    /// Reports an issue, unless the same one was reported before.
    func report(_ message: String) {
        let issue = RuntimeIssue(message: message)
        guard seen.insert(issue).inserted else { return }
        issues.append(issue)
        handler(issue)
    }

    /// Takes back every issue whose message contains a text; true if there was one.
    public func consume(containing text: String) -> Bool {
        let count = issues.count
        issues.removeAll { $0.message.contains(text) }
        return issues.count < count
    }

    static func print(_ issue: RuntimeIssue) {
        FileHandle.standardError.write(Data("Martlet: \(issue.message)\n".utf8))
    }

    /// Reports a write to a property that is not part of a view hierarchy (law A10). It belongs to no scene.
    static func reportDetachedWrite<Value>(of type: Value.Type, wrapper: String) {
        let message =
            "A write to a \(wrapper) property of type \(typeName(type)) was dropped: its view is not in a hierarchy. "
            + "Write it from the view's body, from an action, or from a task of the view."
        reportDetached(message)
    }

    /// Reports that the object of a `StateObject` was read where no view keeps it. It belongs to no scene.
    static func reportDetachedObject(of type: Any.Type) {
        reportDetached(
            "A StateObject property of type \(typeName(type)) was read, and its view is not in a hierarchy: the object "
                + "was made for this reading alone. Read it in the view's body, in an action, or in a task of the view."
        )
    }

    /// Reports an issue that belongs to no scene. Called on any thread.
    static func reportDetached(_ message: String) {
        let isNew = detached.withLock { $0.insert(message).inserted }
        if isNew { print(RuntimeIssue(message: message)) }
        detachedHandler.withLock { $0 }?(RuntimeIssue(message: message))
    }

    private static let detached = Mutex<Set<String>>([])
    /// Told of every issue that belongs to no scene.
    static let detachedHandler = Mutex<(@Sendable (RuntimeIssue) -> Void)?>(nil)
}
