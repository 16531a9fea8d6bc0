import AttributeGraph

/// A control with two buttons that increment and decrement a value.
///
///     Stepper("Copies: \(copies)", value: $copies, in: 1...99)
///
/// The buttons are disabled at the bounds of the range. Without a range, or with closures instead of a binding, the
/// control has no bounds of its own.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
    let label: Label
    let steps: StepperSteps

    init(label: Label, steps: StepperSteps) {
        self.label = label
        self.steps = steps
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let environment = inputs.environment
        let node = ControlMaker.make(StepperControl(), inputs: inputs, label: .titles(label)) { graph, _, draft in
            let steps = view.pointer(in: graph).pointee.steps
            draft.control.number = steps.number()
            draft.control.range = steps.range
            draft.control.step = steps.step
            draft.control.isInForm = EnvironmentValues(scope: environment).isInForm
            draft.actions.increment = steps.canIncrement() ? steps.increment : nil
            draft.actions.decrement = steps.canDecrement() ? steps.decrement : nil
            draft.actions.setNumber = steps.setNumber
        }
        return _ViewOutputs(node: node)
    }
}

/// The value and the actions of a stepper.
struct StepperSteps {
    /// Returns the value, if it is a number. Reading it in a rule registers a dependency.
    var number: () -> Double? = { nil }
    /// Whether the value can increase or decrease within its range. Reading these in a rule registers a dependency.
    var canIncrement: () -> Bool = { true }
    var canDecrement: () -> Bool = { true }
    /// The range of the value and the amount of a step, if they are numbers.
    var range: ClosedRange<Double>?
    var step: Double?
    /// The actions of the buttons; `nil` for a disabled button.
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var setNumber: ((Double) -> Void)?

    init(
        increment: (() -> Void)?,
        decrement: (() -> Void)?,
        editingChanged: @escaping (Bool) -> Void
    ) {
        self.increment = increment.map { Self.edit($0, editingChanged) }
        self.decrement = decrement.map { Self.edit($0, editingChanged) }
    }

    init<V: Strideable>(
        _ value: Binding<V>,
        bounds: ClosedRange<V>?,
        step: V.Stride,
        editingChanged: @escaping (Bool) -> Void
    ) {
        let move: (V.Stride) -> Void = { distance in
            let old = value.wrappedValue
            let new = Self.clamped(Self.advanced(old, by: distance), to: bounds)
            // A NaN differs from itself, so it is never written.
            if new != old, new == new { value.wrappedValue = new }
        }
        number = { Self.double(value.wrappedValue) }
        self.step = Self.double(step)
        if let bounds {
            canIncrement = { value.wrappedValue < bounds.upperBound }
            canDecrement = { value.wrappedValue > bounds.lowerBound }
            if let least = Self.double(bounds.lowerBound), let most = Self.double(bounds.upperBound) {
                range = least...most
            }
        }
        increment = Self.edit({ move(step) }, editingChanged)
        decrement = Self.edit({ move(Self.negated(step)) }, editingChanged)
        setNumber = { number in
            guard let new = Self.value(number, V.self) else { return }
            value.wrappedValue = Self.clamped(new, to: bounds)
        }
    }

    /// Returns the value advanced by a step. An integer is clamped to the limits of its type (law C6).
    private static func advanced<V: Strideable>(_ value: V, by distance: V.Stride) -> V {
        func integer<I: FixedWidthInteger>(_ value: I, by distance: Int) -> I {
            if let distance = I(exactly: distance) {
                let (result, overflows) = value.addingReportingOverflow(distance)
                return overflows ? (distance < 0 ? .min : .max) : result
            }
            let size = I(clamping: distance.magnitude)
            let (result, overflows) =
                distance < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
            return overflows ? (distance < 0 ? .min : .max) : result
        }
        if let number = value as? any FixedWidthInteger, let distance = distance as? Int {
            return integer(number, by: distance) as? V ?? value
        }
        return value.advanced(by: distance)
    }

    private static func negated<S: SignedNumeric>(_ step: S) -> S {
        if let number = step as? Int, number == .min, let most = Int.max as? S { return most }
        return 0 - step
    }

    private static func edit(
        _ action: @escaping () -> Void,
        _ editingChanged: @escaping (Bool) -> Void
    ) -> () -> Void {
        {
            onMainActor(editingChanged) { $0(true) }
            action()
            onMainActor(editingChanged) { $0(false) }
        }
    }

    private static func clamped<V: Comparable>(_ value: V, to bounds: ClosedRange<V>?) -> V {
        guard let bounds else { return value }
        return min(max(value, bounds.lowerBound), bounds.upperBound)
    }

    private static func double<V>(_ value: V) -> Double? {
        if let integer = value as? any BinaryInteger { return Double(integer) }
        if let number = value as? any BinaryFloatingPoint { return Double(number) }
        return nil
    }

    private static func value<V>(_ number: Double, _ type: V.Type) -> V? {
        func integer<I: BinaryInteger>(_: I.Type) -> I? { I(exactly: number.rounded()) }
        func floating<F: BinaryFloatingPoint>(_: F.Type) -> F { F(number) }
        if let type = type as? any BinaryInteger.Type { return integer(type) as? V }
        if let type = type as? any BinaryFloatingPoint.Type { return floating(type) as? V }
        return nil
    }
}
