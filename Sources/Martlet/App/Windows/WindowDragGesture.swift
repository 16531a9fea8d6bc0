/// A host whose windows a person can move.
package protocol WindowMovingHost: SceneHost {
    /// Lets the window follow the pointer, which is pressed in it, until it is let go.
    @MainActor func moveWindow()
}

/// A movement of the pointer that moves the window.
///
///     Header().gesture(WindowDragGesture())
///
/// The desktop takes the pointer over: what the window shows is told nothing of the rest of the movement. In a terminal, and
/// in tests, no window is moved.
public struct WindowDragGesture: Gesture {
    /// What is known of the movement: that it goes on.
    public struct Value: Equatable, Sendable {}

    @Environment(\.sceneReference) private var reference
    @GestureState private var isMoving = false

    /// A gesture of a movement that moves the window.
    nonisolated public init() {}

    /// The movement that is recognized.
    public var body: some Gesture<Value> {
        DragGesture(minimumDistance: 3)
            .updating($isMoving) { [reference] _, isMoving, _ in
                guard !isMoving else { return }
                isMoving = true
                (reference?.scene?.host as? any WindowMovingHost)?.moveWindow()
            }
            .map { _ in Value() }
    }
}

extension View {
    /// Says that gestures in the view see the press that brings the window forward. On this desktop they do in any case.
    nonisolated public func allowsWindowActivationEvents() -> some View { self }

    /// Says whether gestures in the view see the press that brings the window forward. On this desktop they do in any case.
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}

extension Scene {
    /// Says whether people can move windows of the scene by what nothing else uses of their content. In a terminal no window
    /// is moved.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        TraitScene(content: self) { $0.isMovedByContent = behavior == .enabled }
    }
}
