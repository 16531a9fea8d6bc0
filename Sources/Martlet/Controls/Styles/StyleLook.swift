/// The built-in look of a style, type-erased: one of the looks of the style's kind of control.
public struct _ControlLook {
    private let look: Any

    init<Look: Hashable>(_ look: Look) { self.look = look }

    /// Returns the look as one of a kind of control. Traps if the look belongs to another kind.
    func `as`<Look: Hashable>(_ kind: Look.Type) -> Look {
        guard let look = look as? Look else { preconditionFailure("\(look) is no look of \(kind).") }
        return look
    }
}
