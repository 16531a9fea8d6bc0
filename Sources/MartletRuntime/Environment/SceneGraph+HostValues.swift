import Foundation

extension SceneGraph {
    /// Sets the environment values that follow from the host's profile, for all content of the scene (law G5).
    func setHostValues() {
        setEnvironment(\.displayScale, profile.displayScale)
        setSizeClasses()
    }

    /// Inherits the inputs of a presenting view other than its environment.
    func adopt(_ surroundings: _ViewInputs) {
        let other = surroundings.scene
        systemColorScheme = other.systemColorScheme
        service(EnvironmentOverrides.self).isPresented = true
        environment.directionChanges.isPending = other.layoutWork.hasRightToLeft
    }

    /// Sets the size classes for the current size of the window.
    func setSizeClasses() {
        let limit = profile.compactBelow
        // For a host without compact windows, size classes remain as the host sets them.
        if limit.width > 0 { setEnvironment(\.horizontalSizeClass, size.width < limit.width ? .compact : .regular) }
        if limit.height > 0 { setEnvironment(\.verticalSizeClass, size.height < limit.height ? .compact : .regular) }
    }
}

extension SceneGraph {
    /// Sets a value of the environment around everything that the scene shows (law G5).
    package func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        if existingService(EnvironmentOverrides.self)?.take(value, at: keyPath) == true { return }
        if let preferred = colorScheme(inPlaceOf: value, at: keyPath) {
            setEnvironment { $0.colorScheme = preferred }
        } else {
            setEnvironment { $0[keyPath: keyPath] = value }
        }
    }

    /// Sets environment values by a closure, overriding the preferences of views in the window.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues(scope: environment)
        change(&values)
        for written in values.written.values { written.set(in: environment) }
        writes.requestUpdate()
    }
}
