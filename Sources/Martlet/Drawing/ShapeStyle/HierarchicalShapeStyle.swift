/// A level of the foreground style in the environment: primary, secondary and so on.
public struct HierarchicalShapeStyle: Hashable, Sendable {
    /// The level, starting with 0 for primary.
    let level: UInt8

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacities of levels without a style of their own.
    static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.1]

    private static let systemColors: [SystemColor] = [
        .primary, .secondary, .tertiary, .quaternary, .quinary,
    ]
}

extension HierarchicalShapeStyle: ShapeStyle {
    /// Returns the paint of the level: that of the foreground style, or else a transparent version of its first level,
    /// or else that of the system.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        let level = Int(level)
        guard let first = context.foreground.first else {
            return context.resolve(Self.systemColors[level])
        }
        // Inside of a foreground style, levels refer to the system's styles and not to the foreground style itself.
        var outer = context
        outer.foreground = []
        if level < context.foreground.count {
            return context.foreground[level]._paint(in: outer)
        }
        if case .hierarchical(let base) = first.storage {
            let sum = min(Int(base.level) + level, Self.opacities.count - 1)
            return HierarchicalShapeStyle(level: UInt8(sum))._paint(in: outer)
        }
        if case .color(let color) = first.storage, color == .primary {
            return context.resolve(Self.systemColors[level])
        }
        return first._paint(in: outer).opacity(Self.opacities[level])
    }
}

/// A level of another style, such as `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: HierarchicalShapeStyle

    /// Returns the paint of the base style with the opacity of the level.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        base._paint(in: context).opacity(HierarchicalShapeStyle.opacities[Int(level.level)])
    }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: .init(level: 1))
    }

    /// The third level of this style.
    public var tertiary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: .init(level: 2))
    }

    /// The fourth level of this style.
    public var quaternary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: .init(level: 3))
    }

    /// The fifth level of this style.
    public var quinary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: .init(level: 4))
    }
}
