/// A host whose windows users can move.
package protocol WindowMovingHost: SceneHost {
    /// Moves the window with the pressed pointer until it is released.
    @MainActor func moveWindow()
}

/// A drag gesture that moves the window.
///
///     Header().gesture(WindowDragGesture())
///
/// The desktop grabs the pointer, so that the window receives no further events of the drag. In a terminal and in
/// tests, windows do not move.
public struct WindowDragGesture: Gesture {
    /// The value of the gesture, which has no properties.
    public struct Value: Equatable, Sendable {}

    @Environment(\.sceneReference) private var reference
    @GestureState private var isMoving = false

    /// Creates the gesture.
    nonisolated public init() {}

    /// The underlying drag gesture.
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
    /// Lets gestures in the view receive the press that activates the window. No effect: here they always do.
    nonisolated public func allowsWindowActivationEvents() -> some View { self }

    /// Sets whether gestures in the view receive the press that activates the window. No effect: here they always do.
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
}

extension Scene {
    /// Sets whether users can move the scene's windows by dragging unused parts of their content. No effect in a
    /// terminal.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        TraitScene(content: self) { $0.isMovedByContent = behavior == .enabled }
    }
}
