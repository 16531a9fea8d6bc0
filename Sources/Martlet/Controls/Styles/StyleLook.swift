/// A look of the host's, as a built-in style names it: one of those that the style's kind of control has.
public struct _ControlLook {
    private let look: Any

    init<Look: Hashable>(_ look: Look) { self.look = look }

    /// The look as one of a kind of control. A style stands for a look of its own kind.
    func `as`<Look: Hashable>(_ kind: Look.Type) -> Look {
        guard let look = look as? Look else { preconditionFailure("\(look) is no look of \(kind).") }
        return look
    }
}
