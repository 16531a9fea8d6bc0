import AttributeGraph

/// The keyboard focus among the views bound to this property. Writing the property moves the focus.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
///
/// For one view, the type is `Bool`; for several, it is an optional value with a case for each, and `nil` while the
/// focus is elsewhere. The user moves the focus by Tab and by clicks, and the property follows.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, IgnoredInComparison {
    /// A binding to a focus property.
    @propertyWrapper
    public struct Binding {
        let location: Location<Value>

        /// The value bound to the focused view.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, transaction: Transaction()) }
        }

        /// The connection itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    /// The storage of the property; nil outside a view hierarchy.
    private var location: StoredLocation<Value>?

    /// Whether the focus is in the views that are bound to it.
    public init() where Value == Bool { initial = false }

    /// Creates a property with the value bound to the focused view; nil if none of the bound views is focused.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value bound to the focused view.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: Transaction()) }
    }

    /// The binding for `focused(_:equals:)`.
    public var projectedValue: FocusState<Value>.Binding {
        Binding(location: location ?? ConstantLocation(initial))
    }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let state = property.assumingMemoryBound(to: FocusState<Value>.self)
        state.pointee.location = context.storage { instance, name in
            StoredLocation(state.pointee.initial, instance: instance, property: name)
        }
    }
}

extension FocusState: Sendable where Value: Sendable {}
// @unchecked Sendable: its location has a lock.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Connects the focus in the content with a value.
nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    /// The value while the focus is in the content.
    let inside: Value
    /// The value while no view is focused.
    let outside: Value

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        let record = FocusRecord()
        record.node = node
        node.input.focusBindings.append(record)
        inputs.follow { [unowned scene = inputs.scene, unowned node] graph in
            let modifier = modifier.read(in: graph)
            let location = modifier.binding.location
            let value = location.get()
            let isWanted = value == modifier.inside
            record.location = location
            record.value = AnyHashable(modifier.inside)
            record.isWanted = { location.get() == modifier.inside }
            record.clear = {
                if location.get() != modifier.outside { location.set(modifier.outside, transaction: Transaction()) }
            }
            record.write = { isFocused in
                if isFocused {
                    location.set(modifier.inside, transaction: Transaction())
                } else if location.get() == modifier.inside {
                    location.set(modifier.outside, transaction: Transaction())
                }
            }
            let isFocused = scene.focus.isFocused(below: node)
            if isWanted, !isFocused {
                scene.focus.requestFocus(record)
            } else if !isWanted, isFocused {
                scene.focus.requestResignation(record)
            }
            if !isWanted, value != modifier.outside { scene.focus.requestCheck(record) }
        }
        return outputs
    }
}

/// Makes content without a control focusable.
package nonisolated struct FocusableModifier: PrimitiveModifier {
    let isFocusable: Bool
    /// Whether a press focuses the content, as for fields but not for buttons.
    let takesFocusOnPress: Bool

    package init(isFocusable: Bool, takesFocusOnPress: Bool = true) {
        self.isFocusable = isFocusable
        self.takesFocusOnPress = takesFocusOnPress
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let isFocused = inputs.graph.makeInput(false, in: inputs.scope)
        var inner = inputs.inside(node)
        inner.setEnvironment { graph, values in values.isFocused = graph[isFocused] }
        _ = body(inner)
        node.input.focusChanged = { [unowned scene = inputs.scene] in scene.set(isFocused, to: $0) }
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let isEnabled = EnvironmentValues(scope: environment).isEnabled
            let modifier = modifier.read(in: graph)
            node.input.isFocusable = modifier.isFocusable && isEnabled
            node.input.keepsFocusOnPress = !modifier.takesFocusOnPress
        }
        return _ViewOutputs(node: node)
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest focusable ancestor has the focus.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the view to a Boolean: a change of either updates the other.
    ///
    ///     struct Search: View {
    ///         @FocusState private var isSearching: Bool
    ///         @State private var text = ""
    ///         var body: some View {
    ///             TextField("Search", text: $text).focused($isSearching)
    ///             Button("Find") { isSearching = true }
    ///         }
    ///     }
    ///
    /// - Parameter condition: The projected value of a ``FocusState`` property.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, inside: true, outside: false))
    }

    /// Binds the focus of the view to a value: a change of either updates the other.
    ///
    ///     struct SignIn: View {
    ///         enum Field { case name, password }
    ///         @FocusState private var field: Field?
    ///         @State private var name = ""
    ///         @State private var password = ""
    ///         var body: some View {
    ///             TextField("Name", text: $name)
    ///                 .focused($field, equals: .name)
    ///                 .onSubmit { field = .password }
    ///             SecureField("Password", text: $password)
    ///                 .focused($field, equals: .password)
    ///         }
    ///     }
    ///
    /// The property is `nil` while none of its views has the focus, and setting it to `nil` takes the focus away.
    ///
    /// - Parameters:
    ///   - binding: The projected value of a ``FocusState`` property.
    ///   - value: The value of the property while the view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        equals value: Value
    ) -> some View {
        modifier(FocusedModifier<Value?>(binding: binding, inside: value, outside: nil))
    }

    /// Sets whether the view can be focused.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}
