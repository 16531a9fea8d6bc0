import AttributeGraph

/// A key for a value in the environment.
///
///     private struct AccentKey: EnvironmentKey {
///         static let defaultValue = "plain"
///     }
///
///     extension EnvironmentValues {
///         var accent: String {
///             get { self[AccentKey.self] }
///             set { self[AccentKey.self] = newValue }
///         }
///     }
///
/// A view that no ancestor has given a value reads the default. The macro `Entry()` writes the key and the accessors:
/// new code needs the protocol only for keys with other accessors.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set (law G3).
    static var defaultValue: Value { get }
    /// Whether the value belongs to those that texts depend on together.
    static var _isGathered: Bool { get }
}

extension EnvironmentKey {
    /// Keys of apps are not gathered.
    // A protocol requirement instead of a cast: a failing cast makes the runtime search all conformances.
    public static var _isGathered: Bool { false }
}

/// The values that a view inherits from the views around it.
///
/// Views read a value by ``Environment``, and set it for the views inside by ``View/environment(_:_:)``. Declare a
/// value of your own in an extension, with the macro `@Entry`:
///
///     extension EnvironmentValues {
///         @Entry var cardCornerRadius: CGFloat = 8
///     }
///
///     struct Card: View {
///         @Environment(\.cardCornerRadius) private var radius
///         var body: some View { RoundedRectangle(cornerRadius: radius) }
///     }
///
/// A value that is read while a rule is evaluated makes a dependency on the key that was read, and on no other (law
/// G2).
public struct EnvironmentValues {
    /// The scope that supplies the values not written to this copy.
    let scope: EnvironmentScope?
    /// The values that were written to this copy.
    private(set) var written: [ObjectIdentifier: any WrittenValue] = [:]

    /// The values of no hierarchy: the defaults.
    public init() { scope = nil }

    package init(scope: EnvironmentScope) { self.scope = scope }

    /// The value for a key; its default where none is set (law G3).
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if !written.isEmpty, let value = written[ObjectIdentifier(key)] as? Written<K.Value> { return value.value }
            return scope?.read(key) ?? K.defaultValue
        }
        set {
            written[ObjectIdentifier(key)] = Written(value: newValue, isGathered: K._isGathered) { value, scope in
                scope.set(K.self, to: value)
            }
        }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The number of written values, as text.
    public var description: String { "EnvironmentValues(\(written.count) set)" }
}

/// A value that waits to be set in a scope.
protocol WrittenValue {
    /// Sets the value in a scope.
    func set(in scope: EnvironmentScope)
    /// Whether digests are computed for the key.
    var isGathered: Bool { get }
}

// Generic over the value and not over the key: the runtime would search all conformances for that of each key.
private struct Written<Value>: WrittenValue {
    let value: Value
    let isGathered: Bool
    let setValue: (Value, EnvironmentScope) -> Void

    init(value: Value, isGathered: Bool, setValue: @escaping (Value, EnvironmentScope) -> Void) {
        self.value = value
        self.isGathered = isGathered
        self.setValue = setValue
    }

    func set(in scope: EnvironmentScope) { setValue(value, scope) }
}
