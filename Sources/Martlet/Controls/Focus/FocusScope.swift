/// The views that prefer the default focus of their scope, in the order of their appearance.
@MainActor private enum PreferredFocus {
    /// The registration of one view while it is shown.
    final class Place {
        var prefers = false
        var focus: (() -> Void)?
    }

    private static var places: [Namespace.ID: [Place]] = [:]

    static func add(_ place: Place, in namespace: Namespace.ID) {
        let first = places[namespace]?.contains { $0.prefers } != true
        places[namespace, default: []].append(place)
        if first, place.prefers { place.focus?() }
    }

    static func remove(_ place: Place, in namespace: Namespace.ID) {
        places[namespace]?.removeAll { $0 === place }
        if places[namespace]?.isEmpty == true { places[namespace] = nil }
    }

    static func reset(_ namespace: Namespace.ID) {
        places[namespace]?.first { $0.prefers }?.focus?()
    }
}

/// An action that moves the focus of a scope to the view that prefers it.
///
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///
///     Button("Clear") { resetFocus(in: form) }
public struct ResetFocusAction: Sendable {
    /// Focuses the first view of a scope that prefers the default focus.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { PreferredFocus.reset(namespace) }
}

private enum FocusScopesKey: EnvironmentKey { static var defaultValue: Set<Namespace.ID> { [] } }

extension EnvironmentValues {
    /// The focus scopes that contain the view.
    fileprivate var focusScopes: Set<Namespace.ID> {
        get { self[FocusScopesKey.self] }
        set { self[FocusScopesKey.self] = newValue }
    }

    /// An action that moves the focus of a scope to the view that prefers it.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

private nonisolated struct PreferredFocusModifier: ViewModifier {
    let prefers: Bool
    let namespace: Namespace.ID
    @FocusState private var isFocused: Bool
    @State private var place: PreferredFocus.Place?
    @Environment(\.focusScopes) private var scopes

    init(prefers: Bool, namespace: Namespace.ID) {
        self.prefers = prefers
        self.namespace = namespace
    }

    @MainActor func body(content: Content) -> some View {
        content.focused($isFocused)
            .onAppear {
                // Outside of the scope, the preference has no effect.
                guard scopes.contains(namespace) else { return }
                let place = PreferredFocus.Place()
                let focus = $isFocused
                place.prefers = prefers
                place.focus = { focus.wrappedValue = true }
                self.place = place
                PreferredFocus.add(place, in: namespace)
            }
            .onChange(of: prefers) { _, prefers in place?.prefers = prefers }
            .onDisappear {
                if let place { PreferredFocus.remove(place, in: namespace) }
                place = nil
            }
    }
}

extension View {
    /// Makes the view the default focus of a scope: it gets the focus when it appears and when the scope's focus is
    /// reset.
    ///
    ///     VStack {
    ///         TextField("Name", text: $name)
    ///         TextField("Code", text: $code).prefersDefaultFocus(in: form)
    ///     }
    ///     .focusScope(form)
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    { modifier(PreferredFocusModifier(prefers: prefersDefaultFocus, namespace: namespace)) }

    /// Makes the view a focus scope, whose views may prefer the default focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        transformEnvironment(\.focusScopes) { $0.insert(namespace) }
    }
}
