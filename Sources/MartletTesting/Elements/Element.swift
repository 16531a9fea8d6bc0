import Foundation
import Martlet

/// An element of the display: its visible properties, and the actions of a user on it.
///
/// An element is a question, such as "the button *Buy* in the row *Pear*", that is asked again when what answered it has
/// gone: an element that was found once can be used after an update has replaced its view. The properties say what is so
/// at the moment they are asked; if nothing answers the question any more, what was so last, and an action throws an
/// ``ElementNotOperable`` that says what has gone.
///
/// Actions take the real path: an event at a point of the window, the search for what lies there, the control's
/// action, and an update.
@MainActor
public struct Element {
    private let reference: ElementReference
    /// The item of a menu that the element is, which the node opens; nil for what is shown.
    let item: MenuItem?
    /// The title of that item, for comparisons on any thread.
    nonisolated let itemTitle: String?
    /// The identity of the node.
    nonisolated let identity: ElementIdentity

    init(_ node: RenderNode, core: HostCore, item: MenuItem? = nil, question: ElementQuestion? = nil) {
        reference = ElementReference(node, core: core, question: question)
        identity = reference.identity
        self.item = item
        itemTitle = item?.title
    }

    var node: RenderNode { reference.node }

    var core: HostCore {
        // A question that is asked again may be answered in another scene.
        _ = reference.node
        return reference.core
    }

    /// The description of the outermost container that has gone with the element; nil if there is none.
    var goneWith: String? { reference.goneWith }

    /// The name of the element: its accessibility label, or else the texts in it.
    public var label: String { item?.title ?? node.reading.label }

    /// The accessibility value of the element; nil if it has none.
    public var value: String? { item == nil ? node.reading.value : nil }

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
