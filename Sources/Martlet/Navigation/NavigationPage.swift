import AttributeGraph

/// A page of a navigation stack: its lifetime starts when it is pushed and ends when it is popped (law A13).
final class NavigationPage {
    /// What pushed the page.
    enum Origin {
        case root
        /// A value of the path.
        case value(AnyHashable)
        /// A link or modifier that has the page's content itself.
        case presenter(PagePresenter)
    }

    let origin: Origin
    let scope: Scope
    /// The node of the page, which the tree holds: what stands in it holds the stack, and so the page.
    unowned let node: RenderNode
    /// What the page's content was made by; nil while no destination is known for its value.
    var destination: DestinationRecord?
    /// Whether the page was opened by another column, in place of the root.
    var standsForRoot = false
    /// What had the focus when the page was covered.
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

    /// Hides or shows the page. What is covered lives on, but has disappeared.
    func setCovered(_ isCovered: Bool) {
        var focus = lastFocus
        node.setCovered(isCovered, lastFocus: &focus)
        lastFocus = focus
    }
}

/// Which page a stack shows: what hosts go by that have one page follow another.
package final class ShownPage: NodeAttachment {
    /// The node of the page.
    package let id: UInt64
    /// How many pages there are up to this one.
    package let depth: Int

    init(id: UInt64, depth: Int) {
        self.id = id
        self.depth = depth
    }
}

extension RenderNode {
    /// The page that is shown, where the node is a stack of pages.
    package var shownPage: ShownPage? { attachment(ShownPage.self) }
}

/// Pushes one page with content of its own.
class PagePresenter {
    weak var page: NavigationPage?
    /// Told on the main actor when the page has been popped.
    var dismissed: (() -> Void)?

    /// Makes the content of the page.
    func makeContent(_ inputs: _ViewInputs) {}
}

/// A presenter that follows the values of a view.
final class ViewPresenter<Content: View>: PagePresenter {
    private var latest: Content?
    private var value: Attribute<Content>?

    /// Takes a new value, which an open page shows. The page keeps its own copy, since it may outlive the presenter.
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

/// What `navigationDestination(for:)` registers: makes the pages for values of one type.
class DestinationRecord {
    let type: Any.Type

    init(type: Any.Type) { self.type = type }

    func makeContent(_ value: AnyHashable, inputs: _ViewInputs) {}
}

extension _ViewInputs {
    /// Makes the content of a page, which is one view, however many elements it has.
    func makePageContent<Content: View>(_ content: _GraphValue<Content>) {
        _ = Content._makeView(view: content, inputs: self)
    }
}
