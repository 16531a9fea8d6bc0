import AttributeGraph

/// Whether a button does what it does again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the button: once.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// Again and again, after it has been held for half a second.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

private enum ButtonRepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons do what they do again and again while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

/// Says that buttons may repeat what they do: only those ask for time.
private final class ButtonRepeatMark {}

private nonisolated struct ButtonRepeatModifier: InputModifier {
    let behavior: ButtonRepeatBehavior

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(ButtonRepeatMark.self, ButtonRepeatMark())
        inputs.setEnvironment { graph, values in values.buttonRepeatBehavior = modifier.read(in: graph).behavior }
    }
}

/// Presses a button that is held.
final class ButtonRepeater: NodeAttachment {
    /// How long a button is held before it repeats, and how long between two times, in seconds.
    private static let delay = 0.5
    private static let interval = 0.1

    private unowned let node: RenderNode
    private let environment: EnvironmentScope
    private var alarm: SceneAlarm?

    private init(node: RenderNode, environment: EnvironmentScope) {
        self.node = node
        self.environment = environment
    }

    /// Has a button that may repeat do so.
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
    /// Says whether buttons in the view do what they do again and again while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        modifier(ButtonRepeatModifier(behavior: behavior))
    }
}
