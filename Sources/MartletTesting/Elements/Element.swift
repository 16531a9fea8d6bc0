import Foundation
import Martlet

/// An element of the display: its visible properties, and the actions of a user on it.
///
/// The properties are read from the current state; after an element has been removed they keep their last values.
/// Actions use the real path: an event at a point of the window, hit testing, the control's action, and an update.
@MainActor
public struct Element {
    /// Holds the node no longer than the scene it belongs to.
    private final class Reference {
        var node: RenderNode!
        let core: HostCore

        init(node: RenderNode, core: HostCore) {
            self.node = node
            self.core = core
        }

        deinit { node = nil }
    }

    private let reference: Reference
    /// The part that is equal for two values of one element.
    nonisolated let identity: Identity
    /// The menu item that the element represents, in the menu of the node; nil for an element of the tree.
    let item: MenuItem?

    nonisolated struct Identity: Equatable {
        let node: ObjectIdentifier
        let item: String?
    }

    init(_ node: RenderNode, core: HostCore, item: MenuItem? = nil) {
        reference = Reference(node: node, core: core)
        identity = Identity(node: ObjectIdentifier(node), item: item?.title)
        self.item = item
    }

    var node: RenderNode { reference.node }
    var core: HostCore { reference.core }

    /// The name of the element: its accessibility label, or else the texts in it.
    public var label: String { item?.title ?? node.accessibilityLabel }

    /// The accessibility value of the element; nil if it has none.
    public var value: String? { item == nil ? node.accessibilityValue : nil }

    /// Whether the element can be operated. An element that is no control always can.
    public var isEnabled: Bool { item?.isEnabled ?? node.control?.isEnabled ?? true }

    /// Whether a toggle, or an item of a menu, is on; nil for other elements.
    public var isOn: Bool? {
        if let item { return item.isOn }
        if case .isOn(let isOn)? = node.control?.value { return isOn }
        return nil
    }

    /// The bounds of the element in the window, in points, as presented now.
    public var frame: CGRect {
        let origin = core.originInWindow
        return node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The displayed opacity of the element, by the effects on it and around it, from 0 to 1.
    public var opacity: Double { node.presentedOpacity }
}
