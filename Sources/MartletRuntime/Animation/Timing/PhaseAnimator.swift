import Foundation

/// Content that advances through phases, with an animation between each two.
///
///     PhaseAnimator([1.0, 1.4]) { scale in
///         Image(systemName: "heart").scaleEffect(scale)
///     } animation: { _ in .easeInOut(duration: 0.5) }
///
/// Without a trigger, the phases repeat as long as the view is shown. With a trigger, they run once, back to the first,
/// for each change of the trigger.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: ChangeTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var cycle = PhaseCycle()
    @Environment(\.animationClock) private var clock

    /// Shows the phases in order, once for each change of a value.
    ///
    /// - Parameters:
    ///   - phases: The phases; the content rests in the first.
    ///   - trigger: The value.
    ///   - content: The content in a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: ChangeTrigger(trigger), content: content, animation: animation)
    }

    /// Shows the phases in order, repeatedly.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - content: The content in a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }

    private init(
        phases: [Phase],
        trigger: ChangeTrigger?,
        content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The content in the phase of the moment.
    @MainActor public var body: some View {
        if !phases.isEmpty {
            Group { content(phases[min(index, phases.count - 1)]) }
                .onAppear { if trigger == nil { start() } }
                .onDisappear { cycle.isRunning = false }
                .onChange(of: trigger) { start() }
        }
    }

    @MainActor private func start() {
        guard !cycle.isRunning, phases.count > 1 else { return }
        cycle.isRunning = true
        cycle.idleSteps = 0
        advance(from: index)
    }

    @MainActor private func advance(from current: Int) {
        let next = (current + 1) % phases.count
        let began = clock?.now
        withAnimation(animation(phases[next]), completionCriteria: .logicallyComplete) {
            index = next
        } completion: {
            guard cycle.isRunning else { return }
            cycle.idleSteps = clock?.now == began ? cycle.idleSteps + 1 : 0
            // Adjacent phases that look the same are skipped without delay. A cycle in which nothing animates would
            // repeat forever in no time, and so it ends.
            if trigger != nil ? next == 0 : cycle.idleSteps >= phases.count {
                cycle.isRunning = false
            } else {
                advance(from: next)
            }
        }
    }
}

/// The state of a phase animator: the current phase, and whether it is advancing.
private final class PhaseCycle {
    var isRunning = false
    /// The steps in a row that took no time.
    var idleSteps = 0
}

private enum AnimationClockKey: EnvironmentKey { static var defaultValue: AnimationClock? { nil } }

extension EnvironmentValues {
    /// The clock of the scene's animations.
    var animationClock: AnimationClock? {
        get { self[AnimationClockKey.self] }
        set { self[AnimationClockKey.self] = newValue }
    }
}

extension View {
    /// Shows the view in phases, repeatedly.
    ///
    ///     Image(systemName: "heart")
    ///         .phaseAnimator([1.0, 1.3]) { heart, scale in
    ///             heart.scaleEffect(scale)
    ///         } animation: { _ in .easeInOut(duration: 0.4) }
    ///
    /// The animation to the next phase begins when the one to the phase before has ended, and the first phase follows
    /// the last. For a sequence that runs once for each event, pass a trigger.
    ///
    /// - Parameters:
    ///   - phases: The phases.
    ///   - content: The view in a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PlacedContent {
                PhaseAnimator(phases) {
                    content(PlaceholderContentView(), $0)
                } animation: {
                    animation($0)
                }
            }
        )
    }

    /// Shows the view in phases, once for each change of a value.
    ///
    /// - Parameters:
    ///   - phases: The phases; the view rests in the first.
    ///   - trigger: The value.
    ///   - content: The view in a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PlacedContent {
                PhaseAnimator(phases, trigger: trigger) {
                    content(PlaceholderContentView(), $0)
                } animation: {
                    animation($0)
                }
            }
        )
    }
}

/// A modifier defined by a closure that returns a view with a placeholder for the content.
nonisolated struct PlacedContent<Made: View>: ViewModifier {
    let make: () -> Made

    init(_ make: @escaping () -> Made) { self.make = make }

    @MainActor func body(content: Content) -> some View { make() }
}
