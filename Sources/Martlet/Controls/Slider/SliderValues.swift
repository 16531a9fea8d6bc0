import Foundation

/// What a slider chooses from, whatever the type of its numbers.
struct SliderValues {
    /// The value, brought into the range. Read in a rule, it makes a dependency.
    let number: () -> Double
    let range: ClosedRange<Double>
    /// The distance between two values that can be chosen; nil where all can.
    let step: Double?
    /// Writes the value that can be chosen and is nearest to a number, unless it is the value already.
    let set: (Double) -> Void
    /// Told when a person begins and ends to change the value.
    let editingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        bounds: ClosedRange<V>,
        step: V.Stride?,
        editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let step = step.flatMap { $0 > 0 ? $0 : nil }
        number = {
            let value = value.wrappedValue
            return Double(value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound))
        }
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        set = { number in
            let new = Self.choice(nearest: V(number), bounds: bounds, step: step)
            if new != value.wrappedValue { value.wrappedValue = new }
        }
        self.editingChanged = editingChanged
    }

    /// The value that can be chosen and is nearest to a number: steps are counted from the lower bound.
    private static func choice<V: BinaryFloatingPoint>(
        nearest number: V,
        bounds: ClosedRange<V>,
        step: V.Stride?
    ) -> V where V.Stride: BinaryFloatingPoint {
        let number = number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step else { return number }
        let steps = bounds.lowerBound.distance(to: number) / step
        // The last step may end before the upper bound; a rounding error must not make it one less.
        let most = (bounds.lowerBound.distance(to: bounds.upperBound) / step * (1 + .ulpOfOne)).rounded(.down)
        let value = bounds.lowerBound.advanced(by: min(steps.rounded(), most) * step)
        return value.isNaN ? number : min(value, bounds.upperBound)
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
        editing.changed = editingChanged
        draft.actions.edit = { editing.set($0) }
        draft.actions.setNumber = { number in editing.during { set(number) } }
        let move = draft.actions.setNumber
        draft.actions.increment = number < range.upperBound ? { move?(self.number() + keyStep) } : nil
        draft.actions.decrement = number > range.lowerBound ? { move?(self.number() - keyStep) } : nil
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
