/// What is selected in a text: a place where text is inserted, or a stretch of it.
///
///     @State private var selection: TextSelection?
///
///     TextField("Message", text: $message, selection: $selection)
///
/// Its indices are those of the text that the field is bound to at that moment.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected part of a text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A stretch of the text; an empty one is the place of the cursor.
        case selection(Range<String.Index>)
        /// Several stretches of the text. Fields here select the one from the first to the last of them.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected part of the text.
    public var indices: Indices
    /// To which of two neighbours the cursor belongs.
    public var affinity: TextSelectionAffinity = .automatic

    /// A selection of a stretch of the text.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// The cursor at a place of the text.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// A selection of several stretches.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected, so that there is only a cursor.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// From the first to the last index; nil for no stretch at all.
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

/// To which of its neighbours a cursor between two of them belongs, as at the end of a line that is broken there.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As suits the place.
    case automatic
    /// To what stands before it.
    case upstream
    /// To what stands after it.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// What the selections that fields report say of their cursor.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets what the selections that fields in the view report say of their cursor.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        modifier(EnvironmentModifier(keyPath: \.textSelectionAffinity, value: affinity))
    }
}
