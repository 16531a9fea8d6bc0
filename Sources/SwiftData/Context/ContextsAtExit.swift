import Foundation
import MartletBase
import MartletRuntime

/// Saves the changes of the main actor's contexts when the program ends.
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
        // Contexts of the main thread may only be used there: if another thread ends the program, unsaved changes are
        // lost.
        guard MainThread.isCurrent else { return }
        for reference in contexts.withLock({ $0 }) { reference.context?.saveAtExit() }
    }
}
