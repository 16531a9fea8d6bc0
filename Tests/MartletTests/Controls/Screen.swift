import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// A scene that is operated by pointer events and keys, as by a user.
@MainActor
final class Screen {
    let host = FixedHost(desktop: TestDesktop())
    let scene: SceneGraph
    var time = Duration.zero

    init<V: View>(size: CGSize = CGSize(width: 400, height: 600), @ViewBuilder _ view: () -> V) {
        scene = SceneGraph(host: host, size: size, view())
        scene.setEnvironment(\.locale, Locale(identifier: "en_US"))
        scene.update()
    }

    /// The controls of a role that are shown, in reading order.
    func all(_ role: ControlRole) -> [RenderNode] {
        var nodes: [RenderNode] = []
        collect(scene.root) { if $0.controlContent?.role == role { nodes.append($0) } }
        return nodes
    }

    func find(_ role: ControlRole, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
        -> RenderNode
    {
        try #require(
            all(role).first { self.name(of: $0) == name },
            "\(role) \(name) among \(all(role).map { self.name(of: $0) })",
            sourceLocation: sourceLocation
        )
    }

    func name(of node: RenderNode) -> String {
        if let label = node.reading.properties?.label { return label }
        if let title = node.controlContent?.title, !title.isEmpty { return title }
        var texts: [String] = []
        node.forEachInSubtree { if case .text(let text) = $0.content { texts.append(text.string) } }
        return texts.joined(separator: ", ")
    }

    /// Every text that is shown.
    var texts: [String] {
        var texts: [String] = []
        collect(scene.root) { if case .text(let text) = $0.content { texts.append(text.string) } }
        return texts
    }

    private func collect(_ node: RenderNode, _ body: (RenderNode) -> Void) {
        if node.flags.contains(.hidden) { return }
        body(node)
        for child in node.layoutChildren { collect(child, body) }
    }

    func center(_ node: RenderNode) -> CGPoint {
        let origin = node.originInWindow
        return CGPoint(x: origin.x + node.frame.width / 2, y: origin.y + node.frame.height / 2)
    }

    @discardableResult
    func pointer(_ phase: PointerEvent.Phase, _ location: CGPoint) -> Bool {
        scene.send(.pointer(PointerEvent(phase: phase, location: location, time: time)))
    }

    @discardableResult
    func tap(_ node: RenderNode) -> Bool { tap(at: center(node)) }

    @discardableResult
    func tap(at location: CGPoint) -> Bool {
        pointer(.down, location)
        let wasUsed = pointer(.up, location)
        scene.update()
        return wasUsed
    }

    @discardableResult
    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        let wasUsed = scene.send(.key(KeyInput(key: key, modifiers: modifiers)))
        scene.update()
        return wasUsed
    }

    func type(_ text: String) {
        for character in text {
            scene.send(.key(KeyInput(key: KeyEquivalent(character), characters: String(character))))
            scene.update()
        }
    }

    var focusedName: String? { scene.focus.focused.map { name(of: $0) } }
}

/// The operations of a control by assistive technology.
extension RenderNode {
    @MainActor @discardableResult func activate() -> Bool { operate(.press, by: .assistive) }
    @MainActor @discardableResult func increment() -> Bool { operate(.increment, by: .assistive) }
    @MainActor @discardableResult func decrement() -> Bool { operate(.decrement, by: .assistive) }
}
