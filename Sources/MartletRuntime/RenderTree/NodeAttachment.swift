/// An object that a part of the runtime or a feature stores with a node, such as the state of a layout or the data of a
/// list row.
///
/// A node has at most one object in each slot. The slot of a type is the type itself; subclasses that replace each
/// other share the slot of their base class:
///
///     class LazyState: NodeAttachment {
///         typealias Slot = LazyState
///     }
///
/// Frequent lookups find the object by slot (``RenderNode/attachment(_:)``), without a dynamic cast.
package protocol NodeAttachment: AnyObject {
    /// The type that identifies the slot: the type itself, or a superclass.
    associatedtype Slot: NodeAttachment = Self
}

/// The attachments of a node, by slot. Most nodes with attachments have one, which takes no memory of its own; the
/// others are looked through one after the other, since there are never many.
struct NodeAttachments {
    private struct Entry {
        let slot: ObjectIdentifier
        var object: AnyObject
    }

    private var first: Entry?
    private var others: ContiguousArray<Entry> = []

    @inline(__always)
    func find(_ slot: ObjectIdentifier) -> AnyObject? {
        guard let first else { return nil }
        if first.slot == slot { return first.object }
        return others.isEmpty ? nil : findOther(slot)
    }

    private func findOther(_ slot: ObjectIdentifier) -> AnyObject? {
        for entry in others where entry.slot == slot { return entry.object }
        return nil
    }

    /// Stores an object in a slot, replacing the previous one.
    mutating func set(_ object: AnyObject, in slot: ObjectIdentifier) {
        let entry = Entry(slot: slot, object: object)
        if first == nil || first?.slot == slot {
            first = entry
        } else if let index = others.firstIndex(where: { $0.slot == slot }) {
            others[index] = entry
        } else {
            others.append(entry)
        }
    }

    mutating func remove(_ slot: ObjectIdentifier) {
        if first?.slot == slot {
            first = others.popLast()
        } else {
            others.removeAll { $0.slot == slot }
        }
    }
}

extension RenderNode {
    /// Returns the object in a slot; nil if the slot is empty.
    ///
    /// Complexity: one comparison of words for a node with one attachment.
    @inline(__always)
    package func attachment<Attachment: NodeAttachment>(
        _ type: Attachment.Type
    ) -> Attachment? where Attachment.Slot == Attachment {
        guard let extras, let object = extras.attachments.find(ObjectIdentifier(type)) else { return nil }
        // Only objects of the slot's type are kept in a slot.
        return unsafeDowncast(object, to: Attachment.self)
    }

    /// Returns the object in a slot, creating it at the first access.
    @inline(__always)
    package func attachment<Attachment: NodeAttachment>(
        _ type: Attachment.Type, orMake make: @autoclosure () -> Attachment
    ) -> Attachment where Attachment.Slot == Attachment {
        if let known = attachment(type) { return known }
        let made = make()
        setAttachment(made)
        return made
    }

    /// Returns whether the slot of a type contains an object.
    @inline(__always)
    package func hasAttachment<Attachment: NodeAttachment>(
        _ type: Attachment.Type
    ) -> Bool where Attachment.Slot == Attachment {
        extras?.attachments.find(ObjectIdentifier(type)) != nil
    }

    /// Stores an object with the node, replacing the object in its slot.
    package func setAttachment<Attachment: NodeAttachment>(_ attachment: Attachment) {
        assert(attachment is Attachment.Slot, "\(Attachment.self) is of no use in the slot of \(Attachment.Slot.self)")
        ensuredExtras.attachments.set(attachment, in: ObjectIdentifier(Attachment.Slot.self))
    }

    /// Removes and releases the object in a slot.
    package func removeAttachment<Attachment: NodeAttachment>(
        _ type: Attachment.Type
    ) where Attachment.Slot == Attachment {
        extras?.attachments.remove(ObjectIdentifier(type))
    }
}
