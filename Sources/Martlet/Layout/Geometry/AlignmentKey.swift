import Foundation

/// A way to align views: a type that stands for the guide and knows its default position.
///
/// ```swift
/// enum MidAccount: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
/// }
/// extension VerticalAlignment {
///     static let midAccount = VerticalAlignment(MidAccount.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
    /// Where the guide lies in a view that doesn't set it, in points from the view's origin.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide: its type and the axis on which it is used.
///
/// One `AlignmentID` may serve both axes; those are two guides.
struct AlignmentKey: Hashable, Sendable {
    /// How a container makes its own explicit value of a guide from those of its children.
    enum Combination: Sendable {
        /// The arithmetic mean: what custom guides do.
        case mean
        /// The smallest: the first baseline.
        case minimum
        /// The largest: the last baseline.
        case maximum
    }

    let id: any AlignmentID.Type
    let axis: Axis

    init(_ id: any AlignmentID.Type, _ axis: Axis) {
        self.id = id
        self.axis = axis
    }

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        id.defaultValue(in: dimensions)
    }

    /// Whether the guide is the first or the last baseline of text.
    var isTextBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }

    var combination: Combination {
        if self == VerticalAlignment.firstTextBaseline.key { return .minimum }
        if self == VerticalAlignment.lastTextBaseline.key { return .maximum }
        return .mean
    }

    /// The value for a container from the explicit values of its children, in its coordinates.
    ///
    /// `nil` when no child has one.
    func combine(_ values: some Sequence<CGFloat>) -> CGFloat? {
        var count = 0
        var result: CGFloat = 0
        let combination = combination
        for value in values {
            count += 1
            if count == 1 {
                result = value
                continue
            }
            switch combination {
            case .mean: result += value
            case .minimum: result = min(result, value)
            case .maximum: result = max(result, value)
            }
        }
        if count == 0 { return nil }
        return combination == .mean ? result / CGFloat(count) : result
    }
}
