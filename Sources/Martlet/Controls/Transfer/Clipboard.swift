/// What was copied last: for other programs, the forms that it can be had in; for this one, the values too.
@MainActor
enum Clipboard {
    private static var copied: (text: String, items: [TransferItem])?

    /// Copies what can be had in several forms.
    static func copy(_ items: [TransferItem], in scene: SceneGraph) {
        let text = items.compactMap(\.text).joined(separator: "\n")
        copied = (text, items)
        scene.transferHost?.copy(items, text: text)
    }

    /// Copies a text.
    static func copy(_ text: String, in scene: SceneGraph) { copy([TransferItem(text)], in: scene) }

    /// Hands on what was copied last, now or later: values of this program, or what another one offers.
    static func paste(in scene: SceneGraph, _ done: @escaping @MainActor ([TransferItem]) -> Void) {
        guard let host = scene.transferHost else { return done([]) }
        host.paste { (items: [TransferItem]) in
            // What a host has as text only is ours if it is that.
            if let copied, items.count == 1, items[0].values.first as? String == copied.text {
                return done(copied.items)
            }
            done(items)
        }
    }
}

/// A host that has a place for what is copied, and a pointer whose shape it can change. With any other host nothing is
/// copied.
package protocol TransferHost: SceneHost {
    /// Puts text where other programs can take it from.
    @MainActor func copy(_ text: String)

    /// Hands on the text that was copied last, now or later; nil where there is none.
    @MainActor func paste(_ done: @escaping @MainActor (String?) -> Void)

    /// Puts things where other programs can take them from, in the forms that they can be had in.
    ///
    /// - Parameter text: What they are as text.
    @MainActor func copy(_ items: [TransferItem], text: String)

    /// Hands on what was copied last, now or later.
    @MainActor func paste(_ done: @escaping @MainActor ([TransferItem]) -> Void)

    /// Takes over a drag that has just begun, with what a person sees of it under the pointer.
    ///
    /// - Parameter ended: To be called when what is dragged has been let go, with what was done with it, or could not be
    ///   taken over after all.
    /// - Returns: Whether it does; the scene hears of the drag as of one that comes from elsewhere then.
    @MainActor func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool

    /// Goes on with a drag that has left the window, so that other windows and other programs can take what is dragged.
    ///
    /// - Parameter ended: To be called when what is dragged has been let go, with what was done with it.
    /// - Returns: Whether it does; the scene hears no more of the drag then, unless it comes back.
    @MainActor func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool

    /// Has the pointer look in a way: by the name that CSS has for that, or nil for its usual look.
    @MainActor func showPointer(_ shape: String?)
}

extension TransferHost {
    /// False: the scene itself drags within the window, and nothing is shown under the pointer.
    @MainActor
    package func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool { false }

    /// Nothing: a host whose pointer is another program's.
    @MainActor package func showPointer(_ shape: String?) {}

    /// The text.
    @MainActor package func copy(_ items: [TransferItem], text: String) { copy(text) }

    /// The text that was copied last.
    @MainActor package func paste(_ done: @escaping @MainActor ([TransferItem]) -> Void) {
        paste { (text: String?) in done(text.map { [TransferItem($0)] } ?? []) }
    }

    /// No: there is nothing around the window.
    @MainActor package func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool { false }
}

extension SceneGraph {
    /// The host, if it has a place for what is copied.
    var transferHost: (any TransferHost)? { host as? any TransferHost }
}

private enum ClipboardSceneKey: EnvironmentKey { static var defaultValue: SceneReference? { nil } }

/// The scene that a view stands in, for what a host does for it.
// @unchecked Sendable: it is used on the main thread only.
final class SceneReference: @unchecked Sendable {
    private(set) weak var scene: SceneGraph?

    init(_ scene: SceneGraph) { self.scene = scene }
}

extension EnvironmentValues {
    /// The scene that the view stands in.
    var sceneReference: SceneReference? {
        get { self[ClipboardSceneKey.self] }
        set { self[ClipboardSceneKey.self] = newValue }
    }
}

/// What copying and dragging do in scenes: views know the scene that they stand in.
enum TransferFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.sceneReference, SceneReference(scene))
    }
}
