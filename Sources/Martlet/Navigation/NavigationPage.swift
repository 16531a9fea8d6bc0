import AttributeGraph

/// A page of a navigation stack. Its scope begins when the page is pushed and ends when it is popped (law A13).
final class NavigationPage {
    /// The origin of a page.
    enum Origin {
        case root
        /// A value of the path.
        case value(AnyHashable)
        /// A link or modifier that provides the page's content.
        case presenter(PagePresenter)
    }

    let origin: Origin
    let scope: Scope
    /// The node of the page. unowned: the render tree owns the node, and the views inside keep the stack and its pages
    /// alive.
    unowned let node: RenderNode
    /// The destination that created the page's content; `nil` while none is registered for its value.
    var destination: DestinationRecord?
    /// Whether another column opened the page, which therefore counts as the root.
    var countsAsRoot = false
    /// The node that had the focus when the page was covered.
    weak var lastFocus: RenderNode?

    init(origin: Origin, scope: Scope, node: RenderNode) {
        self.origin = origin
        self.scope = scope
        self.node = node
    }

    var value: AnyHashable? {
        if case .value(let value) = origin { return value }
        return nil
    }

    /// Hides or shows the page. The views of a covered page disappear, but keep their state.
    func setCovered(_ isCovered: Bool) {
        var focus = lastFocus
        node.setCovered(isCovered, lastFocus: &focus)
        lastFocus = focus
    }
}

/// The identity of a stack's visible page, for hosts that animate the transition between pages.
package final class ShownPage: NodeAttachment {
    /// The id of the page's node.
    package let id: UInt64
    /// The number of pages up to and including this one.
    package let depth: Int

    init(id: UInt64, depth: Int) {
        self.id = id
        self.depth = depth
    }
}

extension RenderNode {
    /// The visible page, if the node is a stack of pages.
    package var shownPage: ShownPage? { attachment(ShownPage.self) }
}

/// An object that pushes one page with its own content.
class PagePresenter {
    weak var page: NavigationPage?
    /// Called on the main actor after the page has been popped.
    var dismissed: (() -> Void)?

    /// Creates the content of the page.
    func makeContent(_ inputs: _ViewInputs) {}
}

/// A presenter whose page shows the current value of a view.
final class ViewPresenter<Content: View>: PagePresenter {
    private var latest: Content?
    private var value: Attribute<Content>?

    /// Updates the content, also on an open page. The page has its own copy, since it may outlive the presenter.
    func take(_ content: Content, graph: Graph) {
        latest = content
        if let value, graph.isAlive(value.identifier) { graph.set(value, to: content) }
    }

    override func makeContent(_ inputs: _ViewInputs) {
        guard let latest else { return }
        let made = inputs.graph.makeInput(latest, in: inputs.scope) {
            ValueComparator.of(Content.self).areEqual($0, $1)
        }
        value = made
        inputs.makePageContent(_GraphValue(made, isCompared: true))
    }
}

/// The registration of `navigationDestination(for:)`, which creates the pages for values of one type.
class DestinationRecord {
    let type: Any.Type

    init(type: Any.Type) { self.type = type }

    func makeContent(_ value: AnyHashable, inputs: _ViewInputs) {}
}

extension _ViewInputs {
    /// Creates the content of a page as a single node, whatever the number of views.
    func makePageContent<Content: View>(_ content: _GraphValue<Content>) {
        _ = Content._makeView(view: content, inputs: self)
    }
}
