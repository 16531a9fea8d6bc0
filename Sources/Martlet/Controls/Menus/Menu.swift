import AttributeGraph

/// A button that opens a menu.
///
///     Menu("Actions") {
///         Button("Duplicate", action: duplicate)
///         Button("Delete", role: .destructive, action: delete)
///         Menu("Copy") {
///             Button("Copy", action: copy)
///             Button("Copy as Text", action: copyText)
///         }
///     }
///
/// The items are the builder's buttons, toggles, pickers, menus, sections and dividers. Inside another menu, a context
/// menu or the app's menu bar, a `Menu` is a submenu.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    /// The action of a click; `nil` if a click opens the menu.
    let primaryAction: (@MainActor () -> Void)?

    init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = ControlLabel(view[\.label])
        let content = ControlLabel(view[\.content])
        let style = inputs.attachment(MenuStyleKey.self, as: MenuStyleAttachment.self)
        let parts = { (graph: Graph) in MenuParts(primaryAction: view.pointer(in: graph).pointee.primaryAction) }
        if let maker = style?.maker {
            var inner = inputs
            inner.attach(MenuStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
            inner.attach(MenuStyleConfiguration.Content.self, StyleContent(content, inputs: inputs))
            return maker.make(inputs: inner, parts: parts)
        }
        return MenuMaker.make(label: label, items: content, look: style?.look, inputs: inputs, parts: parts)
    }
}

/// The properties of a menu other than its label and its items.
struct MenuParts {
    var primaryAction: (@MainActor () -> Void)?
}

/// Creates the nodes of menus.
enum MenuMaker {
    static func make(
        label: ControlLabel,
        items: ControlLabel,
        look: ButtonLook?,
        inputs: _ViewInputs,
        parts: @escaping (Graph) -> MenuParts
    ) -> _ViewOutputs {
        let place = Place()
        let environment = inputs.environment
        let outputs = ButtonMaker.make(MenuControl(), label: label, inputs: inputs) { graph in
            let primaryAction = parts(graph).primaryAction
            let open = { _ = place.node?.menu.open() }
            return ButtonParts(
                look: look ?? .automatic,
                showsMenuIndicator: EnvironmentValues(scope: environment).menuIndicatorVisibility != .hidden,
                action: primaryAction.map(unisolated) ?? open,
                openMenu: primaryAction == nil ? nil : open)
        }
        let node = outputs.node
        place.node = node
        let record = MenuRecord.make(inputs: inputs.inside(node), items: items.make)
        node.menu.record = record
        inputs.follow { [unowned node] graph in
            // If a click runs the primary action, the secondary button opens the menu.
            node.menu.ownContextMenu = parts(graph).primaryAction == nil ? nil : record
        }
        return outputs
    }

    /// A reference to the menu's node, which is set after the button has been created.
    private final class Place {
        weak var node: RenderNode?
    }
}
