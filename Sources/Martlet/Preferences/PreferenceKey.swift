/// A key for a value that views hand up to those above them.
///
/// Where several views below one set a value, `reduce` combines them in the order of the hierarchy.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value so far with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What a node hands up for one key.
protocol PreferenceEntry {
    /// Whether what nodes below hand up for the key goes through `transform`, or is replaced.
    var replacesContent: Bool { get }
}

/// A value for a key, or a change of the value from below.
struct Preference<K: PreferenceKey>: PreferenceEntry {
    enum Kind {
        case value(K.Value)
        case transform((inout K.Value) -> Void)
    }

    let kind: Kind

    var replacesContent: Bool {
        if case .value = kind { return true }
        return false
    }
}

/// Something that is told what the nodes below it hand up.
protocol PreferenceReader: AnyObject {
    /// Collects the value, and acts on it if it is new.
    func collect(in scene: SceneGraph)
}

extension RenderNode {
    /// What this node and those below it hand up for a key; nil if none says anything.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard flags.contains(.hasPreferences) else { return nil }
        let own = extras?.preferences[ObjectIdentifier(key)] as? Preference<K>
        if case .value(let value)? = own?.kind { return value }
        var result = preferenceOfChildren(key)
        if case .transform(let transform)? = own?.kind {
            var value = result ?? K.defaultValue
            transform(&value)
            result = value
        }
        return result
    }

    private func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if var value = result {
                K.reduce(value: &value, nextValue: { next })
                result = value
            } else {
                var value = K.defaultValue
                K.reduce(value: &value, nextValue: { next })
                result = value
            }
        }
        return result
    }

    /// Sets what this node hands up for a key.
    func setPreference<K: PreferenceKey>(_ key: K.Type, _ kind: Preference<K>.Kind) {
        ensuredExtras.preferences[ObjectIdentifier(key)] = Preference<K>(kind: kind)
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.hasPreferences) {
            current.flags.insert(.hasPreferences)
            node = current.parent
        }
        scene.preferencesNeedCollecting = true
    }
}

extension SceneGraph {
    /// Says that the nodes of a container have changed, which may change what is handed up.
    func preferencesMayHaveChanged(below node: RenderNode) {
        if node.flags.contains(.hasPreferences) { preferencesNeedCollecting = true }
    }

    /// Tells every reader of preferences what is handed up now.
    func collectPreferences() {
        guard preferencesNeedCollecting else { return }
        preferencesNeedCollecting = false
        for reader in preferenceReaders { reader.collect(in: self) }
    }

    /// Adds a reader, which is told of what is handed up from the next collection on.
    func addPreferenceReader(_ reader: any PreferenceReader) {
        preferenceReaders.append(reader)
        preferencesNeedCollecting = true
    }

    func removePreferenceReader(_ reader: any PreferenceReader) {
        preferenceReaders.removeAll { $0 === reader }
    }
}
