/// An object that a modifier or container provides to the views below it at their creation, and that is constant during
/// their lifetime. The attachments form a list, the innermost first.
///
/// Values that change are passed through the environment instead.
package final class InputAttachment {
    private let key: ObjectIdentifier
    private let object: AnyObject?
    private let outer: InputAttachment?

    init(key: ObjectIdentifier, object: AnyObject?, outer: InputAttachment?) {
        self.key = key
        self.object = object
        self.outer = outer
    }

    func find(_ key: ObjectIdentifier) -> AnyObject? {
        var entry: InputAttachment? = self
        while let current = entry {
            if current.key == key { return current.object }
            entry = current.outer
        }
        return nil
    }

    /// Returns `list` with `new` in place of its tail `outer`, for an element whose modifiers are between the two.
    static func moved(
        _ list: InputAttachment?,
        from outer: InputAttachment?,
        onto new: InputAttachment?
    ) -> InputAttachment? {
        if outer === new { return list }
        guard let list, list !== outer else { return new }
        return InputAttachment(key: list.key, object: list.object, outer: moved(list.outer, from: outer, onto: new))
    }
}

extension _ViewInputs {
    /// Returns the object that the nearest ancestor provides under a key.
    package func attachment<Object: AnyObject>(_ key: Any.Type, as: Object.Type = Object.self) -> Object? {
        attachments?.find(ObjectIdentifier(key)) as? Object
    }

    /// Provides an object for the views created from these inputs; nil hides an outer object.
    package mutating func attach(_ key: Any.Type, _ object: AnyObject?) {
        attachments = InputAttachment(key: ObjectIdentifier(key), object: object, outer: attachments)
    }
}
