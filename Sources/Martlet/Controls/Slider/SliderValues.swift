import Foundation

/// The values that a slider selects from, independent of their numeric type.
struct SliderValues {
    /// Returns the value, clamped to the range. Reading it in a rule registers a dependency.
    let number: () -> Double
    let range: ClosedRange<Double>
    /// The distance between two selectable values; `nil` for a continuous slider.
    let step: Double?
    /// The part of the range that the user can choose from.
    let enabled: ClosedRange<Double>
    /// The value from which the track is filled; `nil` for the lower bound.
    let neutral: Double?
    /// The values of the ticks.
    let ticks: [Double]
    /// Writes the selectable value that is closest to a number, if it differs from the current value.
    let set: (Double) -> Void
    /// Called when the user begins and ends changing the value.
    let editingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        bounds: ClosedRange<V>,
        step: V.Stride?,
        enabled: ClosedRange<V>? = nil,
        neutral: V? = nil,
        ticks: [V] = [],
        editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let step = step.flatMap { $0 > 0 ? $0 : nil }
        let choosable = enabled?.clamped(to: bounds)
        number = {
            let value = value.wrappedValue
            return Double(value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound))
        }
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        let range = range
        self.enabled = choosable.map { Double($0.lowerBound)...Double($0.upperBound) } ?? range
        self.neutral = neutral.map { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
        self.ticks = ticks.lazy.map { Double($0) }.filter { range.contains($0) }.prefix(SliderExtras.mostTicks).sorted()
        set = { number in
            let wanted = V(number)
            let allowed = choosable.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
            let new = Self.choice(nearest: allowed, bounds: bounds, step: step, in: choosable)
            if new != value.wrappedValue { value.wrappedValue = new }
        }
        self.editingChanged = editingChanged
    }

    /// Creates the values of a slider with steps. The steps are marked, unless there are too many.
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, marking bounds: ClosedRange<V>, by step: V.Stride, editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let steps = Self.steps(in: bounds, by: step, atMost: Self.mostMarkedSteps)
        self.init(value, bounds: bounds, step: step, ticks: steps, editingChanged: editingChanged)
    }

    /// The maximum number of marked steps. In a slider of ordinary width, more would be closer than four points.
    static let mostMarkedSteps = 40

    /// Returns the selectable value that is closest to a number. Steps are counted from the lower bound.
    private static func choice<V: BinaryFloatingPoint>(
        nearest number: V,
        bounds: ClosedRange<V>,
        step: V.Stride?,
        in choosable: ClosedRange<V>?
    ) -> V where V.Stride: BinaryFloatingPoint {
        let number = number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step else { return number }
        let steps = bounds.lowerBound.distance(to: number) / step
        // The last step may end before the upper bound. The factor keeps a rounding error from dropping it.
        let most = (bounds.lowerBound.distance(to: bounds.upperBound) / step * (1 + .ulpOfOne)).rounded(.down)
        var nearest = min(steps.rounded(), most)
        if let choosable {
            // The closest step may be just outside the selectable range.
            if bounds.lowerBound.advanced(by: nearest * step) > choosable.upperBound { nearest -= 1 }
            if bounds.lowerBound.advanced(by: nearest * step) < choosable.lowerBound { nearest += 1 }
        }
        let value = bounds.lowerBound.advanced(by: nearest * step)
        if let choosable, !choosable.contains(value) { return number }
        return value.isNaN ? number : min(value, bounds.upperBound)
    }

    /// Returns the values of the steps from the lower bound on; empty if there are too many to mark.
    static func steps<V: BinaryFloatingPoint>(
        in bounds: ClosedRange<V>, by step: V.Stride, atMost most: Int = SliderExtras.mostTicks - 1
    ) -> [V] where V.Stride: BinaryFloatingPoint {
        guard step > 0 else { return [] }
        let count = bounds.lowerBound.distance(to: bounds.upperBound) / step * (1 + .ulpOfOne)
        guard count.isFinite, count < V.Stride(most + 1) else { return [] }
        return (0...Int(count)).map { min(bounds.upperBound, bounds.lowerBound.advanced(by: V.Stride($0) * step)) }
    }

    /// The amount by which an arrow key changes the value.
    private var keyStep: Double { step ?? (range.upperBound - range.lowerBound) / 20 }

    /// The amount by which Page Up and Page Down change the value.
    private var pageStep: Double {
        let part = (range.upperBound - range.lowerBound) / 5
        guard let step else { return part }
        return max(step, (part / step).rounded() * step)
    }

    /// Writes the slider's values and actions to the control's draft. Called in a rule.
    func describe(_ draft: inout ControlDraft<SliderControl>, editing: EditingState) {
        let number = number()
        draft.control.number = number
        draft.control.range = range
        draft.control.step = keyStep
        draft.control.pageStep = pageStep
        draft.control.enabled = enabled
        draft.control.neutral = neutral
        draft.control.ticks = ticks
        editing.changed = editingChanged
        draft.actions.edit = { editing.set($0) }
        draft.actions.setNumber = { number in editing.during { set(number) } }
        let move = draft.actions.setNumber
        draft.actions.increment = number < enabled.upperBound ? { move?(self.number() + keyStep) } : nil
        draft.actions.decrement = number > enabled.lowerBound ? { move?(self.number() - keyStep) } : nil
    }
}

/// The editing state of a control, which reports the begin and end of editing once for each drag.
final class EditingState {
    var changed: (Bool) -> Void = { _ in }
    private var isEditing = false

    /// Begins or ends a longer change, such as a drag.
    func set(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        onMainActor((changed, isEditing)) { $0($1) }
    }

    /// Performs one change, which is reported as an edit of its own unless a longer change is in progress.
    func during(_ change: () -> Void) {
        if isEditing { return change() }
        set(true)
        change()
        set(false)
    }
}
