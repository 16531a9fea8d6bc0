import AttributeGraph

/// The repetition of a button's action while the button is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: Int

    /// The default, which is no repetition.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// The action repeats after the button has been held for half a second.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// The action runs once.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

private enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// The repetition of the actions of buttons that are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

/// Marks a subtree in which buttons may repeat. Buttons elsewhere create no repeater.
private final class ButtonRepeatMark {}

private nonisolated struct ButtonRepeatModifier: InputModifier {
    let behavior: ButtonRepeatBehavior

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(ButtonRepeatMark.self, ButtonRepeatMark())
        inputs.setEnvironment { graph, values in values.buttonRepeatBehavior = modifier.read(in: graph).behavior }
    }
}

/// Presses a button repeatedly while it is held down.
final class ButtonRepeater: NodeAttachment {
    /// The time before the first repetition, and the interval between repetitions, in seconds.
    private static let delay = 0.5
    private static let interval = 0.1

    private unowned let node: RenderNode
    private let environment: EnvironmentScope
    private var alarm: SceneAlarm?

    private init(node: RenderNode, environment: EnvironmentScope) {
        self.node = node
        self.environment = environment
    }

    /// Attaches a repeater to the button's node, if `buttonRepeatBehavior(_:)` applies to it.
    static func attach(to node: RenderNode, inputs: _ViewInputs) {
        guard inputs.attachment(ButtonRepeatMark.self, as: ButtonRepeatMark.self) != nil else { return }
        let repeater = ButtonRepeater(node: node, environment: inputs.environment)
        node.setAttachment(repeater)
        let other = node.input.pressChanged
        node.input.pressChanged = { [weak repeater] isPressed in
            other?(isPressed)
            repeater?.pressChanged(isPressed)
        }
    }

    private func pressChanged(_ isPressed: Bool) {
        alarm = nil
        guard isPressed else { return }
        let environment = environment
        let behavior = node.scene.graph.untracked { EnvironmentValues(scope: environment).buttonRepeatBehavior }
        if behavior == .enabled { wait(Self.delay) }
    }

    private func wait(_ seconds: Double) {
        alarm = node.scene.wake(after: seconds) { [weak self] in
            guard let self, node.isAttached else { return }
            _ = onMainActor(node) { $0.operate(.press, by: .pointer) }
            wait(Self.interval)
        }
    }
}

extension View {
    /// Sets whether buttons in the view repeat their action while they are held down.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        modifier(ButtonRepeatModifier(behavior: behavior))
    }
}
