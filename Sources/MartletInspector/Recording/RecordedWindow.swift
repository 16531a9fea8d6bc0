import Martlet
import MartletRuntime

/// An open window of the recorded app, with the scenes that it presents.
@MainActor
struct RecordedWindow {
    /// A number that no other window of the recording has.
    let number: Int
    /// The code that gives the window's host in a test: `host`, or one that may throw.
    let code: String
    /// The content of the window, and then what it presents, the scene in front last.
    let scenes: [SceneGraph]

    /// The code of an expression that begins with the window.
    var expression: String { code == "host" ? code : "try \(code)" }

    /// The nodes of all scenes, containers first.
    var nodes: [RenderNode] {
        var found: [RenderNode] = []
        func collect(_ node: RenderNode) {
            found.append(node)
            for child in node.children { collect(child) }
        }
        for scene in scenes { collect(scene.root) }
        return found
    }

    var texts: [String] { scenes.flatMap(\.root.reading.texts) }

    /// The code that finds the elements of the window.
    var names: ElementNames { ElementNames(nodes, in: code) }

    /// The number of presentations above the content.
    var presentedCount: Int { scenes.first?.presenting.chain.count ?? 0 }
}
