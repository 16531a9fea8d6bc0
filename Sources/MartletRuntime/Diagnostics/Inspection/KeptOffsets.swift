import Foundation

/// The offsets of scroll views, as another process of the same program can take them over.
extension SceneInspection {
    private static let property = "scroll offset"

    /// The offsets of the scroll views of all windows that have been scrolled.
    func keptOffsets() -> [KeptState] {
        scrollViews.compactMap { path, _, node in
            guard case .scroll(let scroll) = node.content, scroll.offset != .zero else { return nil }
            return KeptState(view: path, property: Self.property, json: "[\(scroll.offset.x), \(scroll.offset.y)]")
        }
    }

    /// Scrolls as far as the contents allow. Returns the records of scroll views that are missing, or that have less
    /// content, and all other records.
    @MainActor
    func restoreOffsets(_ states: [KeptState]) -> [KeptState] {
        guard states.contains(where: { $0.property == Self.property }) else { return states }
        let found = Dictionary(scrollViews.map { ($0.path, ($0.scene, $0.node)) }) { first, _ in first }
        return states.filter { state in
            guard state.property == Self.property, let (scene, node) = found[state.view],
                case .scroll(let scroll) = node.content,
                let wanted = try? JSONDecoder().decode([CGFloat].self, from: Data(state.json.utf8)), wanted.count == 2
            else { return true }
            scene.scrolling.scroll(
                node, by: CGSize(width: scroll.offset.x - wanted[0], height: scroll.offset.y - wanted[1]))
            guard case .scroll(let now) = node.content else { return false }
            return abs(now.offset.x - wanted[0]) > 1 || abs(now.offset.y - wanted[1]) > 1
        }
    }

    /// The scroll views of all windows, each with a path: the types of the views around it, and a number.
    private var scrollViews: [(path: String, scene: SceneGraph, node: RenderNode)] {
        var counts: [String: Int] = [:]
        var found: [(path: String, scene: SceneGraph, node: RenderNode)] = []
        func visit(_ node: RenderNode, of scene: SceneGraph) {
            if case .scroll = node.content {
                let path = node.instance?.typePath ?? ""
                let number = counts[path, default: 0]
                counts[path] = number + 1
                found.append(("\(path) \(number)", scene, node))
            }
            for child in node.children { visit(child, of: scene) }
        }
        for scene in scenesOfApp { scene.inDepth { visit(scene.root, of: scene) } }
        return found
    }
}
