import Foundation
import Synchronization

/// An alignment guide: a type that identifies the guide and defines its default position.
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
    /// Returns the position of the guide in a view that does not set it, in points from the view's origin.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide: its type and the axis on which it is used.
///
/// One `AlignmentID` may serve both axes; those are two guides. A key is one word: the properties of a guide are in one
/// record for the life of the process, so that layouts copy and compare keys at no cost.
package struct AlignmentKey: Hashable, Sendable {
    /// The rule by which a container combines the explicit guides of its children.
    enum Combination: Sendable {
        /// The arithmetic mean, for custom guides.
        case mean
        /// The smallest: the first baseline.
        case minimum
        /// The largest: the last baseline.
        case maximum
    }

    private final class Record: Sendable {
        let id: any AlignmentID.Type
        let axis: Axis
        let fraction: CGFloat?
        let combination: Combination

        init(_ id: any AlignmentID.Type, _ axis: Axis, _ fraction: CGFloat?) {
            self.id = id
            self.axis = axis
            self.fraction = fraction
            combination =
                if id == FirstBaselineGuide.self {
                    .minimum
                } else if id == LastBaselineGuide.self {
                    .maximum
                } else {
                    .mean
                }
        }
    }

    /// The records of guides, by their types.
    private static let records = Mutex<(horizontal: [ObjectIdentifier: Record], vertical: [ObjectIdentifier: Record])>(
        ([:], [:]))

    // unowned(unsafe): records are in a table for ever; keys are copied without counting.
    private unowned(unsafe) let record: Record

    /// Creates the key of a guide.
    ///
    /// - Parameter fraction: The share of the extent at which the guide always is by default. Layouts read such guides
    ///   most often, and do not ask the type.
    package init(_ id: any AlignmentID.Type, _ axis: Axis, fraction: CGFloat? = nil) {
        record = Self.records.withLock { records in
            switch axis {
            case .horizontal: Self.record(of: id, axis, fraction, in: &records.horizontal)
            case .vertical: Self.record(of: id, axis, fraction, in: &records.vertical)
            }
        }
    }

    private static func record(
        of id: any AlignmentID.Type, _ axis: Axis, _ fraction: CGFloat?,
        in records: inout [ObjectIdentifier: Record]
    ) -> Record {
        if let known = records[ObjectIdentifier(id)] { return known }
        let made = Record(id, axis, fraction)
        records[ObjectIdentifier(id)] = made
        return made
    }

    var id: any AlignmentID.Type { record.id }
    package var axis: Axis { record.axis }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.record === rhs.record }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        if let fraction = record.fraction { return dimensions.size[record.axis] * fraction }
        return record.id.defaultValue(in: dimensions.forUser)
    }

    /// The position of a standard guide, as a share of the extent; nil for any other guide.
    var fraction: CGFloat? { record.fraction }

    /// Whether the guide is the first or the last baseline of text.
    package var isTextBaseline: Bool { record.combination != .mean }

    private var combination: Combination { record.combination }

    /// The value for a container from the explicit values of its children, in its coordinates.
    ///
    /// `nil` when no child has one.
    package func combine(_ values: some Sequence<CGFloat>) -> CGFloat? {
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
