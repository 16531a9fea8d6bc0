import Synchronization
import Martlet
import MartletRuntime

/// Collects what `_printChanges()` and `_logChanges()` say.
enum PrintedChanges {
    private final class Box: Sendable {
        let texts = Mutex<[(text: String, isLog: Bool)]>([])
    }

    @MainActor private static var current: Box?

    /// The number of texts printed so far.
    @MainActor static var count: Int { current?.texts.withLock { $0.count } ?? 0 }

    @MainActor
    static func during(_ body: () throws -> Void) rethrows -> [(text: String, isLog: Bool)] {
        let box = Box()
        let before = ChangeReport.output.withLock { output in
            let before = output
            output = .init { text, isLog in box.texts.withLock { $0.append((text, isLog)) } }
            return before
        }
        current = box
        defer {
            ChangeReport.output.withLock { $0 = before }
            current = nil
        }
        try body()
        return box.texts.withLock { $0 }
    }
}

/// Skips what depends on lines where programs have none.
enum DebugInformation {
    @inline(never)
    static var isThere: Bool { WriteCapture().site?.line != nil }
}
