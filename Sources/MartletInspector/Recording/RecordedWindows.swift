import Martlet
import MartletRuntime

/// The windows of the recorded app. A test finds them from the host of the first one, by their titles or by the order in
/// which they were opened.
@MainActor
struct RecordedWindows {
    /// The scenes that the recording was begun with.
    private var given: [SceneReference] = []
    /// The windows so far, in the order in which they were seen: the place is a window's number. The first is that of the
    /// test's host.
    private var known: [SceneReference] = []
    /// The window that is active in the test after the recorded steps.
    private weak var active: SceneGraph?

    nonisolated init() {}

    init(of scenes: [SceneGraph]) {
        given = scenes.map { SceneReference(scene: $0) }
        update()
        active = app?.keyWindow?.scene ?? known.first?.scene
    }

    /// The scenes that the recording was begun with, as far as they still exist.
    var givenScenes: [SceneGraph] { given.compactMap(\.scene) }

    /// The app that has the scenes; `nil` for a view that is mounted alone.
    var app: AppRuntime? {
        CurrentScene.app.flatMap { app in
            givenScenes.contains { $0 === app.scene || $0.inspection.scenesOfApp.contains { $0 === app.scene } }
                ? app : nil
        }
    }

    /// The contents of the windows that are open, in the order in which they were opened.
    private var contents: [SceneGraph] {
        if let app { return app.windows.compactMap(\.scene) }
        return givenScenes.first { $0.size != .zero }.map { [$0] } ?? []
    }

    /// Counts windows that have been opened, and follows which one is active in a test.
    mutating func update() {
        let contents = contents
        for scene in contents where !known.contains(where: { $0.scene === scene }) {
            known.append(SceneReference(scene: scene))
            active = scene
        }
        if let active, contents.contains(where: { $0 === active }) { return }
        active = contents.last
    }

    /// The open windows.
    var all: [RecordedWindow] {
        let contents = contents
        var others = scenesOfApp
        var windows: [RecordedWindow] = []
        for (index, content) in contents.enumerated() {
            let scenes = [content] + content.presenting.chain.compactMap(\.scene)
            others.removeAll { other in scenes.contains { $0 === other } }
            let number = known.firstIndex { $0.scene === content } ?? -1
            windows.append(
                RecordedWindow(number: number, code: code(of: content, at: index, of: contents), scenes: scenes))
        }
        guard let first = windows.first, !others.isEmpty else { return windows }
        windows[0] = RecordedWindow(number: first.number, code: first.code, scenes: first.scenes + others)
        return windows
    }

    private func code(of content: SceneGraph, at index: Int, of contents: [SceneGraph]) -> String {
        if content === known.first?.scene { return "host" }
        let title = content.title
        let isUnique = !title.isEmpty && contents.count { $0.title == title } == 1
        return isUnique ? "host.window(\(title.debugDescription))" : "host.window(at: \(index))"
    }

    /// The scenes of all windows. The scene of an app itself, with its menus, has no size, and no host of a test shows it.
    private var scenesOfApp: [SceneGraph] {
        var found: [SceneGraph] = []
        for scene in givenScenes.flatMap(\.inspection.scenesOfApp)
        where scene.size != .zero && !found.contains(where: { $0 === scene }) {
            found.append(scene)
        }
        return found
    }

    /// Returns the window that shows a scene: for one that is shown nowhere, the first.
    func window(of scene: SceneGraph) -> RecordedWindow? {
        let all = all
        return all.first { window in window.scenes.contains { $0 === scene } } ?? all.first
    }

    /// Returns the step that makes a window active as the user has done, if it is not in the test.
    ///
    /// - Parameter scene: A scene of the window in which the user operates; `nil` for the active one.
    mutating func activation(of scene: SceneGraph?) -> String? {
        update()
        guard let key = app?.keyWindow?.scene, key !== active, let window = window(of: key),
            scene.map({ scene in window.scenes.contains { $0 === scene } }) ?? true
        else { return nil }
        active = key
        return "\(window.expression).activate()"
    }
}
