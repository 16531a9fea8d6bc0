import MartletABI

/// Several consecutive views, as a view builder combines them.
nonisolated public struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T

    /// Creates the content of a builder's block.
    @inlinable
    public init(_ value: T) { self.value = value }

    /// Wraps the elements in a container, for a place that needs a single element.
    public static func _makeView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) {
        // Unsafe pointers: the elements of a tuple type are never freed, and the parent outlives the creation of its
        // content.
        let elements = TupleElements.reference(of: T.self).with { $0.elements }
        inputs.parentReference.with { $0.expectChildren(elements.count) }
        for element in elements {
            func make<V: View>(_ type: V.Type) {
                // A tuple of one view is that view.
                let isCompared = view.isCompared && element.isWhole
                let part = _GraphValue<V>(
                    attribute: view.attribute, offset: view.offset + element.offset, isCompared: isCompared)
                V._makeViewList(view: part, inputs: inputs)
            }
            make(element.type)
        }
    }

    /// False, because the view may have any number of elements.
    public static var _isUnary: Bool { false }

    /// The type of the first view; nil if the tuple is empty.
    // Unsafe pointers: as above.
    package static var firstType: (any View.Type)? {
        TupleElements.reference(of: T.self).with { $0.elements.first?.type }
    }
}

/// The byte offsets of the elements of a tuple of views, computed once per tuple type.
final class TupleElements {
    struct Element {
        let type: any View.Type
        let offset: Int
        /// Whether the tuple consists of this element only.
        let isWhole: Bool
    }

    // Unsafe pointers: type records are never freed, and are accessed unretained for each view.
    let elements: UnsafeBufferPointer<Element>

    private init(elements: [Element]) {
        let places = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = places.initialize(from: elements)
        self.elements = UnsafeBufferPointer(places)
    }

    static func reference<T>(of type: T.Type) -> Borrowed<TupleElements> {
        if let known = cache.reference(type) { return known }
        var elements: [Element] = []
        if let single = type as? any View.Type {
            elements = [Element(type: single, offset: 0, isWhole: true)]
        } else {
            for field in TypeField.fields(of: type) {
                guard let viewType = field.type as? any View.Type else {
                    preconditionFailure("\(type) is not a tuple of views: \(field.type) does not conform to View.")
                }
                let isWhole = field.offset == 0 && TypeLayout.size(of: field.type) == MemoryLayout<T>.size
                elements.append(Element(type: viewType, offset: field.offset, isWhole: isWhole))
            }
        }
        let made = TupleElements(elements: elements)
        cache[type] = made
        return Borrowed(made)
    }

    private static let cache = TypeCache<TupleElements>()
}
