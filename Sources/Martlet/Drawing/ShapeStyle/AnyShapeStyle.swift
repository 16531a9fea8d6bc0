/// A type-erased style.
public struct AnyShapeStyle: Sendable {
    /// Common styles are stored without a box, which makes them fast to compare.
    enum Storage: Sendable {
        case color(Color)
        case hierarchical(HierarchicalShapeStyle)
        case other(any ShapeStyle)
    }

    let storage: Storage

    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) {
        switch style {
        case let color as Color: storage = .color(color)
        case let level as HierarchicalShapeStyle: storage = .hierarchical(level)
        case let any as AnyShapeStyle: self = any
        default: storage = .other(style)
        }
    }

    init(color: Color) {
        storage = .color(color)
    }

    /// The color, if the style is a color.
    package var color: Color? {
        if case .color(let color) = storage { color } else { nil }
    }
}

extension AnyShapeStyle: ShapeStyle {
    /// Returns the paint of the wrapped style.
    public func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        switch storage {
        case .color(let color): color._paint(in: context)
        case .hierarchical(let level): level._paint(in: context)
        case .other(let style): style._paint(in: context)
        }
    }
}

extension AnyShapeStyle {
    /// Whether two styles are provably equal; styles that can't be compared are not.
    func isEqual(to other: AnyShapeStyle) -> Bool {
        switch (storage, other.storage) {
        case (.color(let a), .color(let b)): a == b
        case (.hierarchical(let a), .hierarchical(let b)): a == b
        case (.other(let a), .other(let b)): areEqual(a, b)
        default: false
        }
    }
}

private func areEqual(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
    func compare<T: Equatable>(_ a: T) -> Bool {
        if let b = b as? T { a == b } else { false }
    }
    guard let a = a as? any Equatable else { return false }
    return compare(a)
}
