import Foundation

/// The shape of the border of text fields, which ``View/textInputBorderShape(_:)`` sets.
public struct TextInputBorderShape: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, capsule, roundedRectangle, environment }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The host's shape, which has rounded corners.
    public static var automatic: TextInputBorderShape { TextInputBorderShape(.automatic) }
    /// A rectangle with semicircular ends.
    public static var capsule: TextInputBorderShape { TextInputBorderShape(.capsule) }
    /// A rectangle with rounded corners of the host's radius.
    public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(.roundedRectangle) }

    /// The shape of the environment.
    fileprivate static var environment: TextInputBorderShape { TextInputBorderShape(.environment) }

    /// Returns the shape for an environment.
    func resolved(in values: EnvironmentValues) -> TextInputBorderShape {
        kind == .environment ? values.textInputBorderShape : self
    }

    /// Whether the ends are semicircles.
    package var isCapsule: Bool { kind == .capsule }
}

extension TextInputBorderShape: InsettableShape {
    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        isCapsule ? Capsule().path(in: rect) : RoundedRectangle(cornerRadius: 6).path(in: rect)
    }

    /// Returns the shape inset by an amount in points on all sides.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetTextInputBorder(shape: self, amount: amount)
    }
}

extension Shape where Self == TextInputBorderShape {
    /// The border shape of the text fields at the same place, which ``View/textInputBorderShape(_:)`` sets.
    ///
    ///     TextField("Search", text: $text)
    ///         .textFieldStyle(.plain)
    ///         .padding(8)
    ///         .background(.quaternary, in: .textInputBorder)
    ///         .textInputBorderShape(.capsule)
    public static var textInputBorder: TextInputBorderShape { .environment }
}

/// The border of text fields, inset on all sides.
nonisolated struct InsetTextInputBorder: InsettableShape {
    fileprivate var shape: TextInputBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect.shrunk(by: amount)) }

    /// Returns the shape for an environment.
    func resolved(in values: EnvironmentValues) -> InsetTextInputBorder {
        InsetTextInputBorder(shape: shape.resolved(in: values), amount: amount)
    }

    func inset(by amount: CGFloat) -> InsetTextInputBorder {
        InsetTextInputBorder(shape: shape, amount: self.amount + amount)
    }
}

private enum TextInputBorderShapeKey: EnvironmentKey {
    static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
    var textInputBorderShape: TextInputBorderShape {
        get { self[TextInputBorderShapeKey.self] }
        set { self[TextInputBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of the text fields in the view.
    ///
    ///     HStack {
    ///         TextField("Search", text: $text)
    ///         Button("Go", action: search)
    ///     }
    ///     .buttonBorderShape(.capsule)
    ///     .textInputBorderShape(.capsule)
    ///
    /// Fields of several lines keep their corners. No effect in a terminal, which has one shape.
    nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        modifier(EnvironmentModifier(keyPath: \.textInputBorderShape, value: shape))
    }
}
