import Foundation

// Names of SwiftUI that mean nothing here, or cannot be had: each says what to do instead.

/// Draws text in place of the host.
@available(
    *, unavailable,
    message: "Hosts draw text by themselves here. Draw it in a Canvas, by context.draw(_:in:)."
)
public protocol TextRenderer {}

/// Marks a part of a text for who draws it.
@available(
    *, unavailable,
    message: "Hosts draw text by themselves here, so that nobody reads attributes of one's own."
)
public protocol TextAttribute {}

/// What is selected in a field.
@available(
    *, unavailable,
    message: "Fields of the desktop keep what is selected to themselves."
)
public struct TextSelection {}

/// Where a window opens.
@available(
    *, unavailable,
    message: "Desktops place windows by themselves. Use defaultSize(_:) for the size."
)
public struct WindowPlacement {}

/// Moves the window.
@available(
    *, unavailable,
    message: "Windows here are moved by their bars."
)
public struct WindowDragGesture {}

/// How a person has arranged tabs.
@available(
    *, unavailable,
    message: "Tabs here are a row in the order of the app, which people do not rearrange."
)
public struct TabViewCustomization {
    /// Makes one of nothing rearranged.
    public init() {}
}

/// Where a tab stands.
@available(
    *, unavailable,
    message: "Tabs here are a row, which is where all of them stand."
)
public struct TabPlacement {}

/// Where tabs stand.
@available(
    *, unavailable,
    message: "Tabs here are a row, which is where all of them stand."
)
public struct AdaptableTabBarPlacement {}

/// How a picker shows what is chosen.
@available(
    *, unavailable,
    message: "Pickers show what is chosen as the desktop's theme does."
)
public struct PaletteSelectionEffect {}

/// A mark of a slider.
@available(
    *, unavailable,
    message: "Sliders here have no marks. Use the step of a Slider, and labels below it."
)
public struct SliderTick<V> {}

extension View {
    /// None: hosts draw text by themselves.
    @available(
        *, unavailable,
        message: "Hosts draw text by themselves here. Draw it in a Canvas, by context.draw(_:in:)."
    )
    nonisolated public func textRenderer<T>(_ renderer: T) -> some View { EmptyView() }

    /// None: fields keep their cursor to themselves.
    @available(
        *, unavailable,
        message: "Fields of the desktop keep the place of their cursor to themselves."
    )
    nonisolated public func textSelectionAffinity<A>(_ affinity: A) -> some View { EmptyView() }

    /// None: text areas have no bar to find by.
    @available(
        *, unavailable,
        message:
            "Text areas here have no bar to find by. Use searchable(text:), and mark what is found by AttributedString."
    )
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { EmptyView() }

    /// None: text areas have no bar to find by.
    @available(
        *, unavailable,
        message: "Text areas here have no bar to find by, so that there is nothing to disable."
    )
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }

    /// None: text areas have no bar to find by.
    @available(
        *, unavailable,
        message: "Text areas here have no bar to find by, so that there is nothing to disable."
    )
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }

    /// None: fields offer no list.
    @available(
        *, unavailable,
        message: "Fields of the desktop offer no list. Use searchable(text:) with searchSuggestions(_:), or a popover."
    )
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        EmptyView()
    }

    /// None: fields offer no list.
    @available(
        *, unavailable,
        message: "Fields of the desktop offer no list. Use searchCompletion(_:) in searchSuggestions(_:)."
    )
    nonisolated public func textInputCompletion<C>(_ completion: C) -> some View { EmptyView() }

    /// None: menus close when something is chosen.
    @available(
        *, unavailable,
        message: "Menus of the desktop close when something is chosen. Use a popover with buttons."
    )
    nonisolated public func menuActionDismissBehavior<B>(_ behavior: B) -> some View { EmptyView() }

    /// None: tabs are a row in the order of the app.
    @available(
        *, unavailable,
        message: "Tabs here are a row in the order of the app, which people do not rearrange."
    )
    nonisolated public func tabViewCustomization<C>(_ customization: C?) -> some View { EmptyView() }

    /// None: tabs are a row without a sidebar.
    @available(
        *, unavailable,
        message: "Tabs here are a row without a sidebar. Use a NavigationSplitView."
    )
    nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { EmptyView() }

    /// None: tabs are a row without a sidebar.
    @available(
        *, unavailable,
        message: "Tabs here are a row without a sidebar. Use a NavigationSplitView."
    )
    nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { EmptyView() }

    /// None: bars have no icon of a document.
    @available(
        *, unavailable,
        message: "Bars of windows here have no icon of a document to be dragged. Use draggable(_:) on a view."
    )
    nonisolated public func navigationDocument<D>(_ document: D) -> some View { EmptyView() }

    /// None: lists have no index at their side.
    @available(
        *, unavailable,
        message: "Lists here have no index at their side. Use a ScrollViewReader, and buttons for the sections."
    )
    nonisolated public func sectionIndexLabel<L>(_ label: L?) -> some View { EmptyView() }

    /// None: lists have no index at their side.
    @available(
        *, unavailable,
        message: "Lists here have no index at their side, so that there is nothing to show or hide."
    )
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { EmptyView() }

    /// None: Swift on Linux has no selectors.
    @available(
        *, unavailable,
        message:
            "Swift on Linux has no selectors. Use commands(content:), onDeleteCommand(perform:) and the like, or onKeyPress(_:action:)."
    )
    nonisolated public func onCommand<S>(_ selector: S, perform action: (() -> Void)?) -> some View { EmptyView() }

    /// None: it is of widgets.
    @available(
        *, unavailable,
        message: "It is of widgets on Apple's home screens. Use redacted(reason:)."
    )
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { EmptyView() }

    /// None: pickers show what is chosen as the theme does.
    @available(
        *, unavailable,
        message: "Pickers show what is chosen as the desktop's theme does."
    )
    nonisolated public func paletteSelectionEffect<E>(_ effect: E) -> some View { EmptyView() }

    /// None: dialogs have room for buttons only.
    @available(
        *, unavailable,
        message: "Dialogs here have room for buttons only. Offer a button that means never again."
    )
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { EmptyView() }

    /// None: addresses go to the window that is used.
    @available(
        *, unavailable,
        message: "Desktops hand addresses to the window that is used. Use onOpenURL(perform:)."
    )
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        EmptyView()
    }

    /// None: there are no services that ask.
    @available(
        *, unavailable,
        message: "Desktops have no services that ask apps for what is selected. Use copyable(_:) and ShareLink."
    )
    nonisolated public func exportsItemProviders<T>(_ contentTypes: T, onExport: @escaping () -> [NSItemProvider])
        -> some View
    { EmptyView() }

    /// None: there are no services that hand things over.
    @available(
        *, unavailable,
        message: "Desktops have no services that hand things to apps. Use pasteDestination(for:action:validator:)."
    )
    nonisolated public func importsItemProviders<T>(_ contentTypes: T, onImport: @escaping ([NSItemProvider]) -> Bool)
        -> some View
    { EmptyView() }
}
