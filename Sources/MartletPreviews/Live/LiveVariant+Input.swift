import Foundation
import Martlet
import MartletPreviewMessages
import MartletRuntime

extension PreviewInput {
    /// The event that a host passes to a scene.
    var event: InputEvent? {
        switch self {
        case .pointer(let phase, let x, let y, let modifiers):
            let phase: PointerEvent.Phase =
                switch phase {
                case .down: .down
                case .moved: .moved
                case .up: .up
                case .cancelled: .cancelled
                case .hovered: .hovered
                case .exited: .exited
                }
            return .pointer(
                PointerEvent(
                    phase: phase, location: CGPoint(x: x, y: y), modifiers: EventModifiers(rawValue: modifiers)))
        case .scroll(let x, let y, let width, let height):
            return .scroll(location: CGPoint(x: x, y: y), delta: CGSize(width: width, height: height))
        case .key(let name, let characters, let modifiers):
            guard let key = KeyEquivalent(previewKey: name) else { return nil }
            return .key(KeyInput(key: key, characters: characters, modifiers: EventModifiers(rawValue: modifiers)))
        case .text(let text): return .text(text)
        }
    }
}

extension LiveVariant {
    /// Sends an input, as a window does: a key is pressed and released.
    func send(_ input: PreviewInput) {
        guard let event = input.event else { return }
        deliver(event)
        if case .key(var key) = event {
            key.phase = .up
            deliver(.key(key))
        }
    }
}

extension KeyEquivalent {
    /// The key with a name, or with one character.
    fileprivate init?(previewKey name: String) {
        let named: [String: KeyEquivalent] = [
            "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow,
            "escape": .escape, "delete": .delete, "deleteForward": .deleteForward, "home": .home, "end": .end,
            "pageUp": .pageUp, "pageDown": .pageDown, "tab": .tab, "space": .space, "return": .return,
        ]
        if let key = named[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
