import Foundation

/// The shape of the frame of a button that has one.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, capsule, roundedRectangle(CGFloat?), circle }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// As the host has it.
    public static let automatic = ButtonBorderShape(.automatic)
    /// With round ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// With round corners, as the host has them.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    /// With corners of a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(max(0, radius.finite())))
    }

    /// The radius of the corners, in points, where one is given.
    package var radius: CGFloat? { if case .roundedRectangle(let radius) = kind { radius } else { nil } }

    /// A circle, for a button with an icon alone.
    public static let circle = ButtonBorderShape(.circle)
}

extension ButtonBorderShape: InsettableShape {
    /// The outline in a rectangle; with round corners where the host decides.
    nonisolated public func path(in rect: CGRect) -> Path { outline(in: rect) }

    /// The shape, smaller on all sides by an amount in points.
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

/// The shape of a button's frame, smaller on all sides.
private nonisolated struct InsetBorderShape: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.outline(in: rect.shrunk(by: amount)) }

    func inset(by amount: CGFloat) -> InsetBorderShape { InsetBorderShape(shape: shape, amount: self.amount + amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the frame of a button, as the host has it.
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
    /// Sets the shape of the frames of the view's buttons. A terminal has one shape.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(EnvironmentModifier(keyPath: \.buttonBorderShape, value: shape))
    }
}
