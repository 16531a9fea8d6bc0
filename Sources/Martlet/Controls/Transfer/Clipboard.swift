/// The last copied items: as data in several forms for other apps, and as values for this one.
@MainActor
package enum Clipboard {
    private static var copied: (text: String, items: [TransferItem])?

    /// Copies items that offer several forms.
    package static func copy(_ items: [TransferItem], in scene: SceneGraph) {
        let text = items.compactMap(\.text).joined(separator: "\n")
        copied = (text, items)
        scene.transfer.host?.copy(items, text: text)
    }

    /// Copies a text.
    package static func copy(_ text: String, in scene: SceneGraph) { copy([TransferItem(text)], in: scene) }

    /// Calls `done`, now or later, with the items last copied: values of this app, or the forms that another app
    /// offers.
    package static func paste(in scene: SceneGraph, _ done: @escaping @MainActor ([TransferItem]) -> Void) {
        guard let host = scene.transfer.host else { return done([]) }
        host.paste { (items: [TransferItem]) in
            // A host that transfers only text returns our copied text; the original items are better then.
            if let copied, items.count == 1, items[0].values.first as? String == copied.text {
                return done(copied.items)
            }
            done(items)
        }
    }
}

/// A host with a clipboard, and with a pointer whose shape can be changed. Nothing is copied in other hosts.
package protocol TransferHost: SceneHost {
    /// Copies a text to the clipboard.
    @MainActor func copy(_ text: String)

    /// Calls `done`, now or later, with the text in the clipboard; `nil` if there is none.
    @MainActor func paste(_ done: @escaping @MainActor (String?) -> Void)

    /// Copies items to the clipboard in the forms that they offer.
    ///
    /// - Parameter text: The items as text.
    @MainActor func copy(_ items: [TransferItem], text: String)

    /// Calls `done`, now or later, with the items in the clipboard.
    @MainActor func paste(_ done: @escaping @MainActor ([TransferItem]) -> Void)

    /// Hands a drag that has just begun over to the host, which shows a preview under the pointer.
    ///
    /// - Parameter ended: To be called with the operation after the drop, or if the host fails to start the drag after
    ///   all.
    /// - Returns: Whether the host handles the drag. The scene then receives it like a drag from another app.
    @MainActor func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool

    /// Hands a drag that has left the window over to the host, so that other windows and apps can receive it.
    ///
    /// - Parameter ended: To be called with the operation after the drop.
    /// - Returns: Whether the host handles the drag. The scene then receives no more of its events, unless it returns.
    @MainActor func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool

    /// Sets the pointer's shape, by its CSS name; `nil` for the default shape.
    @MainActor func showPointer(_ shape: String?)
}

extension TransferHost {
    /// Returns `false`: the scene itself handles drags inside the window, and there is no preview under the pointer.
    @MainActor
    package func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool { false }

    /// Does nothing: the pointer belongs to another program, such as a terminal.
    @MainActor package func showPointer(_ shape: String?) {}

    /// Copies the items as text.
    @MainActor package func copy(_ items: [TransferItem], text: String) { copy(text) }

    /// Pastes the text in the clipboard as one item.
    @MainActor package func paste(_ done: @escaping @MainActor ([TransferItem]) -> Void) {
        paste { (text: String?) in done(text.map { [TransferItem($0)] } ?? []) }
    }

    /// Returns `false`: no drag leaves the window.
    @MainActor package func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool { false }
}

extension SceneTransfer {
    /// The host, if it has a clipboard.
    var host: (any TransferHost)? { scene.host as? any TransferHost }
}

private enum ClipboardSceneKey: EnvironmentKey { static var defaultValue: SceneReference? { nil } }

/// A weak reference to a view's scene, for services of its host.
// @unchecked Sendable: it is used on the main thread only.
final class SceneReference: @unchecked Sendable {
    private(set) weak var scene: SceneGraph?

    init(_ scene: SceneGraph) { self.scene = scene }
}

extension EnvironmentValues {
    /// The scene of the view.
    var sceneReference: SceneReference? {
        get { self[ClipboardSceneKey.self] }
        set { self[ClipboardSceneKey.self] = newValue }
    }
}

/// The transfer feature, which sets the scene reference in the environment.
enum TransferFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.sceneReference, SceneReference(scene))
    }
}
