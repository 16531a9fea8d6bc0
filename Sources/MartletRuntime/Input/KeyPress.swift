import AttributeGraph
import Foundation

/// A key that was pressed, repeated or released, for the actions of `onKeyPress`.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key repeats. Terminals report this as a press.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key was released. Terminals don't report this.
        public static let up = Phases(rawValue: 1 << 2)
        /// The union of all options.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of a key action.
    public enum Result: Sendable {
        /// The key is not passed on.
        case handled
        /// The key is passed on to the ancestors.
        case ignored
    }

    /// The phase of the key.
    public let phase: Phases
    /// The key, identified by its character or its name.
    public let key: KeyEquivalent
    /// The typed characters.
    public let characters: String
    /// The other keys that are held.
    public let modifiers: EventModifiers

    init(_ input: KeyInput) {
        switch input.phase {
        case .down: phase = .down
        case .repeated: phase = .repeat
        case .up: phase = .up
        }
        key = input.key
        characters = input.characters.isEmpty ? String(input.key.character) : input.characters
        modifiers = input.modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    /// The key, the phase and the modifiers.
    public var debugDescription: String {
        "KeyPress(phase: \(phase.rawValue), key: \(key.character), characters: \(characters), "
            + "modifiers: \(modifiers.rawValue))"
    }
}

/// The key handlers of a view. The object persists while its actions follow the view value.
final class KeyPressRecord {
    var phases: KeyPress.Phases = []
    var matches: ((KeyPress) -> Bool)?
    var action: ((KeyPress) -> KeyPress.Result)?

    func perform(_ press: KeyPress) -> Bool {
        guard phases.contains(press.phase), matches?(press) ?? true else { return false }
        return action?(press) == .handled
    }
}

/// Runs an action for keys while the focus is in the content.
nonisolated struct KeyPressModifier: PrimitiveModifier {
    let phases: KeyPress.Phases
    var matches: ((KeyPress) -> Bool)?
    let action: (KeyPress) -> KeyPress.Result

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = KeyPressRecord()
        outputs.node.input.keyPresses.append(record)
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            record.phases = modifier.phases
            record.matches = modifier.matches
            record.action = modifier.action
        }
        return outputs
    }
}

extension View {
    /// Runs an action when a key is pressed or repeats while the focus is in the view.
    ///
    /// The focused element handles the key first, then its ancestors, until an action returns that it has used the key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Returns whether it has used the key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }) { _ in action() })
    }

    /// Runs an action for a key while the focus is in the view.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: The phases of the key press that run the action.
    ///   - action: Returns whether it has used the key.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    /// Runs an action for each of some keys while the focus is in the view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Runs an action for keys that type characters of a set while the focus is in the view.
    nonisolated public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                matches: { $0.characters.unicodeScalars.contains(where: characters.contains) }, action: action))
    }

    /// Runs an action for each key while the focus is in the view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, action: action))
    }
}

extension KeyNode {
    /// The outermost node that only wraps this one, with its modifiers.
    var focusElement: RenderNode {
        var node = self.node
        while let container = node.containerNode, container.parent != nil, container.layoutChildren.count == 1,
            container.extras?.input?.scroll == nil
        {
            node = container
        }
        return node
    }

    /// Offers a key to the node and its ancestors up to `last`; returns true if one has used it.
    func performKeyPress(_ key: KeyInput, upTo last: RenderNode? = nil) -> Bool {
        var node: RenderNode? = self.node
        while let current = node {
            if current.keys.performOwnKeyPress(key) { return true }
            if current === last { return false }
            node = current.containerNode
        }
        return false
    }

    /// Offers a key to the handlers of this node; returns true if one has used it.
    func performOwnKeyPress(_ key: KeyInput) -> Bool {
        guard let records = node.extras?.input?.keyPresses, !records.isEmpty else { return false }
        let press = KeyPress(key)
        guard records.contains(where: { $0.perform(press) }) else { return false }
        node.scene.input.keyUsed?(node, key)
        return true
    }
}
