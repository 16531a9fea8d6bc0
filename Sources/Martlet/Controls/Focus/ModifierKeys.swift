import AttributeGraph

/// The modifier keys that are held in a window, and the records to notify of changes.
final class SceneModifierKeys: SceneService {
    static let slot = ServiceSlot()

    fileprivate(set) var held: EventModifiers = []
    private var watchers: [Watcher] = []

    private struct Watcher { weak var record: ModifierKeyRecord? }

    init(scene: SceneGraph) {}

    fileprivate func add(_ record: ModifierKeyRecord) {
        watchers.removeAll { $0.record == nil }
        watchers.append(Watcher(record: record))
    }

    fileprivate func change(to keys: EventModifiers) {
        let old = held
        guard keys != old else { return }
        held = keys
        for watcher in watchers { watcher.record?.notify(old, keys) }
    }
}

/// The modifier-key action of a view.
private final class ModifierKeyRecord: NodeAttachment {
    weak var node: RenderNode?
    var mask: EventModifiers = []
    var action: ((EventModifiers, EventModifiers) -> Void)?

    func notify(_ old: EventModifiers, _ new: EventModifiers) {
        let (old, new) = (old.intersection(mask), new.intersection(mask))
        guard old != new, node?.isAttached == true else { return }
        action?(old, new)
    }
}

private nonisolated struct ModifierKeysModifier: WholeContentModifier {
    let mask: EventModifiers
    let initial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    static var needsOwnNode: Bool { true }

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let record = ModifierKeyRecord()
        record.node = anchor
        anchor.setAttachment(record)
        let keys = inputs.scene.service(SceneModifierKeys.self)
        keys.add(record)
        inputs.follow { [unowned scene = inputs.scene] graph in
            let modifier = modifier.read(in: graph)
            record.mask = modifier.mask
            let isFirst = record.action == nil
            record.action = modifier.action
            guard isFirst, modifier.initial, !keys.held.isEmpty else { return }
            scene.actions.append { [weak record] in record?.notify([], keys.held) }
        }
    }
}

extension SceneGraph {
    /// The modifier keys that are held in the window. Hosts set this value, if their system reports modifier keys.
    package var heldModifierKeys: EventModifiers {
        get { existingService(SceneModifierKeys.self)?.held ?? [] }
        set { service(SceneModifierKeys.self).change(to: newValue) }
    }
}

extension View {
    /// Runs an action when the held modifier keys change while the window is key.
    ///
    /// A terminal does not report modifier keys that are pressed alone.
    ///
    /// - Parameters:
    ///   - mask: The keys to observe.
    ///   - initial: Whether the action also runs when the view appears while such a key is held.
    ///   - action: A closure that receives the observed keys that were held before, and those that are held now.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
    }
}
