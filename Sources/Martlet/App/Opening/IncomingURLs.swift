import AttributeGraph
import Foundation

/// What the views of a window do with addresses that the app is opened with.
final class IncomingURLs: SceneService {
    static let slot = ServiceSlot()

    fileprivate var records: [URLRecord] = []

    init(scene: SceneGraph) {}

    @MainActor
    func deliver(_ url: URL) {
        for record in records { record.action(url) }
    }
}

/// What one view does with addresses.
private final class URLRecord: LifecycleRecord {
    var action: @MainActor @Sendable (URL) -> Void = { _ in }
    private var isThere = false

    func appear(in scene: SceneGraph) {
        guard !isThere else { return }
        isThere = true
        scene.service(IncomingURLs.self).records.append(self)
    }

    func end(in scene: SceneGraph) {
        guard isThere else { return }
        isThere = false
        scene.service(IncomingURLs.self).records.removeAll { $0 === self }
    }
}

private nonisolated struct OpenURLModifier: WholeContentModifier {
    let action: @MainActor @Sendable (URL) -> Void

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let record = URLRecord()
        inputs.follow { graph in record.action = modifier.read(in: graph).action }
        anchor.attachToContent(record)
    }
}

extension SceneGraph {
    /// Hands an address to the views of the window that want to know what the app is opened with, and to those of what it
    /// presents.
    @MainActor
    package func deliver(_ url: URL) {
        let presented = presentedChain
        existingService(IncomingURLs.self)?.deliver(url)
        for presentation in presented { presentation.scene?.existingService(IncomingURLs.self)?.deliver(url) }
    }
}

extension AppRuntime {
    /// Opens an address with the app: the views of the window that is used are told.
    package func open(_ url: URL) {
        (keyWindow ?? windows.last)?.scene?.deliver(url)
        scene.requestUpdate()
    }

    /// Opens the addresses that the program was started with, as a desktop does for a kind of address.
    package func openArguments(_ arguments: some Sequence<String>) {
        openDocuments(arguments)
        for argument in arguments {
            // A path is no address, and a switch isn't either.
            if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1, isForViews(url) { open(url) }
        }
    }
}

extension AppRuntime {
    /// Whether an address is for views, rather than one of a document.
    private func isForViews(_ url: URL) -> Bool { !url.isFileURL || documentDeclarations.isEmpty }
}

extension View {
    /// Runs an action when the app is opened with an address: when the program is started with one, as the desktop does
    /// for a kind of address that the app's entry says it opens.
    ///
    /// - Parameter action: Is given the address.
    nonisolated public func onOpenURL(perform action: @escaping @MainActor @Sendable (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
