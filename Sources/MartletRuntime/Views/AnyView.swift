/// A type-erased view.
///
/// Use it where views of different types need one type, such as in an array or a stored property:
///
///     let pages: [AnyView] = [AnyView(Text("Welcome")), AnyView(Image(systemName: "star"))]
///
/// In a body, `if` and `switch` are better: their branches keep their types and their identities.
///
/// The storage below it lasts while the wrapped type stays the same, and ends when it changes (law A7).
nonisolated public struct AnyView: PrimitiveView {
    // @unchecked Sendable: view values are immutable here, and are used on the thread that shows them.
    class Storage: @unchecked Sendable {
        func show(in branches: BranchSwitch) {}
        func isEqual(to other: Storage) -> Bool { false }
        func hasPart(withID id: AnyHashable) -> Bool { false }
    }

    private final class Wrapped<V: View>: Storage, @unchecked Sendable {
        let view: V

        init(_ view: V) { self.view = view }

        override func show(in branches: BranchSwitch) {
            branches.show(view, branch: 0)
        }

        override func hasPart(withID id: AnyHashable) -> Bool { MartletRuntime.hasPart(view, withID: id) }
    }

    let storage: Storage

    /// Hides the type of a view.
    public init<V: View>(_ view: V) {
        if let any = view as? AnyView {
            self = any
        } else {
            storage = Wrapped(view)
        }
    }

    /// Hides the type of a view; the same as `init(_:)`.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Hides the type of a value if it is a view.
    ///
    /// - Returns: nil for any other value.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Wraps the elements in a container, for a place that needs a single element.
    public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            view.read(in: graph).storage.show(in: branches)
        }
    }

    /// False, because the view may have any number of elements.
    public static var _isUnary: Bool { false }
}
