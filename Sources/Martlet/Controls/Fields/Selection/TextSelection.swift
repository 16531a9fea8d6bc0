/// The selection in a text: an insertion point or a selected range.
///
///     @State private var selection: TextSelection?
///
///     TextField("Message", text: $message, selection: $selection)
///
/// The indices belong to the current text of the field's binding.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected part of a text: one range, or several.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A selected range. An empty range is the position of the cursor.
        case selection(Range<String.Index>)
        /// Several selected ranges. Fields here select everything from the first range to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected part of the text.
    public var indices: Indices
    /// The side of a line break on which the cursor is shown.
    public var affinity: TextSelectionAffinity = .automatic

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Creates a selection that places the cursor at an index.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether the selection is only a cursor.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The range from the first index to the last; `nil` for an empty set of ranges.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let set):
            if let first = set.ranges.first, let last = set.ranges.last {
                first.lowerBound..<last.upperBound
            } else {
                nil
            }
        }
    }
}

/// The side of a line break on which the cursor is shown, when both sides have the same index.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// The end of the earlier line.
    case upstream
    /// The start of the later line.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of the selections that fields report.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of the selections that fields in the view report.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        modifier(EnvironmentModifier(keyPath: \.textSelectionAffinity, value: affinity))
    }
}
