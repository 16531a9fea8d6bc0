import AttributeGraph
import Foundation

/// The values with which the content of a `TimelineView` is created.
public struct TimelineViewDefaultContext: Sendable {
    /// The frequency at which the content is updated.
    public enum Cadence: Comparable, Hashable, Sendable {
        /// Continuously.
        case live
        /// Once a second.
        case seconds
        /// Once a minute.
        case minutes
    }

    /// The date of the schedule that the content is for.
    public let date: Date
    /// The frequency at which the content is updated.
    public let cadence: Cadence
}

/// Content that is created again at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The values with which the content is created.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView where Content: View {
    /// Makes content at the dates of a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(schedule: schedule, content: content)
    }
}

extension TimelineView: View, PrimitiveView where Content: View {
    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let made = makeContent(view, inputs: inputs)
        return Content._makeView(view: made.body, inputs: made.inputs)
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.laziness == .elements, inputs.isUnary(Content.self) {
            inputs.addElement { Self._makeView(view: view, inputs: $0) }
            return
        }
        let made = makeContent(view, inputs: inputs)
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// Whether the content is.
    nonisolated public static var _isUnary: Bool { Content._isUnary }

    nonisolated private static func makeContent(
        _ view: _GraphValue<Self>,
        inputs: _ViewInputs
    ) -> (body: _GraphValue<Content>, inputs: _ViewInputs) {
        let timeline = Timeline(inputs: inputs)
        var last: Schedule?
        inputs.follow { graph in
            let schedule = view.pointer(in: graph).pointee.schedule
            if let last, ValueComparator.of(Schedule.self).areEqual(last, schedule) { return }
            last = schedule
            timeline.follow(schedule)
        }
        return BodyRule.make(view, inputs: inputs) { view in
            view.content(timeline.context)
        }
    }
}

/// Follows a schedule: an input of the graph is the date that the content is made for.
private final class Timeline {
    // Borrowed: a scene outlives its rules and nodes: it ends their scope before itself.
    @Borrowed private var scene: SceneGraph
    private let date: Attribute<Date>
    private var alarm: Alarm?
    private var frames: FrameRequest?
    private var next: (() -> Date?)?
    private var cadence = TimelineViewDefaultContext.Cadence.live

    init(inputs: _ViewInputs) {
        _scene = inputs.sceneReference
        date = inputs.graph.makeInput(inputs.scene.clock.date, in: inputs.scope)
    }

    deinit { alarm?.cancel() }

    /// The context of the content; makes a dependency of the rule that is being evaluated.
    var context: TimelineViewDefaultContext { TimelineViewDefaultContext(date: scene.graph[date], cadence: cadence) }

    func follow<Schedule: TimelineSchedule>(_ schedule: Schedule) {
        alarm?.cancel()
        alarm = nil
        frames = nil
        let now = scene.clock.date
        if let animation = schedule as? AnimationTimelineSchedule {
            cadence = .live
            if animation.isPaused { return }
            frames = FrameRequest(scene.clock)
            scene.graph.set(date, to: now)
            followFrames(interval: animation.minimumInterval)
            return
        }
        cadence = schedule is EveryMinuteTimelineSchedule ? .minutes : .seconds
        var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
        var current: Date?
        var upcoming = iterator.next()
        var standstill = 0
        while let entry = upcoming, entry <= now {
            if let current, entry <= current { standstill += 1 }
            current = entry
            upcoming = standstill < Self.entryLimit ? iterator.next() : nil
        }
        scene.graph.set(date, to: current ?? now)
        guard let first = upcoming else { return }
        next = { iterator.next() }
        wait(for: first)
    }

    /// The number of entries without progress after which a schedule counts as ended.
    private static let entryLimit = 10_000

    private func wait(for entry: Date) {
        alarm = scene.clock.wake(at: scene.clock.seconds(of: entry)) { [weak self] in self?.reach(entry) }
    }

    private func reach(_ entry: Date) {
        var entry = entry
        let now = scene.clock.date
        // Entries that have been missed are passed over.
        var upcoming = next?()
        var standstill = 0
        while let candidate = upcoming, candidate <= now {
            if candidate <= entry { standstill += 1 }
            entry = candidate
            upcoming = standstill < Self.entryLimit ? next?() : nil
        }
        scene.graph.set(date, to: entry)
        if let upcoming { wait(for: upcoming) }
    }

    private func followFrames(interval: TimeInterval) {
        alarm = scene.clock.wake(at: scene.clock.now + interval) { [weak self] in
            guard let self else { return }
            scene.graph.set(date, to: scene.clock.date)
            followFrames(interval: interval)
        }
    }
}
