/// The direction in which the focus or the selection moves.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up, down, left or right.
    case up, down, left, right
}

extension View {
    /// Runs an action when the user presses Escape while the focus is in the view; nil for none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape) { action.isRun }
    }

    /// Runs an action for the arrow keys while the focus is in the view; nil for none.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard let action, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return .ignored }
            switch press.key {
            case .upArrow: action(.up)
            case .downArrow: action(.down)
            case .leftArrow: action(.left)
            default: action(.right)
            }
            return .handled
        }
    }

    /// Runs an action when the user presses Delete while the focus is in the view; nil for none.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(keys: [.delete, .deleteForward]) { _ in action.isRun }
    }
}

extension Optional where Wrapped == () -> Void {
    /// Runs the action, if there is one.
    fileprivate var isRun: KeyPress.Result {
        guard let self else { return .ignored }
        self()
        return .handled
    }
}
