import Foundation

// Names of SwiftUI that mean nothing here, or cannot be had: each says what to do instead.

extension View {
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

    /// None: there are no services that ask.
    @available(
        *, unavailable,
        message: "Desktops have no services that ask apps for what is selected. Use copyable(_:) and ShareLink."
    )
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { EmptyView() }

    /// None: there are no services that ask, or hand things over.
    @available(
        *, unavailable,
        message: "Desktops have no services that ask apps for what is selected. Use copyable(_:) and ShareLink."
    )
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }

    /// None: there are no services that hand things over.
    @available(
        *, unavailable,
        message: "Desktops have no services that hand things to apps. Use pasteDestination(for:action:validator:)."
    )
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }
}

extension HelpLink {
    /// None: Linux has no help books.
    @available(*, unavailable, message: "Linux has no help books. Use HelpLink(destination:) or HelpLink(action:).")
    public init(anchor: String) { fatalError() }

    /// None: Linux has no help books.
    @available(*, unavailable, message: "Linux has no help books. Use HelpLink(destination:) or HelpLink(action:).")
    public init(anchor: String, book: String) { fatalError() }
}
