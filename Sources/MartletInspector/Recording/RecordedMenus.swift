import Martlet
import MartletRuntime

/// The steps of a recorded test that choose items of menus.
@MainActor
enum RecordedMenus {
    /// Returns the arguments of a function that receives the titles on the way to an item.
    static func list(_ titles: [String]) -> String { titles.map(\.debugDescription).joined(separator: ", ") }

    /// Whether a press of the node shows a menu.
    static func opensMenu(_ node: RenderNode) -> Bool {
        switch node.control?.role.element {
        case .menu: true
        // Other pickers show their options, which are controls.
        case .picker: !node.children.contains { isPressed($0) }
        default: false
        }
    }

    private static func isPressed(_ node: RenderNode) -> Bool {
        node.control?.offers.contains(.press) == true || node.children.contains { isPressed($0) }
    }

    /// Returns the step that chooses an item of a control's menu or of a context menu. The item is a hidden control.
    static func choice(of item: RenderNode, by names: ElementNames) -> String {
        let label = item.reading.label
        // The menu of a control with a primary action is a context menu of the control too.
        if let owner = item.menu.contextOwner, owner.control?.role.element != .menu,
            let element = names.code(inside: owner)
        {
            let titles = owner.menu.contextItems.lazy.compactMap { $0.titles(to: label) }.first ?? [label]
            return "try \(element).chooseContextMenuItem(\(list(titles)))"
        }
        var around = item.parent
        while let node = around {
            if node.control?.role.element == .menu {
                return "try \(names.code(for: node)).select(\(label.debugDescription))"
            }
            around = node.parent
        }
        return "// Not recorded: \(label.debugDescription) was chosen in a menu"
    }
}
