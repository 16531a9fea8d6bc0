import Foundation
import MartletBase
import MartletRuntime

/// Sees to it that what the main actor's contexts hold is saved when the program ends.
enum ContextsAtExit {
    private static let contexts = HandedMutex<[ContextReference]>([])
    private static let isInstalled: Bool = {
        atexit { ContextsAtExit.save() }
        return true
    }()

    static func add(_ reference: ContextReference) {
        _ = isInstalled
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(reference)
        }
    }

    private static func save() {
        // Contexts of the main thread are the main thread's: a program that another ends has saved what it has saved.
        guard MainThread.isCurrent else { return }
        for reference in contexts.withLock({ $0 }) { reference.context?.saveAtExit() }
    }
}
