import Synchronization
import Martlet
import MartletRuntime

/// Collects the issues that belong to no scene.
enum DetachedIssues {
    private final class Box: Sendable {
        let messages = Mutex<[String]>([])
    }

    @MainActor
    static func during(_ body: () -> Void) -> [String] {
        let box = Box()
        Diagnostics.detachedHandler.withLock { handler in
            handler = .init { issue in box.messages.withLock { $0.append(issue.message) } }
        }
        body()
        Diagnostics.detachedHandler.withLock { $0 = nil }
        return box.messages.withLock { $0 }
    }
}
