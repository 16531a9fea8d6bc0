import Foundation

/// The focus of windows, as another process of the same program can take it over.
extension SceneInspection {
    private static let focusProperty = "focus"

    /// The focused element of each window, with the selection in its text.
    func keptFocus() -> [KeptState] {
        focusPlaces.compactMap { path, scene, node in
            guard scene.focus.focused === node else { return nil }
            let selection = node.extras?.input?.editor?.selectedCharacters
            let json = selection.map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "[]"
            return KeptState(view: path, property: Self.focusProperty, json: json)
        }
    }

    /// Moves the focus. Returns the records of missing elements, and all other records.
    @MainActor
    func restoreFocus(_ states: [KeptState]) -> [KeptState] {
        guard states.contains(where: { $0.property == Self.focusProperty }) else { return states }
        let found = Dictionary(focusPlaces.map { ($0.path, ($0.scene, $0.node)) }) { first, _ in first }
        return states.filter { state in
            guard state.property == Self.focusProperty, let (scene, node) = found[state.view],
                let selection = try? JSONDecoder().decode([Int].self, from: Data(state.json.utf8))
            else { return true }
            // Without scrolling: scroll views have offsets of their own to restore.
            guard scene.focus.move(to: node, in: scene, isByPointer: true) else { return true }
            if selection.count == 2, selection[0] <= selection[1] {
                node.extras?.input?.editor?.restoreSelection(selection[0]..<selection[1])
            }
            return false
        }
    }

    /// The focusable elements of all windows, each with a path: the types of the views around it, and a number.
    private var focusPlaces: [(path: String, scene: SceneGraph, node: RenderNode)] {
        var counts: [String: Int] = [:]
        return scenesOfApp.flatMap { scene in
            scene.inDepth { scene.focusMoves.focusableNodes }.map { node in
                let path = node.instance?.typePath ?? ""
                let number = counts[path, default: 0]
                counts[path] = number + 1
                return ("\(path) \(number)", scene, node)
            }
        }
    }
}
