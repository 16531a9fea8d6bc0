/// The kinds of input that a gesture recognizes.
///
///     Canvas { context, size in context.stroke(path, with: .color(.blue)) }
///         .gesture(DragGesture(inputKinds: [.pencil, .pointer]).onChanged { line.append($0.location) })
///
/// Hosts that cannot tell kinds of input apart, such as a terminal, only have pointers.
public struct GestureInputKinds: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Fingers on a touch screen.
    public static let directTouch = GestureInputKinds(rawValue: 1)
    /// Several fingers on a touchpad.
    public static let indirectTouch = GestureInputKinds(rawValue: 2)
    /// A pen on a screen or a tablet.
    public static let pencil = GestureInputKinds(rawValue: 4)
    /// A button of a mouse or a touchpad.
    public static let pointer = GestureInputKinds(rawValue: 8)
    /// All kinds, including future ones.
    public static let all = GestureInputKinds(rawValue: .max)
}
