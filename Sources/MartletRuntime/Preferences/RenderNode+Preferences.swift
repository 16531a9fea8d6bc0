/// What a node hands up for one key.
protocol PreferenceEntry {}

/// A value for a key, or a change of the value from below.
package enum Preference<K: PreferenceKey>: PreferenceEntry {
    case value(K.Value)
    case transform((inout K.Value) -> Void)
}

/// What was collected for a key; nil where nobody says anything.
private struct CollectedPreference<K: PreferenceKey>: PreferenceEntry {
    let value: K.Value?
}

/// Something that is told what the nodes below it hand up. It lasts as long as the node it is attached to.
package protocol PreferenceReader: AnyObject {
    /// Collects the value from the node, and acts on it if it is new.
    func collect(from node: RenderNode)
}

extension RenderNode {
    /// What this node and those below it hand up for a key; nil if none says anything.
    ///
    /// Nodes below which nothing has changed since they were last asked answer from what they have collected.
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

    /// Sets what this node hands up for a key.
    package func setPreference<K: PreferenceKey>(_ key: K.Type, _ preference: Preference<K>) {
        ensuredExtras.preferences[ObjectIdentifier(key)] = preference
        marksPreferences()
        preferencesDidChange()
    }

    /// Says that the node or one below it sets a preference.
    func marksPreferences() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.hasPreferences) {
            current.flags.insert(.hasPreferences)
            node = current.parent
        }
    }

    /// Says that what the node hands up may have changed. Those above it that were told so before know already.
    package func preferencesDidChange() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.preferencesChanged) {
            current.flags.insert(.preferencesChanged)
            if let extras = current.extras, !extras.preferenceReaders.isEmpty { scene.queueCollection(current) }
            node = current.parent
        }
    }

    /// Adds a reader, which is told what the node hands up from the next collection on.
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

    /// Tells the readers below which something has changed what is handed up now, the innermost first.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        while !nodes.isEmpty {
            var nodes = self.nodes
            self.nodes = []
            if nodes.count > 1 { nodes.sort { $0.depth > $1.depth } }
            for node in nodes where !node.flags.contains(.detached) {
                for reader in node.extras?.preferenceReaders ?? [] {
                    reader.collect(from: node)
                    scene.recorder?.noteCollection(by: reader, from: node)
                }
            }
        }
        scene.pending.remove(.collectPreferences)
    }
}

extension SceneGraph {
    /// Nodes with readers of preferences, below which some may have changed.
    var nodesToCollect: ContiguousArray<RenderNode> { existingService(PreferenceCollection.self)?.nodes ?? [] }

    /// How often a node has combined what its children hand up.
    package var preferenceCollections: Int { counts.preferenceCollections }

    fileprivate func queueCollection(_ node: RenderNode) {
        service(PreferenceCollection.self).nodes.append(node)
        pending.insert(.collectPreferences)
    }
}
