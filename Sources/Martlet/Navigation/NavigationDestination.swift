import AttributeGraph

/// Registers the destination for values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Content: View>: WholeContentModifier {
    let content: (Value) -> Content

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        guard let controller = inputs.attachment(NavigationController.self, as: NavigationController.self) else {
            return
        }
        let record = TypedDestination<Value, Content>(modifier: modifier)
        controller.register(record)
        anchor.lifetime.attach(DestinationLifetime { controller.unregister(record) })
    }
}

private final class TypedDestination<Value: Hashable, Content: View>: DestinationRecord {
    private let modifier: _GraphValue<DestinationModifier<Value, Content>>

    init(modifier: _GraphValue<DestinationModifier<Value, Content>>) {
        self.modifier = modifier
        super.init(type: Value.self)
    }

    override func makeContent(_ value: AnyHashable, inputs: _ViewInputs) {
        guard let value = value.base as? Value else { return }
        let rule = DestinationRule(modifier: modifier, value: value)
        inputs.makePageContent(_GraphValue(inputs.graph.makeRule(rule, in: inputs.scope), isCompared: true))
    }
}

/// The view of a page for a value. The rule observes the closure and the values that it reads.
private struct DestinationRule<Value: Hashable, Content: View>: Rule {
    let modifier: _GraphValue<DestinationModifier<Value, Content>>
    let value: Value
    var observer = RuleObserver()

    mutating func value(in graph: Graph) -> Content {
        let (content, value) = (modifier.pointer(in: graph).pointee.content, self.value)
        return observer.run(in: graph, as: .content(Content.self)) { content(value) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// Pushes a page while a binding is true.
nonisolated struct PresentedDestinationModifier<Content: View>: WholeContentModifier {
    let content: Content?
    let isPresented: Binding<Bool>

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        guard let controller = inputs.attachment(NavigationController.self, as: NavigationController.self) else {
            return
        }
        let presenter = ViewPresenter<Content>()
        let column = inputs.attachment(SelectionColumnLink.self, as: SelectionColumnLink.self)
        inputs.followObserving(.containers) { graph in
            let modifier = modifier.read(in: graph)
            if let content = modifier.content { presenter.take(content, graph: graph) }
            let isPresented = modifier.isPresented
            presenter.dismissed = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
            controller.follow(isPresented.wrappedValue && modifier.content != nil, presenter, from: column?.splitColumn)
        }
        anchor.lifetime.attach(DestinationLifetime { controller.pop(presenter) })
    }
}

/// Runs an action when the modifier's view is removed. A page that only covers the view does not count.
private final class DestinationLifetime: LifecycleRecord {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}
    func end(in scene: SceneGraph) { action() }
}

extension View {
    /// Registers the page that the enclosing navigation stack shows for values of a type.
    ///
    ///     List(parks) { park in NavigationLink(park.name, value: park) }
    ///         .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
    ///
    /// The page is created when a link with such a value is activated, or when the value is in the path of the stack.
    /// Declare the destination on the root or on a page of the stack, and outside of lazy containers, whose rows come
    /// and go.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: A builder of the page for a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(content: destination))
    }

    /// Pushes a page onto the enclosing navigation stack while a binding is true.
    ///
    ///     Button("Details") { showsDetails = true }
    ///         .navigationDestination(isPresented: $showsDetails) { Details() }
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the page is shown. Leaving the page sets it to `false`.
    ///   - destination: Creates the page.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PresentedDestinationModifier(content: destination(), isPresented: isPresented))
    }

    /// Pushes a page onto the enclosing navigation stack while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: A binding to the item; `nil` for no page. Leaving the page sets it to `nil`.
    ///   - destination: Creates the page for an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                content: item.wrappedValue.map { destination($0).id($0) },
                isPresented: Binding(
                    get: { item.wrappedValue != nil },
                    set: { isPresented in if !isPresented { item.wrappedValue = nil } }
                )
            )
        )
    }
}
