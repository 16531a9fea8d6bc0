import AttributeGraph

/// Haptic or audio feedback for an event.
public struct SensoryFeedback: Equatable, Sendable {
    /// The apparent weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        private let number: Int

        /// A light blow.
        public static let light = Weight(number: 0)
        /// A blow of middle weight.
        public static let medium = Weight(number: 1)
        /// A heavy blow.
        public static let heavy = Weight(number: 2)
    }

    /// The apparent flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let number: Int

        /// An object that does not yield.
        public static let rigid = Flexibility(number: 0)
        /// A firm object.
        public static let solid = Flexibility(number: 1)
        /// An object that yields.
        public static let soft = Flexibility(number: 2)
    }

    /// Feedback for the press of a control.
    public struct PressFeedback: Hashable, Sendable {
        private let number: Int

        /// A button is pressed.
        public static let button = PressFeedback(number: 0)
        /// A button without a text is pressed.
        public static let buttonIconOnly = PressFeedback(number: 1)
        /// The thumb of a slider is pressed.
        public static let slider = PressFeedback(number: 2)
        /// A tab is pressed.
        public static let tab = PressFeedback(number: 3)
        /// A toggle is pressed.
        public static let toggle = PressFeedback(number: 4)
    }

    /// Feedback for the release of a control.
    public struct ReleaseFeedback: Hashable, Sendable {
        private let number: Int

        /// The thumb of a slider is released.
        public static let slider = ReleaseFeedback(number: 0)
    }

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight?, Flexibility?, Double)
        case press(PressFeedback), release(ReleaseFeedback)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A task is done.
    public static let success = SensoryFeedback(.success)
    /// A task needs care.
    public static let warning = SensoryFeedback(.warning)
    /// A task has failed.
    public static let error = SensoryFeedback(.error)
    /// The selection has changed.
    public static let selection = SensoryFeedback(.selection)
    /// A value has risen above a threshold.
    public static let increase = SensoryFeedback(.increase)
    /// A value has fallen below a threshold.
    public static let decrease = SensoryFeedback(.decrease)
    /// An activity has started.
    public static let start = SensoryFeedback(.start)
    /// An activity has stopped.
    public static let stop = SensoryFeedback(.stop)
    /// A dragged item is aligned with another item.
    public static let alignment = SensoryFeedback(.alignment)
    /// A press has moved one level deeper.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// A path that is drawn is complete.
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// Things have touched.
    public static let impact = SensoryFeedback(.impact(nil, nil, 1))

    /// Things of a weight have touched.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(.impact(weight, nil, intensity))
    }

    /// Things that give way have touched.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(.impact(nil, flexibility, intensity))
    }

    /// Feedback for the press of a control. A desktop and a terminal play nothing.
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(.press(feedback)) }

    /// Feedback for the release of a control. A desktop and a terminal play nothing.
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(.release(feedback)) }

    /// Whether the feedback demands attention. A host without other feedback rings its bell for these.
    package var isAlarming: Bool { kind == .warning || kind == .error }
}

/// Plays feedback when a value changes.
nonisolated struct SensoryFeedbackModifier<Trigger: Equatable>: WholeContentModifier {
    let trigger: Trigger
    let feedback: (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        var last: Trigger?
        inputs.follow { [unowned scene = inputs.scene] graph in
            let modifier = modifier.read(in: graph)
            defer { last = modifier.trigger }
            guard let old = last, old != modifier.trigger else { return }
            let (feedback, new) = (modifier.feedback, modifier.trigger)
            scene.actions.append { [unowned scene] in
                if let feedback = feedback(old, new) { scene.host.play(feedback) }
            }
        }
    }
}

extension View {
    /// Plays feedback when a value changes.
    ///
    /// Desktops and terminals have no haptics. They ring the bell for the feedback that demands attention:
    /// ``SensoryFeedback/warning`` and ``SensoryFeedback/error``.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when a value changes in a way that meets a condition.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a closure gives when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that a closure gives when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
