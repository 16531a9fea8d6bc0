/// Several views in a row, as a view builder makes them.
nonisolated public struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T

    /// Makes the content of a builder's block.
    public init(_ value: T) { self.value = value }

    public static func _makeView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) {
        for element in TupleElements.of(T.self).elements {
            func make<V: View>(_ type: V.Type) {
                V._makeViewList(view: view.project(offset: element.offset, as: V.self), inputs: inputs)
            }
            make(element.type)
        }
    }

    public static var _isUnary: Bool { false }
}

/// Where the elements of a tuple of views lie, found once per tuple type.
final class TupleElements {
    struct Element {
        let type: any View.Type
        let offset: Int
    }

    let elements: [Element]

    private init(elements: [Element]) { self.elements = elements }

    static func of<T>(_ type: T.Type) -> TupleElements {
        if let known = cache[type] { return known }
        var elements: [Element] = []
        if let single = type as? any View.Type {
            elements = [Element(type: single, offset: 0)]
        } else {
            forEachField(of: type) { _, offset, fieldType in
                guard let viewType = fieldType as? any View.Type else {
                    preconditionFailure("\(type) is not a tuple of views: \(fieldType) does not conform to View.")
                }
                elements.append(Element(type: viewType, offset: offset))
            }
        }
        let made = TupleElements(elements: elements)
        cache[type] = made
        return made
    }

    private nonisolated(unsafe) static var cache = TypeTable<TupleElements>()
}
