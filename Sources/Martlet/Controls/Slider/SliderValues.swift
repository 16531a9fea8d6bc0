import Foundation

/// What a slider chooses from, whatever the type of its numbers.
struct SliderValues {
    /// The value, brought into the range. Read in a rule, it makes a dependency.
    let number: () -> Double
    let range: ClosedRange<Double>
    /// The distance between two values that can be chosen; nil where all can.
    let step: Double?
    /// The part of the range that a person can choose from.
    let enabled: ClosedRange<Double>
    /// From where the track is filled; nil for the lower end.
    let neutral: Double?
    /// What is marked at the track.
    let ticks: [Double]
    /// Writes the value that can be chosen and is nearest to a number, unless it is the value already.
    let set: (Double) -> Void
    /// Told when a person begins and ends to change the value.
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

    /// Those of a slider that goes in steps, which are marked where they can be told apart.
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, marking bounds: ClosedRange<V>, by step: V.Stride, editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let steps = Self.steps(in: bounds, by: step, atMost: Self.mostMarkedSteps)
        self.init(value, bounds: bounds, step: step, ticks: steps, editingChanged: editingChanged)
    }

    /// Marks of more steps than that would stand closer than four points in a slider of the usual width.
    static let mostMarkedSteps = 40

    /// The value that can be chosen and is nearest to a number: steps are counted from the lower bound.
    private static func choice<V: BinaryFloatingPoint>(
        nearest number: V,
        bounds: ClosedRange<V>,
        step: V.Stride?,
        in choosable: ClosedRange<V>?
    ) -> V where V.Stride: BinaryFloatingPoint {
        let number = number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step else { return number }
        let steps = bounds.lowerBound.distance(to: number) / step
        // The last step may end before the upper bound; a rounding error must not make it one less.
        let most = (bounds.lowerBound.distance(to: bounds.upperBound) / step * (1 + .ulpOfOne)).rounded(.down)
        var nearest = min(steps.rounded(), most)
        if let choosable {
            // The nearest step may lie just outside of what can be chosen.
            if bounds.lowerBound.advanced(by: nearest * step) > choosable.upperBound { nearest -= 1 }
            if bounds.lowerBound.advanced(by: nearest * step) < choosable.lowerBound { nearest += 1 }
        }
        let value = bounds.lowerBound.advanced(by: nearest * step)
        if let choosable, !choosable.contains(value) { return number }
        return value.isNaN ? number : min(value, bounds.upperBound)
    }

    /// The values of the steps, from the lower bound on; none where there would be too many to mark.
    static func steps<V: BinaryFloatingPoint>(
        in bounds: ClosedRange<V>, by step: V.Stride, atMost most: Int = SliderExtras.mostTicks - 1
    ) -> [V] where V.Stride: BinaryFloatingPoint {
        guard step > 0 else { return [] }
        let count = bounds.lowerBound.distance(to: bounds.upperBound) / step * (1 + .ulpOfOne)
        guard count.isFinite, count < V.Stride(most + 1) else { return [] }
        return (0...Int(count)).map { min(bounds.upperBound, bounds.lowerBound.advanced(by: V.Stride($0) * step)) }
    }

    /// How far a key moves the value.
    private var keyStep: Double { step ?? (range.upperBound - range.lowerBound) / 20 }

    /// How far a key for pages moves the value.
    private var pageStep: Double {
        let part = (range.upperBound - range.lowerBound) / 5
        guard let step else { return part }
        return max(step, (part / step).rounded() * step)
    }

    /// Says in a rule what the slider shows and does.
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

/// Whether a person changes the value of a control now: told to the view once for a drag, however far it goes.
final class EditingState {
    var changed: (Bool) -> Void = { _ in }
    private var isEditing = false

    /// Begins and ends what goes on for a while.
    func set(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        onMainActor((changed, isEditing)) { $0($1) }
    }

    /// Makes one change, by itself or as a part of what goes on.
    func during(_ change: () -> Void) {
        if isEditing { return change() }
        set(true)
        change()
        set(false)
    }
}
