import AttributeGraph
import Foundation

/// Which kind of presentation a target is for: known by its type.
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

/// Content that is presented while there is an item, for as long as the item has the same identity.
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
    /// The content's lifetime begins with each presentation and ends when it is dismissed: by the binding, by `dismiss`
    /// in the content, or by the person, which sets the binding to false. A window has one sheet at a time; another
    /// that is to be presented waits. From within a sheet a further one is presented above it.
    ///
    /// - Parameters:
    ///   - onDismiss: Called when the sheet is gone.
    ///   - content: Makes the content of the sheet.
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

    /// Presents a sheet while there is an item to show. An item with another identity replaces the sheet.
    ///
    /// - Parameters:
    ///   - item: What the content is made for; set to nil when the sheet is dismissed.
    ///   - onDismiss: Called when the sheet is gone.
    ///   - content: Makes the content of the sheet.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                target: ItemTarget<AsSheet, Item, Content>(item: item, onDismiss: onDismiss, content: content)))
    }

    /// Presents content in place of the window's while a binding is true. Only the content, or the binding, can end it.
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

    /// Presents content in place of the window's while there is an item to show. An item with another identity replaces
    /// it. Only the content, or the binding, can end it.
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
