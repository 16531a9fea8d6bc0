import AttributeGraph

/// The value of a presentation modifier: the condition and the content of a presentation.
protocol PresentationTarget {
    static var kind: Presentation.Kind { get }

    /// The identity of the content to present; `nil` for none. Another identity replaces the content. Reads the
    /// binding.
    var identity: AnyHashable? { get }

    /// Returns the identity of the content to present while `shown` is presented.
    func identity(whileShowing shown: AnyHashable?) -> AnyHashable?

    /// Called after the presentation has ended.
    var onDismiss: (() -> Void)? { get }

    /// The attachment of a popover.
    var attachment: PopoverAttachment? { get }

    /// Ends the presentation through the binding.
    func leave()

    /// Creates the content. When the content's rules run, the target may already have nothing more to present.
    static func makeContent(
        _ target: _GraphValue<Self>, identity: AnyHashable, presentation: Presentation, inputs: _ViewInputs)
}

extension PresentationTarget {
    func identity(whileShowing shown: AnyHashable?) -> AnyHashable? { identity }

    var onDismiss: (() -> Void)? { nil }
    var attachment: PopoverAttachment? { nil }
}

/// Presents content while its target has an identity.
nonisolated struct PresentationModifier<Target: PresentationTarget>: WholeContentModifier {
    let target: Target

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let target = modifier[\.target]
        let presenter = Presenter(Target.kind, node: anchor, surroundings: inputs) {
            identity, presentation, inputs in
            Target.makeContent(target, identity: identity, presentation: presentation, inputs: inputs)
        }
        inputs.followObserving(.containers) { graph in
            let target = target.read(in: graph)
            presenter.leave = { target.leave() }
            presenter.onDismiss = target.onDismiss
            presenter.attachment = target.attachment
            presenter.follow(target.identity(whileShowing: presenter.shownIdentity))
        }
        anchor.lifetime.attach(presenter)
    }
}

/// The content that a target creates. The rule observes the target's closures and the values that they read. If the
/// target no longer has content, the last content stays until the presentation has been removed.
struct PresentedContentRule<Target, Content>: Rule {
    let target: _GraphValue<Target>
    let make: (Target) -> Content?
    private var last: Content?
    private var observer = RuleObserver()

    init(_ target: _GraphValue<Target>, make: @escaping (Target) -> Content?) {
        self.target = target
        self.make = make
    }

    mutating func value(in graph: Graph) -> Content {
        let target = target.read(in: graph)
        let make = self.make
        let made = observer.run(in: graph, as: .content(Content.self)) { make(target) }
        if let made { last = made }
        guard let last else { preconditionFailure("There is nothing of \(Content.self) to present.") }
        return last
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

extension _ViewInputs {
    /// Returns the content that a target creates, as an attribute.
    func content<Target, Content>(
        of target: _GraphValue<Target>, _ make: @escaping (Target) -> Content?
    ) -> _GraphValue<Content> {
        _GraphValue(graph.makeRule(PresentedContentRule(target, make: make), in: scope), isCompared: true)
    }
}
