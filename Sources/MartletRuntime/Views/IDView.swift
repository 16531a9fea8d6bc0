/// A view with an explicit identity: a changed id ends the lifetime below it and starts a new one (law A6).
nonisolated public struct IDView<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
    /// Wraps the elements in a container, for a place that needs a single element.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .container(of: Self.self, inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            let view = view.read(in: graph)
            branches.show(view.content, identity: view.id)
        }
    }

    /// False, because the view may have any number of elements.
    nonisolated public static var _isUnary: Bool { false }
}

extension View {
    /// Binds the identity of the view to a value.
    ///
    /// When the value changes, the lifetime of the view and of everything below it ends, and a new one starts: state is
    /// reset.
    ///
    ///     struct Quiz: View {
    ///         @State private var round = 1
    ///         var body: some View {
    ///             TextField("Answer", text: .constant("")).id(round)
    ///             Button("Next") { round += 1 }
    ///         }
    ///     }
    ///
    /// The id is also a target for `scrollTo(_:anchor:)`.
    ///
    /// - Parameter id: The value.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}
