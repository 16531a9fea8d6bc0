import Foundation
import Martlet
import MartletReloadMessages
import MartletRuntime

/// The reason why an operation is not possible, as a sentence.
struct OperationRefused: Error {
    let description: String
}

/// Operates the running app by the roles and names of its elements, as a test does.
@MainActor
struct AppOperator {
    /// Requests an update, and returns after it.
    let update: () async -> Void

    /// Performs an operation. Returns a text for the assistant.
    func perform(_ operation: AppOperation) async throws(OperationRefused) -> String {
        switch operation {
        case .describe: return try describe()
        case .tap(let role, let name):
            let (scene, node) = try await operable(role, name)
            let point = node.frameInWindow.center
            for phase in [PointerEvent.Phase.down, .up] {
                _ = scene.send(.pointer(PointerEvent(phase: phase, location: point, time: scene.time)))
                await update()
            }
        case .type(let text, let role, let name):
            let (_, node) = try await operable(role, name)
            guard let control = node.control, case .text(let old) = control.value,
                node.operate(.setText(old + text), by: .assistive)
            else { throw OperationRefused(description: "The \(role) \"\(name)\" takes no text.") }
        case .press(let keys):
            let input = try KeyNames.input(keys)
            guard let scene = try scenes().last else { return "" }
            guard scene.send(.key(input)) || CurrentScene.app?.performShortcut(input) == true else {
                throw OperationRefused(description: "Nothing has taken \(keys).")
            }
        case .scroll(let role, let name):
            let (scene, node) = try find(role, name)
            scene.scrolling.scroll(to: node)
        case .draw(let path, let variant):
            try await AppPicture(update: update).draw(variant, to: path, scenes: scenes())
            return ""
        }
        await update()
        return try describe()
    }

    // MARK: - Elements

    /// The scenes of the window in use: its content, then the presentations, the topmost last.
    private func scenes() throws(OperationRefused) -> [SceneGraph] {
        guard let scene = CurrentScene.scene else {
            throw OperationRefused(description: "The app shows no window.")
        }
        return [scene] + scene.presenting.chain.compactMap(\.scene)
    }

    private func describe() throws(OperationRefused) -> String {
        let lines = try scenes().map { scene in
            let title = scene.title.isEmpty ? "window" : "window \"\(scene.title)\""
            let texts = AppElement.all(in: scene).map { String(repeating: "  ", count: $0.depth + 1) + $0.text }
            return ([title] + texts).joined(separator: "\n")
        }
        return lines.joined(separator: "\n")
    }

    private func find(
        _ role: String, _ name: String
    ) throws(OperationRefused) -> (scene: SceneGraph, node: RenderNode) {
        var names: [String] = []
        for scene in try scenes().reversed() {
            let elements = AppElement.all(in: scene).filter { $0.role == role }
            let found = elements.first { $0.node.reading.label == name } ?? elements.first { $0.has(name) }
            if let found { return (scene, found.node) }
            names += elements.map { "\"\($0.node.reading.label)\"" }
        }
        let known = names.isEmpty ? "There is no \(role)." : "There are: \(names.joined(separator: ", "))."
        throw OperationRefused(description: "There is no \(role) \"\(name)\". \(known)")
    }

    /// Finds an element that the pointer reaches, and scrolls to it if it is outside of the visible part.
    private func operable(
        _ role: String, _ name: String
    ) async throws(OperationRefused) -> (scene: SceneGraph, node: RenderNode) {
        let (scene, node) = try find(role, name)
        if !scene.reaches(node, at: node.frameInWindow.center) {
            scene.scrolling.scroll(to: node)
            await update()
        }
        if node.control?.isEnabled == false {
            throw OperationRefused(description: "The \(role) \"\(name)\" is disabled.")
        }
        guard node.isShown, scene.reaches(node, at: node.frameInWindow.center) else {
            throw OperationRefused(description: "The \(role) \"\(name)\" is hidden or covered.")
        }
        return (scene, node)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
