import AttributeGraph

/// The identifier of an attribute in one of the program's graphs: a view by its body, or a state by its input.
struct ViewKey: Hashable, Sendable, CustomStringConvertible {
    var graph: Int
    var attribute: AnyAttribute

    init(graph: Int, attribute: AnyAttribute) {
        self.graph = graph
        self.attribute = attribute
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bits) }

    /// A multiplication instead of a keyed hash, which took most of the time of reading records: the keys come from the
    /// program itself.
    func _rawHashValue(seed: Int) -> Int {
        let product = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return Int(truncatingIfNeeded: product.high ^ product.low)
    }

    private var bits: UInt64 {
        (UInt64(attribute.generation) << 32 | UInt64(attribute.index)) ^ UInt64(graph) << 56
    }

    /// The identifier as text: `17.1`, or `2:17.1` for a graph other than the first.
    var description: String {
        let own = "\(attribute.index).\(attribute.generation)"
        return graph == 0 ? own : "\(graph):\(own)"
    }

    var id: UpdateReport.ViewID { .init(description) }

    /// Parses an identifier; `nil` for invalid text.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let own = parts.last, let graph = parts.count == 2 ? Int(parts[0]) : 0 else {
            return nil
        }
        let numbers = own.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0) }
        guard numbers.count == 2, let index = numbers[0], let generation = numbers[1], graph >= 0 else { return nil }
        self.init(graph: graph, attribute: AnyAttribute(recordedIndex: index, generation: generation))
    }
}
