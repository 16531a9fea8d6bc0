/// The preference of a node for one key.
protocol PreferenceEntry {}

/// A value for a key, or a change of the value from below.
package enum Preference<K: PreferenceKey>: PreferenceEntry {
    case value(K.Value)
    case transform((inout K.Value) -> Void)
}

/// A cached preference; nil if no node of the subtree sets one.
private struct CollectedPreference<K: PreferenceKey>: PreferenceEntry {
    let value: K.Value?
}

/// An observer of the preferences below a node. It lives as long as the node it is attached to.
package protocol PreferenceReader: AnyObject {
    /// Collects the value from the node, and acts on it if it is new.
    func collect(from node: RenderNode)
}

extension RenderNode {
    /// Returns the combined preference of the subtree for a key; nil if no node sets one.
    ///
    /// A subtree without changes returns its cached value.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if flags.contains(.preferencesChanged) {
            flags.remove(.preferencesChanged)
            extras?.collectedPreferences.removeAll()
        }
        guard flags.contains(.hasPreferences) else { return nil }
        let identifier = ObjectIdentifier(key)
        if let known = extras?.collectedPreferences[identifier] as? CollectedPreference<K> { return known.value }
        scene.counts.preferenceCollections &+= 1
        let result: K.Value?
        switch extras?.preferences[identifier] as? Preference<K> {
        case .value(let value)?:
            result = value
        case .transform(let transform)?:
            var value = preferenceOfChildren(key) ?? K.defaultValue
            transform(&value)
            result = value
        case nil:
            result = preferenceOfChildren(key)
        }
        ensuredExtras.collectedPreferences[identifier] = CollectedPreference<K>(value: result)
        return result
    }

    private func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children where !child.flags.contains(.hidden) {
            guard let next = child.preference(key) else { continue }
            if var value = result {
                K.reduce(value: &value, nextValue: { next })
                result = value
            } else {
                result = next
            }
        }
        return result
    }

    /// Sets the preference of this node for a key.
    package func setPreference<K: PreferenceKey>(_ key: K.Type, _ preference: Preference<K>) {
        ensuredExtras.preferences[ObjectIdentifier(key)] = preference
        marksPreferences()
        preferencesDidChange()
    }

    /// Marks the node and its ancestors as having a preference in their subtree.
    func marksPreferences() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.hasPreferences) {
            current.flags.insert(.hasPreferences)
            node = current.parent
        }
    }

    /// Invalidates the cached preferences of this node and its ancestors, up to the first that is already invalid.
    package func preferencesDidChange() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.preferencesChanged) {
            current.flags.insert(.preferencesChanged)
            if let extras = current.extras, !extras.preferenceReaders.isEmpty { scene.queueCollection(current) }
            node = current.parent
        }
    }

    /// Adds a reader, which is called from the next collection on.
    package func addPreferenceReader(_ reader: any PreferenceReader) {
        ensuredExtras.preferenceReaders.append(reader)
        scene.queueCollection(self)
    }
}

/// Nodes of a scene with readers of preferences, below which some may have changed.
final class PreferenceCollection: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .collectPreferences

    fileprivate var nodes: ContiguousArray<RenderNode> = []

    init(scene: SceneGraph) {}

    /// Calls the readers above changed preferences, the innermost first.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        while !nodes.isEmpty {
            var nodes = self.nodes
            self.nodes = []
            if nodes.count > 1 { nodes.sort { $0.depth > $1.depth } }
            for node in nodes where !node.flags.contains(.detached) {
                for reader in node.extras?.preferenceReaders ?? [] {
                    reader.collect(from: node)
                    scene.recording.recorder?.recordCollection(by: reader, from: node)
                }
            }
        }
        scene.pending.remove(.collectPreferences)
    }
}

extension SceneGraph {
    /// Nodes with readers of preferences, below which some may have changed.
    var nodesToCollect: ContiguousArray<RenderNode> { existingService(PreferenceCollection.self)?.nodes ?? [] }

    /// The number of times that a node has combined its children's preferences.
    package var preferenceCollections: Int { counts.preferenceCollections }

    fileprivate func queueCollection(_ node: RenderNode) {
        service(PreferenceCollection.self).nodes.append(node)
        pending.insert(.collectPreferences)
    }
}
