import Foundation

// What fields, tabs and bars of SwiftUI can do that those of the desktop cannot: each says what to do instead.

/// What is selected in an editor of attributed text.
@available(
    *, unavailable,
    message: "Fields of the desktop keep what is selected to themselves."
)
public struct AttributedTextSelection {
    /// Makes a selection of nothing.
    public init() {}
}

extension TextField where Label == Text {
    /// A field that tells what is selected in it: those here do not.
    @available(
        *, unavailable,
        message: "Fields of the desktop keep what is selected to themselves. Leave the selection out."
    )
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(titleKey, text: text) }
}

extension TextEditor {
    /// An editor that tells what is selected in it: those here do not.
    @available(
        *, unavailable,
        message: "Fields of the desktop keep what is selected to themselves. Leave the selection out."
    )
    @_disfavoredOverload
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

    /// An editor of attributed text: those here edit plain text.
    @available(
        *, unavailable,
        message: "Editors of the desktop edit plain text. Bind a String, and show attributes by a Text beside it."
    )
    @_disfavoredOverload
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(text: .constant(""))
    }
}

extension DynamicViewContent {
    /// Takes things that are dropped between the rows: those here are dropped on views.
    @available(
        *, unavailable,
        message:
            "Things are dropped on views here. Use dropDestination(for:action:isTargeted:) on the rows or the list."
    )
    nonisolated public func onInsert<T>(
        of supportedContentTypes: [T], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some View { EmptyView() }
}

extension TabContent {
    /// Names the tab for a person who rearranges tabs: people do not here.
    @available(
        *, unavailable,
        message: "Tabs here are a row in the order of the app, which people do not rearrange. Leave the id out."
    )
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// Says what a person can do with the tab: nothing here.
    @available(
        *, unavailable,
        message: "Tabs here are a row in the order of the app, which people do not rearrange."
    )
    nonisolated public func customizationBehavior<B, P>(_ behavior: B, for placements: P...) -> some TabContent<
        TabValue
    > {
        self
    }

    /// Says where the tab is seen before a person rearranges tabs: people do not here.
    @available(
        *, unavailable,
        message: "Tabs here are a row in the order of the app. Use hidden(_:) for a tab that is not there."
    )
    nonisolated public func defaultVisibility<P>(_ visibility: Visibility, for placements: P...)
        -> some TabContent<TabValue>
    { self }
}

extension CustomizableToolbarContent {
    /// Says how a person can rearrange the item: people do not rearrange bars here.
    @available(
        *, unavailable,
        message: "People do not rearrange bars here. Leave it out."
    )
    nonisolated public func customizationBehavior<B>(_ behavior: B) -> Self { self }

    /// Says whether the item is there before a person rearranges the bar: people do not here.
    @available(
        *, unavailable,
        message: "People do not rearrange bars here. Leave out what they would not see at first."
    )
    nonisolated public func defaultCustomization<O>(_ defaultVisibility: Visibility = .automatic, options: O)
        -> Self
    { self }
}
