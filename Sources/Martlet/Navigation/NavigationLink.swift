import AttributeGraph

/// A control that pushes a page onto the navigation stack around it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    let label: Label
    let target: Target

    enum Target {
        case view(Destination, isActive: Binding<Bool>?)
        /// Nil for a link that leads nowhere, and can't be operated.
        case value(AnyHashable?)
    }

    init(label: Label, target: Target) {
        self.label = label
        self.target = target
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let controller = inputs.attachment(NavigationController.self, as: NavigationController.self)
        let column = inputs.attachment(ColumnLinks.self, as: ColumnLinks.self)
        let isInColumn = column != nil
        let place = LinkPlace()
        let presenter = ViewPresenter<Destination>()
        inputs.followObserving(.containers) { graph in
            guard case .view(let destination, let isActive) = view.pointer(in: graph).pointee.target else { return }
            presenter.take(destination, graph: graph)
            presenter.dismissed = isActive.map { isActive in { isActive.wrappedValue = false } }
            if let isActive { controller?.follow(isActive.wrappedValue, presenter, from: column?.column) }
        }
        let label = view[\.label]
        // A row leads on as a whole; anywhere else a link is as large as its label.
        let look: ButtonLook = inputs.parent.enclosingRow == nil ? .borderless : .disclosure
        let row = look == .disclosure ? ControlLabel(label).withBadge(of: inputs) : ControlLabel(label)
        let environment = inputs.environment
        let outputs = ButtonMaker.make(LinkControl(), label: row, inputs: inputs) { graph in
            let target = view.pointer(in: graph).pointee.target
            var parts = ButtonParts(action: {})
            parts.look = look
            let values = EnvironmentValues(scope: environment)
            // In a sidebar it is the selection that shows what a row leads to.
            parts.showsIndicator =
                switch values.navigationLinkIndicatorVisibility {
                case .automatic: values.listPlace != .sidebar
                case .visible: true
                case .hidden: false
                }
            switch target {
            case .view(_, let isActive):
                parts.isEnabled = controller != nil
                parts.action = {
                    if let isActive {
                        isActive.wrappedValue = true
                    } else {
                        controller?.open(presenter, inPlaceOfRoot: isInColumn)
                    }
                }
            case .value(let value):
                parts.isEnabled = controller != nil && value != nil
                parts.action = {
                    guard let value else { return }
                    // In a list with a selection of such values, the selection says what the next column shows.
                    if isInColumn, place.select(value) { return }
                    controller?.open(value, inPlaceOfRoot: isInColumn)
                }
            }
            return parts
        }
        if isInColumn { place.follow(outputs.node, inputs: inputs) { view.pointer(in: $0).pointee.value } }
        return outputs
    }

    private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }
}

/// Where a link stands, in a column of a split view.
private final class LinkPlace {
    private weak var node: RenderNode?

    /// Has the row around the link be selected by the link's value.
    func follow(_ node: RenderNode, inputs: _ViewInputs, value: @escaping (Graph) -> AnyHashable?) {
        self.node = node
        inputs.follow { [unowned node] graph in
            guard let value = value(graph) else { return }
            node.setTrait(TagTrait.self, value)
            node.enclosingRow?.rowState?.refresh()
        }
    }

    /// Selects the row around the link; false where the list has no selection, or one of other values.
    func select(_ value: AnyHashable) -> Bool {
        guard let node, let selection = node.enclosingRow?.rowState?.context.selection,
            selection.accepts(node.scene.graph, value)
        else { return false }
        selection.replace(node.scene.graph, [value])
        node.enclosingRow?.rowState?.context.column?.revealNext()
        return true
    }
}

extension NavigationLink {
    /// A link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), isActive: nil))
    }

    /// A link to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: nil))
    }

    /// A link to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), isActive: isActive))
    }

    /// A link to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: isActive))
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: nil))
    }

    /// A link to a view, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), isActive: nil))
    }

    /// A link to a view, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: nil))
    }

    /// A link to a view, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination, isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value; nil for a link that can't be operated.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    /// A link to the page of a value, with a title that is localised.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }

    /// A link to the page of a value, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}
