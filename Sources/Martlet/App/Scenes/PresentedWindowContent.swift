import AttributeGraph

/// The content of a window that was opened for a value.
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    private let defaultValue: (() -> Data)?
    @Environment(\.windowValue) private var value

    init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        defaultValue = nil
    }

    init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { optional in
            let base = optional.location
            let location = base.projection(for: "default") {
                FunctionalLocation<Data>(
                    get: { base.get() ?? defaultValue() },
                    set: { base.set($0, transaction: $1) })
            }
            return content(Binding(location: location))
        }
        self.defaultValue = defaultValue
    }

    /// The content for the window's value.
    @MainActor @preconcurrency public var body: some View {
        content(value?.binding(to: Data.self, defaultValue: defaultValue) ?? .constant(defaultValue?()))
    }
}

/// The value of a window, which the window's content may change.
final class WindowValue {
    private let initial: AnyHashable?
    private unowned let scene: SceneGraph
    private var location: AnyLocation?
    private var read: (() -> AnyHashable?)?

    init(_ value: AnyHashable?, scene: SceneGraph) {
        initial = value
        self.scene = scene
    }

    /// The current value.
    var current: AnyHashable? { read.map { $0() } ?? initial }

    /// Returns the binding with which the content is created.
    func binding<Data: Hashable>(to: Data.Type, defaultValue: (() -> Data)?) -> Binding<Data?> {
        if let known = location as? Location<Data?> { return Binding(location: known) }
        let made = StoredLocation<Data?>(initial?.base as? Data ?? defaultValue?(), scene: scene)
        location = made
        read = { [unowned made] in made.get().map { AnyHashable($0) } }
        return Binding(location: made)
    }

    deinit { location?.endProjections() }
}

private enum WindowValueKey: EnvironmentKey {
    static var defaultValue: WindowValue? { nil }
}

extension EnvironmentValues {
    /// The value for which the window was opened.
    var windowValue: WindowValue? {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }
}
