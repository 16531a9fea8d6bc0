import Foundation

/// What a popover points to.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view that the popover belongs to.
    case rect(Anchor<CGRect>.Source)
    /// A point of that view.
    case point(UnitPoint)
}

extension View {
    /// Presents a popover beside the view while a binding is true. A click beside it, or Escape, dismisses it.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: What of the view it points to.
    ///   - arrowEdge: The edge of that on which the popover stands, where there is room; nil for the one that suits.
    ///   - content: Makes the content of the popover.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ConditionTarget<AsPopover, Content>(
                    isPresented: isPresented, onDismiss: nil, content: content,
                    attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge))))
    }

    /// Presents a popover beside the view while there is an item to show. An item with another identity replaces it.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: What of the view it points to.
    ///   - arrowEdge: The edge of that on which the popover stands, where there is room; nil for the one that suits.
    ///   - content: Makes the content of the popover.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ItemTarget<AsPopover, Item, Content>(
                    item: item, onDismiss: nil, content: content,
                    attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge))))
    }
}
