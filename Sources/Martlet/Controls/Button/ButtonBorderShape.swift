import Foundation

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, capsule, roundedRectangle(CGFloat?), circle }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The host's shape.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle with semicircular ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with rounded corners of the host's radius.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    /// Returns a rectangle with rounded corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(max(0, radius.finite())))
    }

    /// The corner radius in points, if the shape specifies one.
    package var radius: CGFloat? { if case .roundedRectangle(let radius) = kind { radius } else { nil } }

    /// A circle, for a button that shows only an icon.
    public static let circle = ButtonBorderShape(.circle)
}

extension ButtonBorderShape: InsettableShape {
    /// Returns the outline in a rectangle. `automatic` has rounded corners here.
    nonisolated public func path(in rect: CGRect) -> Path { outline(in: rect) }

    /// Returns the shape inset by an amount in points on all sides.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetBorderShape(shape: self, amount: amount)
    }

    fileprivate func outline(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 6).path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: 6).path(in: rect)
        }
    }
}

/// A button's border shape, inset on all sides.
private nonisolated struct InsetBorderShape: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.outline(in: rect.shrunk(by: amount)) }

    func inset(by amount: CGFloat) -> InsetBorderShape { InsetBorderShape(shape: shape, amount: self.amount + amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of button borders, which the host chooses.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the border shape of the buttons in the view. No effect in a terminal, which has one shape.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(EnvironmentModifier(keyPath: \.buttonBorderShape, value: shape))
    }
}
