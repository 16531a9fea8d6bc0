import AttributeGraph
import Foundation

/// The URL actions of a window's views.
final class IncomingURLs: SceneService {
    static let slot = ServiceSlot()

    fileprivate var records: [URLRecord] = []

    init(scene: SceneGraph) {}

    /// Whether views have actions for URLs.
    var isEmpty: Bool { records.isEmpty }

    @MainActor
    func deliver(_ url: URL) {
        for record in records { record.action(url) }
    }
}

/// The URL action of one view.
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
        anchor.lifetime.attachToContent(record)
    }
}

extension SceneGraph {
    /// Delivers a URL to the `onOpenURL` actions of the window and of its presentations.
    ///
    /// - Returns: Whether there is such an action.
    @MainActor @discardableResult
    package func deliver(_ url: URL) -> Bool {
        let scenes = [self] + presenting.chain.compactMap(\.scene)
        let takers = scenes.compactMap { $0.existingService(IncomingURLs.self) }.filter { !$0.isEmpty }
        for taker in takers { taker.deliver(url) }
        return !takers.isEmpty
    }
}

extension AppRuntime {
    /// Opens a URL with the app: delivers it to the key window, or to the app's delegates if no view there opens URLs.
    package func open(_ url: URL) {
        if (keyWindow ?? windows.last)?.scene?.deliver(url) != true { delegates.open(url) }
        scene.requestUpdate()
    }

    /// Opens the URLs among the program's arguments, which a desktop passes for URL schemes that the app handles.
    package func openArguments(_ arguments: some Sequence<String>) {
        openDocuments(arguments)
        for argument in arguments {
            // Paths and options are no URLs.
            if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1, isForViews(url) { open(url) }
        }
    }
}

extension AppRuntime {
    /// Whether a URL is for views, instead of being the file of a document.
    private func isForViews(_ url: URL) -> Bool { !url.isFileURL || documentDeclarations.isEmpty }
}

extension View {
    /// Runs an action when the app is opened with a URL, which the desktop passes as an argument for the URL schemes in
    /// the app's desktop entry.
    ///
    /// - Parameter action: A closure that receives the URL.
    nonisolated public func onOpenURL(perform action: @escaping @MainActor @Sendable (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
