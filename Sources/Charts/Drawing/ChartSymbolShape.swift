/// A shape that points are shown as.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as a square that fills the unit square.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
    /// Two crossed diagonals.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
    /// An asterisk.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

/// A shape of those that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    /// The width of the border; nil for a filled shape.
    var border: CGFloat?

    init(_ kind: Kind, border: CGFloat? = nil) {
        self.kind = kind
        self.border = border
    }

    /// The default symbols, in the order in which values get them.
    static let order: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]

    /// Returns the border of the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(kind, border: lineWidth)
    }

    /// The rectangle in which the shape looks as large as a square that fills the unit square.
    public var perceptualUnitRect: CGRect {
        switch kind {
        case .circle, .square: CGRect(x: 0, y: 0, width: 1, height: 1)
        default: CGRect(x: -0.1, y: -0.1, width: 1.2, height: 1.2)
        }
    }

    /// Returns the outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path {
        guard let border else { return outline(in: rect) }
        return outline(in: rect.insetBy(dx: border / 2, dy: border / 2)).strokedPath(StrokeStyle(lineWidth: border))
    }

    private nonisolated func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
        case .triangle: return polygon(3, in: rect)
        case .diamond: return polygon(4, in: rect)
        case .pentagon: return polygon(5, in: rect)
        case .plus: return spokes(4, from: 0, in: rect)
        case .cross: return spokes(4, from: .pi / 4, in: rect)
        case .asterisk: return spokes(6, from: .pi / 2, in: rect)
        }
    }

    private nonisolated func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<count {
                let angle = CGFloat(index) * 2 * .pi / CGFloat(count) - .pi / 2
                let point = CGPoint(
                    x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    private nonisolated func spokes(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
        let lines = Path { path in
            for index in 0..<count {
                let angle = start + CGFloat(index) * 2 * .pi / CGFloat(count)
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(
                    to: CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                )
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: max(1, min(rect.width, rect.height) / 5)))
    }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let outline: @Sendable (CGRect) -> Path
    /// The rectangle in which the shape looks as large as a square that fills the unit square.
    public let perceptualUnitRect: CGRect

    /// Erases the type of a symbol.
    public init(_ shape: any ChartSymbolShape) {
        func erase<S: ChartSymbolShape>(_ shape: S) -> @Sendable (CGRect) -> Path { { shape.path(in: $0) } }
        outline = erase(shape)
        perceptualUnitRect = shape.perceptualUnitRect
    }

    /// Returns the outline of the shape.
    nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}
