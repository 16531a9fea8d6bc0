#if GTK
import Foundation
import Martlet
import PlatformValues

/// The contexts in which code draws without naming one, by thread.
package enum DrawingContexts {
    private final class Stack {
        var contexts: [CGContext] = []
    }

    private static let key = "martlet.drawingContexts"

    private static var stack: Stack? { Thread.current.threadDictionary[key] as? Stack }

    /// The context on top; `nil` if the thread draws nothing.
    package static var current: CGContext? { stack?.contexts.last }

    /// Makes a context that of the thread.
    package static func push(_ context: CGContext) {
        if let stack { return stack.contexts.append(context) }
        let stack = Stack()
        stack.contexts = [context]
        Thread.current.threadDictionary[key] = stack
    }

    /// Makes the context before that of the thread again.
    @discardableResult
    package static func pop() -> CGContext? { stack?.contexts.popLast() }

    /// Draws in a context.
    package static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }
}

/// Values of the window in use. On other threads than the main one they are those of a light window with a pixel per point.
package enum DrawingSurroundings {
    /// The number of pixels per point.
    package static var scale: CGFloat {
        guard MainThread.isCurrent else { return 1 }
        return MainActor.assumeIsolated { max(Desktop.value(\.displayScale), 1) }
    }

    /// Whether the color scheme is dark.
    package static var isDark: Bool {
        guard MainThread.isCurrent else { return false }
        return MainActor.assumeIsolated { Desktop.value(\.colorScheme) == .dark }
    }
}
#endif
