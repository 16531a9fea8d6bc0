import AttributeGraph

/// A control that pushes a page onto the enclosing navigation stack.
///
///     NavigationLink("Details", value: park)              // with navigationDestination(for:)
///     NavigationLink("About") { AboutView() }
///
/// A link with a value appends the value to the stack's path. In a column of a split view, a link opens its page in the
/// next column.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    let label: Label
    let target: Target

    enum Target {
        case view(Destination, isActive: Binding<Bool>?)
        /// A value of the path; `nil` for a disabled link.
        case value(AnyHashable?)
    }

    init(label: Label, target: Target) {
        self.label = label
        self.target = target
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let controller = inputs.attachment(NavigationController.self, as: NavigationController.self)
        let column = inputs.attachment(SelectionColumnLink.self, as: SelectionColumnLink.self)
        let isInColumn = column != nil
        let place = LinkPlace()
        let presenter = ViewPresenter<Destination>()
        inputs.followObserving(.containers) { graph in
            guard case .view(let destination, let isActive) = view.pointer(in: graph).pointee.target else { return }
            presenter.take(destination, graph: graph)
            presenter.dismissed = isActive.map { isActive in { isActive.wrappedValue = false } }
            if let isActive { controller?.follow(isActive.wrappedValue, presenter, from: column?.splitColumn) }
        }
        let label = view[\.label]
        // In a row, the whole row is the link. Elsewhere a link is as large as its label.
        let look: ButtonLook = inputs.parent.lazy.enclosingRow == nil ? .borderless : .disclosure
        let row = look == .disclosure ? ControlLabel(label).withBadge(of: inputs) : ControlLabel(label)
        let environment = inputs.environment
        let outputs = ButtonMaker.make(LinkControl(), label: row, inputs: inputs) { graph in
            let target = view.pointer(in: graph).pointee.target
            var parts = ButtonParts(action: {})
            parts.look = look
            let values = EnvironmentValues(scope: environment)
            // In a sidebar, the selection shows the destination, so rows have no indicator.
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
                    // In a list with a selection of such values, the selection determines the next column.
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

/// The position of a link in a column of a split view.
private final class LinkPlace {
    private weak var node: RenderNode?

    /// Tags the row around the link with the link's value, so that the row can be selected.
    func follow(_ node: RenderNode, inputs: _ViewInputs, value: @escaping (Graph) -> AnyHashable?) {
        self.node = node
        inputs.follow { [unowned node] graph in
            guard let value = value(graph) else { return }
            node.setTrait(TagTrait.self, value)
            node.lazy.enclosingRow?.list.rowState?.refresh()
        }
    }

    /// Selects the row around the link. Returns `false` if the list has no selection of the value's type.
    func select(_ value: AnyHashable) -> Bool {
        guard let node, let selection = node.lazy.enclosingRow?.list.rowState?.context.selection,
            selection.accepts(node.scene.graph, value)
        else { return false }
        selection.replace(node.scene.graph, [value])
        node.lazy.enclosingRow?.list.rowState?.context.column?.revealNext()
        return true
    }
}

extension NavigationLink {
    /// Creates a link to a view from a builder, with a label from a builder.
    ///
    /// - Parameters:
    ///   - destination: A builder of the page.
    ///   - label: A builder of the view that describes the page.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), isActive: nil))
    }

    /// Creates a link to a view, with a label from a builder.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: nil))
    }

    /// Creates a link to a view from a builder, shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination(), isActive: isActive))
    }

    /// Creates a link to a view, shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination, isActive: isActive))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view from a builder, with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: nil))
    }

    /// Creates a link to a view, with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the page of a value, with a label from a builder.
    ///
    /// - Parameters:
    ///   - value: The value, for which a `navigationDestination(for:)` provides the page; `nil` disables the link.
    ///   - label: A builder of the view that describes the page.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    /// Creates a link to the page of a value, with a localized title.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }
}
