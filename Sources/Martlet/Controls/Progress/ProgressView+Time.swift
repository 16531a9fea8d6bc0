import AttributeGraph
import Foundation

/// An interval of time that a progress view follows.
struct ProgressInterval: Equatable {
    var interval: ClosedRange<Date>
    var countsDown: Bool

    /// Returns the elapsed or, counting down, the remaining fraction of the interval.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let past = min(1, max(0, date.timeIntervalSince(interval.lowerBound) / length))
        return countsDown ? 1 - past : past
    }

    /// Returns the seconds until the fraction changes visibly; `nil` if it no longer changes.
    func nextChange(after date: Date) -> Double? {
        if date >= interval.upperBound { return nil }
        if date < interval.lowerBound { return interval.lowerBound.timeIntervalSince(date) }
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return min(interval.upperBound.timeIntervalSince(date), min(1, max(1.0 / 30, length / 500)))
    }
}

/// The current fraction of a progress view that follows the time or a `Progress`.
final class ProgressTime {
    private let scope: Scope
    private unowned let scene: SceneGraph
    private var ticker: SceneTicker?

    init(_ inputs: _ViewInputs) {
        scope = inputs.scope
        scene = inputs.scene
    }

    /// Returns the completed fraction, from 0 to 1; `nil` for indeterminate progress.
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

/// The current-value label of a progress view that follows an interval: the elapsed or remaining time.
public struct DefaultDateProgressLabel: View {
    let interval: ProgressInterval

    /// The time in minutes and seconds.
    public var body: some View {
        Text(timerInterval: interval.interval, countsDown: interval.countsDown)
    }
}

extension ProgressView {
    /// Creates a progress view that follows an interval of time.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the start and empty at the end.
    ///   - label: A builder of the label that names the task.
    ///   - currentValueLabel: A builder of the label of the current progress.
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
    /// Creates a progress view that follows an interval of time and shows that time, with a label from a builder.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        let interval = ProgressInterval(interval: timerInterval, countsDown: countsDown)
        self.init(
            label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval), fraction: nil,
            interval: interval)
    }

    /// Creates a progress view that follows an interval of time and shows that time.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
