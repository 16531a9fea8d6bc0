import Foundation

// SwiftUI API that has no meaning here or is unavailable, with messages that name an alternative.

extension View {
    /// Unavailable: Swift on Linux has no selectors.
    @available(
        *, unavailable,
        message:
            "Swift on Linux has no selectors. Use commands(content:), onDeleteCommand(perform:) and the like, or onKeyPress(_:action:)."
    )
    nonisolated public func onCommand<S>(_ selector: S, perform action: (() -> Void)?) -> some View { EmptyView() }

    /// Unavailable: a feature of widgets.
    @available(
        *, unavailable,
        message: "It is of widgets on Apple's home screens. Use redacted(reason:)."
    )
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { EmptyView() }

    /// Unavailable: desktops have no services that request items.
    @available(
        *, unavailable,
        message: "Desktops have no services that ask apps for what is selected. Use copyable(_:) and ShareLink."
    )
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { EmptyView() }

    /// Unavailable: desktops have no services that request or provide items.
    @available(
        *, unavailable,
        message: "Desktops have no services that ask apps for what is selected. Use copyable(_:) and ShareLink."
    )
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }

    /// Unavailable: desktops have no services that provide items.
    @available(
        *, unavailable,
        message: "Desktops have no services that hand things to apps. Use pasteDestination(for:action:validator:)."
    )
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }
}

extension HelpLink {
    /// Unavailable: Linux has no help books.
    @available(*, unavailable, message: "Linux has no help books. Use HelpLink(destination:) or HelpLink(action:).")
    public init(anchor: String) { fatalError() }

    /// Unavailable: Linux has no help books.
    @available(*, unavailable, message: "Linux has no help books. Use HelpLink(destination:) or HelpLink(action:).")
    public init(anchor: String, book: String) { fatalError() }
}
