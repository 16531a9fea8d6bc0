/// The color scheme that the views of a window prefer: the first one that is set.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// No preference.
    public static var defaultValue: ColorScheme? { nil }

    /// Keeps the first scheme that is set.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the preferred color scheme of the window that contains the view; nil for the system's.
    ///
    ///     Text("Night mode").preferredColorScheme(.dark)
    ///
    /// The preference applies to the whole window, including its title bar, while the view is shown.
    ///
    /// - Parameter colorScheme: The color scheme.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// Applies the preferred color scheme of the views to the window.
final class ColorSchemeReader: PreferenceReader {
    func collect(from node: RenderNode) {
        let wanted = node.preference(PreferredColorSchemeKey.self) ?? nil
        guard wanted != node.scene.existingService(SceneColorScheme.self)?.preferred else { return }
        node.scene.service(SceneColorScheme.self).preferred = wanted
        node.scene.overrides.showColorScheme()
    }
}

/// The color scheme of a scene.
final class SceneColorScheme: SceneService {
    static let slot = ServiceSlot()

    /// The scheme that views of the window prefer; nil for the system's.
    fileprivate var preferred: ColorScheme?
    /// The scheme that the host has set.
    fileprivate var system = ColorScheme.light
    /// The scheme that a developer's tool has chosen.
    fileprivate var overridden: ColorScheme?

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// The color scheme of the window: the one that a developer's tool has chosen, or that its views ask for; nil for the
    /// system's.
    package var preferredColorScheme: ColorScheme? {
        guard let scheme = existingService(SceneColorScheme.self) else { return nil }
        return scheme.overridden ?? scheme.preferred
    }

    /// The color scheme that the host has set.
    var systemColorScheme: ColorScheme {
        get { existingService(SceneColorScheme.self)?.system ?? .light }
        set { service(SceneColorScheme.self).system = newValue }
    }

    /// Records the system's color scheme when the host sets it.
    ///
    /// - Returns: The scheme to use instead of the given value; nil to use that value.
    func colorScheme(inPlaceOf value: Any, at keyPath: AnyKeyPath) -> ColorScheme? {
        // Of the dynamic type first: a cast that fails asks for conformances, and most values are none.
        guard type(of: value) == ColorScheme.self, keyPath == \EnvironmentValues.colorScheme,
            let scheme = value as? ColorScheme
        else { return nil }
        systemColorScheme = scheme
        return preferredColorScheme
    }
}

extension SceneOverrides {
    /// The color scheme that overrides the preferences of views and the system.
    package var colorScheme: ColorScheme? { scene.existingService(SceneColorScheme.self)?.overridden }

    /// Uses a color scheme, whatever the views and the system prefer; nil ends that.
    package func setColorScheme(_ scheme: ColorScheme?) { forEachWindow { $0.setSchemeHere(scheme) } }

    func setSchemeHere(_ scheme: ColorScheme?) {
        guard scheme != colorScheme else { return }
        scene.service(SceneColorScheme.self).overridden = scheme
        showColorScheme()
        scene.host.overridesChanged()
    }

    fileprivate func showColorScheme() {
        scene.wasReached = true
        let scheme = scene.preferredColorScheme ?? scene.systemColorScheme
        scene.setEnvironment { $0.colorScheme = scheme }
    }
}
