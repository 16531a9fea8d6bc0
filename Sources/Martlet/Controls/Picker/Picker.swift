import AttributeGraph

/// A control for choosing one of several options.
///
///     Picker("Flavour", selection: $flavour) {
///         Text("Chocolate").tag(Flavour.chocolate)
///         Text("Vanilla").tag(Flavour.vanilla)
///     }
///
/// The chosen option is the one whose tag equals the selection. The tag has the type of the selection or, for an
/// optional selection, of the wrapped value. Views of a `ForEach` without tags are tagged with their element's id. If
/// no option has the selected tag, none is shown as chosen, and a message is logged.
///
/// The label is before the options. `pickerStyle(_:)` sets how the options are shown.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    /// The view that replaces the chosen option in the picker's button.
    let currentValue: AnyView?
    let selection: PickerSelection<SelectionValue>

    init(label: Label, selection: PickerSelection<SelectionValue>, content: Content, currentValue: AnyView? = nil) {
        self.label = label
        self.content = content
        self.currentValue = currentValue
        self.selection = selection
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view[\.content]
        let currentValue = view[\.currentValue]
        let selected = inputs.graph.makeRule(SelectedValue(view: view), in: inputs.scope)
        let context = PickerContext(
            style: inputs.attachment(PickerStyleKey.self, as: PickerStyleAttachment.self)?.style,
            isChosen: { graph, tag in
                guard let value = tag.value(as: SelectionValue.self) else { return nil }
                return graph[selected] == value
            },
            choose: { graph, tag in
                guard let value = tag.value(as: SelectionValue.self) else { return }
                view.peek(in: graph).selection.choose(value)
            },
            selection: { graph in
                view.peek(in: graph).selection.value.map { ("\($0)", "\(SelectionValue.self)") }
            })
        let node = PickerMaker.make(
            context, inputs: inputs,
            label: ControlLabel.titles(view[\.label]),
            currentValue: (
                isThere: { view.pointer(in: $0).pointee.currentValue != nil },
                make: { AnyView?._makeViewList(view: currentValue, inputs: $0) }
            ),
            options: { Content._makeViewList(view: content, inputs: $0) },
            following: { graph in
                _ = view.pointer(in: graph)
                _ = graph[selected]
            })
        return _ViewOutputs(node: node)
    }
}

/// The binding or bindings that a picker changes.
enum PickerSelection<Value: Hashable> {
    case one(Binding<Value>)
    /// Several bindings, which a choice sets to the same value.
    case many([Binding<Value>])

    init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
        self = .many(sources.map { $0[keyPath: selection] })
    }

    /// The selected value; `nil` while several values differ. Reading it in a rule registers a dependency.
    var value: Value? {
        switch self {
        case .one(let binding): return binding.wrappedValue
        case .many(let bindings):
            guard let first = bindings.first?.wrappedValue else { return nil }
            return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
        }
    }

    /// Writes a value to the bindings that have a different one.
    func choose(_ value: Value) {
        switch self {
        case .one(let binding): if binding.wrappedValue != value { binding.wrappedValue = value }
        case .many(let bindings):
            for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}

/// The selection of a picker as a rule, whose readers are invalidated only when the value changes.
private struct SelectedValue<Label: View, Value: Hashable, Content: View>: Rule {
    let view: _GraphValue<Picker<Label, Value, Content>>
    private var observer = RuleObserver()

    init(view: _GraphValue<Picker<Label, Value, Content>>) { self.view = view }

    mutating func value(in graph: Graph) -> Value? {
        let selection = view.pointer(in: graph).pointee.selection
        return observer.run(in: graph, as: .controls) { selection.value }
    }

    static var comparison: RawComparison? { rawComparison(of: Value?.self) }
}
