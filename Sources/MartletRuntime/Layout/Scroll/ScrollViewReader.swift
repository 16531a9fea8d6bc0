import AttributeGraph
import Foundation

/// A view whose content can scroll the scroll views inside to a row.
///
///     ScrollViewReader { proxy in
///         List(messages) { MessageRow(message: $0) }
///             .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
///     }
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// Returns the content, given a proxy that scrolls.
    public var content: (ScrollViewProxy) -> Content

    /// Makes content that can be scrolled to rows.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// Wraps the elements in a container, for a place that needs a single element.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let group = RenderNode.makeGroup(inputs: inputs)
        let proxy = ScrollViewProxy(target: ScrollViewProxy.Target(group: group))
        let body = inputs.graph.makeRule(ReaderRule(view: view, proxy: proxy), in: inputs.scope, isEager: true)
        Content._makeViewList(
            view: _GraphValue(body, isCompared: true),
            inputs: inputs.through(group, scope: inputs.scope)
        )
    }

    /// False, because the view may have any number of elements.
    public static var _isUnary: Bool { false }
}

private struct ReaderRule<Content: View>: Rule {
    let view: _GraphValue<ScrollViewReader<Content>>
    let proxy: ScrollViewProxy
    var observer = RuleObserver()

    mutating func value(in graph: Graph) -> Content {
        let (content, proxy) = (view.pointer(in: graph).pointee.content, self.proxy)
        return observer.run(in: graph, as: .content(Content.self)) { content(proxy) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

/// Scrolls to the rows in a ``ScrollViewReader``.
public struct ScrollViewProxy {
    final class Target {
        weak var group: RenderNode?

        init(group: RenderNode) { self.group = group }
    }

    let target: Target

    /// Scrolls until the row with an id is visible: an id of a `ForEach` element, created or not, or one set with
    /// `id(_:)`.
    ///
    /// The scrolling is part of the next update. In `withAnimation` it is animated, until the user scrolls. With an
    /// `anchor`, that point of the row is aligned with the same point of the scroll view; without one, the scroll view
    /// moves no further than needed. An unknown id has no effect. Use this method in actions, not in a body.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let group = target.group, group.isAttached else { return }
        var request = ScrollRequest(group: group, id: AnyHashable(id), anchor: anchor)
        request.transaction = Transaction.Current.transaction
        for completion in request.transaction.completions { completion.begin() }
        group.scene.scrolling.request(request)
        group.scene.writes.requestUpdate()
    }
}
