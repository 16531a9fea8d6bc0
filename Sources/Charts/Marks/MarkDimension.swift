/// The width or the height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    /// Creates a number of points.
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    /// Creates a number of points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(_ kind: Kind) { self.kind = kind }

    /// As fits the kind of mark and its scale.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// Returns a number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// Returns the band of the scale, less a number of points on either side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// Returns a part of the band of the scale.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}

/// The way in which marks at one place are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
    private let number: Int

    /// Each mark begins where the one before ends; values below zero go the other way.
    public static var standard: MarkStackingMethod { MarkStackingMethod(number: 0) }
    /// Stacked, as parts of a whole of 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(number: 1) }
    /// Stacked, with the middle of the stack at zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(number: 2) }
    /// Not stacked: marks overlap.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(number: 3) }
}

/// The curve between the points of a line or an area.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
    }

    let kind: Kind

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// Curves that have no extremum between the points.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// Steps at the first point of each pair.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps half-way.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// Steps at the second point of each pair.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
    /// A cardinal spline of tension 0.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// Returns a cardinal spline: tension 1 makes straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }
    /// A Catmull-Rom spline of alpha 0.5.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// Returns a Catmull-Rom spline: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
}
