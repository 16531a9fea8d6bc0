/// What was copied last: for other programs, its text; for this one, the values too.
@MainActor
enum Clipboard {
    private static var copied: (text: String, forms: [[any Sendable]])?

    /// Copies values.
    static func copy(_ items: [[any Sendable]], in scene: SceneGraph) {
        let text = items.compactMap { Transfer.text(of: $0) }.joined(separator: "\n")
        copied = (text, items)
        scene.transferHost?.copy(text)
    }

    /// Hands on what was copied last, now or later: values of this program, or the text of another one's.
    static func paste(in scene: SceneGraph, _ done: @escaping @MainActor ([[any Sendable]]) -> Void) {
        guard let host = scene.transferHost else { return done([]) }
        host.paste { text in
            if let copied, text == copied.text { return done(copied.forms) }
            done(text.map { [[$0]] } ?? [])
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

    /// Has the pointer look in a way: by the name that CSS has for that, or nil for its usual look.
    @MainActor func showPointer(_ shape: String?)
}

extension TransferHost {
    /// Nothing: a host whose pointer is another program's.
    @MainActor package func showPointer(_ shape: String?) {}
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
