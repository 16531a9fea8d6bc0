import Foundation
import Observation

/// A key for a value that a view offers to others, such as menus, while the focus is in it.
///
///     struct DocumentKey: FocusedValueKey {
///         typealias Value = Binding<Document>
///     }
///
///     extension FocusedValues {
///         var document: Binding<Document>? {
///             get { self[DocumentKey.self] }
///             set { self[DocumentKey.self] = newValue }
///         }
///     }
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the key window and the views around the focus publish.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value for a key; nil where no view offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }
}

/// The class of an object that is published without a key.
struct FocusedObjectClass<Object>: Hashable {}

private enum FocusedObjectKey<Object>: FocusedValueKey { typealias Value = Object }

extension FocusedValues {
    /// The object that is published by its class; nil if there is none.
    subscript<Object>(object type: FocusedObjectClass<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }
}

private enum FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
    /// The published values of the key window.
    var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

/// A value that the focused view, or one around it, offers.
///
///     struct DocumentCommands: Commands {
///         @FocusedValue(\.document) private var document
///
///         var body: some Commands {
///             CommandMenu("Document") {
///                 Button("Save") { document?.wrappedValue.save() }.disabled(document == nil)
///             }
///         }
///     }
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private let all = Environment(\.focusedValues)

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads the object that a view publishes by its class, as `focusedValue(model)` does.
    ///
    ///     @FocusedValue(Chapter.self) private var chapter
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = \FocusedValues[object: FocusedObjectClass<Value>()]
    }

    /// The published value; nil if no view around the focus publishes one.
    public var wrappedValue: Value? { all.wrappedValue[keyPath: keyPath] }
}

/// The value behind a binding that the focused view (or an ancestor) publishes.
///
///     @FocusedBinding(\.document) private var document
///     Button("Clear") { document?.text = "" }
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private let all = Environment(\.focusedValues)

    /// Reads and writes through the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    private var binding: Binding<Value>? { all.wrappedValue[keyPath: keyPath] }

    /// The published value; nil if no view around the focus publishes the binding. Writing nil has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// The connection itself.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
    }
}

/// The value that one view publishes.
final class FocusedValueRecord: LifecycleRecord {
    /// Whether the value is published while the window is the key window, wherever the focus is.
    let isSceneWide: Bool
    fileprivate weak var node: RenderNode?
    fileprivate var write: (inout FocusedValues) -> Void = { _ in }
    private var isThere = false

    init(_ node: RenderNode, isSceneWide: Bool) {
        self.node = node
        self.isSceneWide = isSceneWide
    }

    func appear(in scene: SceneGraph) {
        guard !isThere else { return }
        isThere = true
        scene.group.focusedValues.records.append(self)
        scene.offersChanged()
    }

    func end(in scene: SceneGraph) {
        guard isThere else { return }
        isThere = false
        scene.group.focusedValues.records.removeAll { $0 === self }
        scene.offersChanged()
    }
}

/// The published values of an app's views, and the key window.
package final class FocusedValuesStore {
    fileprivate var records: [FocusedValueRecord] = []
    /// The key window; nil if there is only one scene.
    package weak var keyScene: SceneGraph?
    private var isWaiting = false
    private var hasOffered = false

    /// Schedules the collection of published values for the end of the update.
    fileprivate func gather(for scene: SceneGraph) {
        guard !isWaiting, hasOffered || !records.isEmpty,
            let root = scene.group.members.first?.object
        else { return }
        isWaiting = true
        hasOffered = true
        root.actions.append { [unowned self, unowned root] in
            isWaiting = false
            root.setEnvironment(\.focusedValues, values)
        }
        root.writes.requestUpdate()
    }

    /// The current values: those around the focus have precedence over scene-wide ones, and inner ones over outer ones.
    private var values: FocusedValues {
        var values = FocusedValues()
        guard let scene = keyScene ?? records.last?.node?.scene else { return values }
        let own = records.filter { $0.node?.scene === scene }
        for record in own where record.isSceneWide { record.write(&values) }
        let focused = own.filter { !$0.isSceneWide && scene.focus.isFocused(below: $0.node) }
        for record in focused.sorted(by: { $0.node?.depth ?? 0 < $1.node?.depth ?? 0 }) { record.write(&values) }
        return values
    }
}

extension SceneGraph {
    /// Schedules a collection, because the published values, the focus or the key window may have changed.
    package func offersChanged() { group.focusedValues.gather(for: self) }
}

/// The reach of a published value, known from its type before the value is read.
protocol FocusReach { static var isSceneWide: Bool { get } }

enum WhileFocused: FocusReach { static var isSceneWide: Bool { false } }
enum WhileUsed: FocusReach { static var isSceneWide: Bool { true } }

/// Offers a value to others.
nonisolated struct FocusedValueModifier<Value, Reach: FocusReach>: PrimitiveModifier {
    let value: Value?
    let keyPath: WritableKeyPath<FocusedValues, Value?>

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = FocusedValueRecord(outputs.node, isSceneWide: Reach.isSceneWide)
        var last: Value??
        inputs.follow { [unowned scene = inputs.scene] graph in
            let modifier = modifier.read(in: graph)
            record.write = { $0[keyPath: modifier.keyPath] = modifier.value ?? $0[keyPath: modifier.keyPath] }
            if let last, ValueComparator.of(Value?.self).areEqual(last, modifier.value) { return }
            last = modifier.value
            scene.offersChanged()
        }
        outputs.node.lifetime.attach(record)
        return outputs
    }
}

extension View {
    /// Offers a value to menus and other views while the focus is in the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier<Value, WhileFocused>(value: value, keyPath: keyPath))
    }

    /// Offers a value to menus and other views while the focus is in the view; nil for none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier<Value, WhileFocused>(value: value, keyPath: keyPath))
    }

    /// Publishes a value to menus and other views while the view's window is the key window.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier<Value, WhileUsed>(value: value, keyPath: keyPath))
    }

    /// Publishes a value to menus and other views while the view's window is the key window; nil for none.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier<Value, WhileUsed>(value: value, keyPath: keyPath))
    }

    /// Publishes an observable object to menus and other views while the focus is in the view; nil for none.
    ///
    /// They read it by its class: `@FocusedValue(Document.self)`.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        let keyPath = \FocusedValues[object: FocusedObjectClass<T>()]
        return modifier(FocusedValueModifier<T, WhileFocused>(value: object, keyPath: keyPath))
    }

    /// Publishes an observable object to menus and other views while the view's window is the key window; nil for none.
    ///
    /// They read it by its class: `@FocusedValue(Document.self)`.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        let keyPath = \FocusedValues[object: FocusedObjectClass<T>()]
        return modifier(FocusedValueModifier<T, WhileUsed>(value: object, keyPath: keyPath))
    }
}
