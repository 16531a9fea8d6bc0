import AttributeGraph

/// A control that chooses one of several options.
///
///     Picker("Flavour", selection: $flavour) {
///         Text("Chocolate").tag(Flavour.chocolate)
///         Text("Vanilla").tag(Flavour.vanilla)
///     }
///
/// The option is chosen whose tag equals the selection. The tag's type is that of the selection, or what that is an
/// optional of. The views of a `ForEach` without tags have the ids of its elements as such. A selection that no option
/// has the tag of shows nothing chosen, and is reported.
///
/// Its label stands before it. `pickerStyle(_:)` says how the options are shown.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    /// What is shown in place of the chosen option.
    let currentValue: AnyView?
    let selection: PickerSelection<SelectionValue>

    init(label: Label, selection: PickerSelection<SelectionValue>, content: Content, currentValue: AnyView? = nil) {
        self.label = label
        self.content = content
        self.currentValue = currentValue
        self.selection = selection
    }

    /// Makes the one element that the view is, once for each identity.
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

/// What a picker chooses for.
enum PickerSelection<Value: Hashable> {
    case one(Binding<Value>)
    /// Several values that are to be the same.
    case many([Binding<Value>])

    init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
        self = .many(sources.map { $0[keyPath: selection] })
    }

    /// What is selected; nil where several values differ. Read in a rule, it makes a dependency.
    var value: Value? {
        switch self {
        case .one(let binding): return binding.wrappedValue
        case .many(let bindings):
            guard let first = bindings.first?.wrappedValue else { return nil }
            return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
        }
    }

    /// Writes the value, unless it is selected already.
    func choose(_ value: Value) {
        switch self {
        case .one(let binding): if binding.wrappedValue != value { binding.wrappedValue = value }
        case .many(let bindings):
            for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}

/// The selection of a picker as an attribute, which lets only changed values through.
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
