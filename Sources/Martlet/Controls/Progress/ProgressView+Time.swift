import AttributeGraph
import Foundation

/// A time through which something goes.
struct ProgressInterval: Equatable {
    var interval: ClosedRange<Date>
    var countsDown: Bool

    /// How much of the interval is past, or is left.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let past = min(1, max(0, date.timeIntervalSince(interval.lowerBound) / length))
        return countsDown ? 1 - past : past
    }

    /// In how many seconds the fraction is another one that can be seen; nil if it stays.
    func nextChange(after date: Date) -> Double? {
        if date >= interval.upperBound { return nil }
        if date < interval.lowerBound { return interval.lowerBound.timeIntervalSince(date) }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return min(interval.upperBound.timeIntervalSince(date), min(1, max(1.0 / 30, length / 500)))
    }
}

/// How far a progress view has come, by the time if that says so.
final class ProgressTime {
    private let scope: Scope
    private unowned let scene: SceneGraph
    private var ticker: SceneTicker?

    init(_ inputs: _ViewInputs) {
        scope = inputs.scope
        scene = inputs.scene
    }

    /// From 0 to 1; nil while nobody knows.
    func fraction<Label, Current>(of view: ProgressView<Label, Current>, in graph: Graph) -> Double? {
        guard view.interval != nil || view.progress != nil else {
            ticker = nil
            return view.fraction
        }
        let ticker = ticker ?? SceneTicker(scene: scene, scope: scope)
        self.ticker = ticker
        _ = ticker.hasPassed(in: graph)
        if let progress = view.progress {
            ticker.wait(progress.isFinished || progress.isCancelled ? nil : 0.1)
            return progress.isIndeterminate ? nil : progress.fractionCompleted
        }
        guard let interval = view.interval else { return nil }
        let now = ticker.date
        ticker.wait(interval.nextChange(after: now))
        return interval.fraction(at: now)
    }
}

/// What a progress view that goes by the time says of how far it has come: the time that is past, or that is left.
public struct DefaultDateProgressLabel: View {
    let interval: ProgressInterval

    /// The time, in minutes and seconds.
    public var body: some View {
        Text(timerInterval: interval.interval, countsDown: interval.countsDown)
    }
}

extension ProgressView {
    /// How much of a time is left or past, with labels for what it is and for how far it has come.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when.
    ///   - countsDown: Whether it is full at the start and empty at the end.
    ///   - label: What it is.
    ///   - currentValueLabel: How far it has come.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), currentValueLabel: currentValueLabel(), fraction: nil,
            interval: ProgressInterval(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How much of a time is left or past, with a label for what it is, and the time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        let interval = ProgressInterval(interval: timerInterval, countsDown: countsDown)
        self.init(
            label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval), fraction: nil,
            interval: interval)
    }

    /// How much of a time is left or past, and the time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
