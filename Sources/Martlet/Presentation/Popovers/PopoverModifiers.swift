import Foundation

/// The part of a view to which a popover points.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Presents a popover at the view while a binding is true. A click outside the popover, or Escape, dismisses it.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view to which the popover points.
    ///   - arrowEdge: The preferred edge of the anchor; `nil` for the host's choice.
    ///   - content: A builder of the popover's content.
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

    /// Presents a popover at the view while a binding has an item. An item with another identity replaces the popover.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view to which the popover points.
    ///   - arrowEdge: The preferred edge of the anchor; `nil` for the host's choice.
    ///   - content: A builder of the popover's content.
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
