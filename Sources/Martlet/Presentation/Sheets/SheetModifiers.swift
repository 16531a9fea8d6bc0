import AttributeGraph
import Foundation

/// The kind of a target's presentation, as a type.
protocol PresentationKind { static var kind: Presentation.Kind { get } }

enum AsSheet: PresentationKind { static var kind: Presentation.Kind { .sheet } }
enum AsCover: PresentationKind { static var kind: Presentation.Kind { .cover } }
enum AsPopover: PresentationKind { static var kind: Presentation.Kind { .popover } }

/// Content that is presented while a binding is true.
struct ConditionTarget<Kind: PresentationKind, Content: View>: PresentationTarget {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> Content
    var attachment: PopoverAttachment?

    static var kind: Presentation.Kind { Kind.kind }

    var identity: AnyHashable? { isPresented.wrappedValue ? true : nil }

    func leave() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }

    static func makeContent(
        _ target: _GraphValue<Self>, identity: AnyHashable, presentation: Presentation, inputs: _ViewInputs
    ) {
        Panel.make(presentation, inputs: inputs) {
            let content: _GraphValue<Content> = $0.content(of: target) { $0.content() }
            $0.makePageContent(content)
        }
    }
}

/// Content that is presented while a binding has an item. An item with the same identity keeps the presentation.
struct ItemTarget<Kind: PresentationKind, Item: Identifiable, Content: View>: PresentationTarget {
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content
    var attachment: PopoverAttachment?

    static var kind: Presentation.Kind { Kind.kind }

    var identity: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }

    func leave() { if item.wrappedValue != nil { item.wrappedValue = nil } }

    static func makeContent(
        _ target: _GraphValue<Self>, identity: AnyHashable, presentation: Presentation, inputs: _ViewInputs
    ) {
        Panel.make(presentation, inputs: inputs) {
            let content: _GraphValue<Content> = $0.content(of: target) { target in
                guard let item = target.item.wrappedValue, AnyHashable(item.id) == identity else { return nil }
                return target.content(item)
            }
            $0.makePageContent(content)
        }
    }
}

extension View {
    /// Presents a sheet while a binding is true.
    ///
    ///     .sheet(isPresented: $showsSettings) { SettingsView() }
    ///
    /// The state of the content begins with each presentation and ends with its dismissal: by the binding, by `dismiss`
    /// in the content, or by the user, which sets the binding to `false`. A window shows one sheet at a time; other
    /// sheets wait. A sheet presented from within a sheet is shown above it.
    ///
    /// - Parameters:
    ///   - onDismiss: A closure that is called after the dismissal.
    ///   - content: A builder of the sheet's content.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ConditionTarget<AsSheet, Content>(
                    isPresented: isPresented, onDismiss: onDismiss, content: content)))
    }

    /// Presents a sheet while a binding has an item. An item with another identity replaces the sheet.
    ///
    /// - Parameters:
    ///   - item: A binding to the item of the content, which is set to `nil` by the dismissal.
    ///   - onDismiss: A closure that is called after the dismissal.
    ///   - content: A builder of the sheet's content.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ItemTarget<AsSheet, Item, Content>(item: item, onDismiss: onDismiss, content: content)))
    }

    /// Presents content that replaces that of the window while a binding is true. Users cannot dismiss it without a
    /// control in the content.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ConditionTarget<AsCover, Content>(
                    isPresented: isPresented, onDismiss: onDismiss, content: content)))
    }

    /// Presents content that replaces that of the window while a binding has an item. Users cannot dismiss it without a
    /// control in the content. An item with another identity replaces the content.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ItemTarget<AsCover, Item, Content>(item: item, onDismiss: onDismiss, content: content)))
    }
}
