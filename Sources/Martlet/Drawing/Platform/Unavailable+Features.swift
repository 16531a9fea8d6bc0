import Foundation

// Names of SwiftUI that mean nothing here, or cannot be had: each says what to do instead.

/// Where a window opens.
@available(
    *, unavailable,
    message: "Desktops place windows by themselves. Use defaultSize(_:) for the size."
)
public struct WindowPlacement {}

/// How a picker shows what is chosen.
@available(
    *, unavailable,
    message: "Pickers show what is chosen as the desktop's theme does."
)
public struct PaletteSelectionEffect {}

extension View {
    /// None: text areas have no bar to find by.
    @available(
        *, unavailable,
        message:
            "Text areas here have no bar to find by. Use searchable(text:), and mark what is found by AttributedString."
    )
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { EmptyView() }

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
