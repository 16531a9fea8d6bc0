/// The key under which a progress view finds its style.
enum ProgressViewStyleKey {}

/// A look of progress views: one of the host's.
public protocol ProgressViewStyle {
    /// Which of the host's looks the style stands for.
    nonisolated static var _look: _ControlLook { get }
}

/// The look that suits the host and the place.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public static var _look: _ControlLook { _ControlLook(.automatic) }

    nonisolated public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public static var _look: _ControlLook { _ControlLook(.linear) }

    nonisolated public init() {}
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public static var _look: _ControlLook { _ControlLook(.circular) }

    nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that suits the host and the place.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated struct ProgressViewStyleModifier<S: ProgressViewStyle>: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(ProgressViewStyleKey.self, StyleLook(S._look.look))
    }
}

extension View {
    /// Gives the progress views of the view a look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier<S>())
    }
}
