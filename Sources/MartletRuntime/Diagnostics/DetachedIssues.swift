/// Messages about property wrappers outside a view hierarchy (law A10).
extension Diagnostics {
    /// Reports a write to a property that is not part of a view hierarchy. It was dropped.
    package static func reportDetachedWrite<Value>(of type: Value.Type, wrapper: String) {
        let message =
            "A write to a \(wrapper) property of type \(typeName(type)) was dropped: its view is not in a hierarchy. "
            + "Write it from the view's body, from an action, or from a task of the view."
        reportDetached(RuntimeIssue(message: message))
    }

    /// Reports that a property was read that is not part of a view hierarchy.
    ///
    /// - Parameter value: Which value the reader gets: "its initial value".
    static func reportDetachedRead(of property: String, value: String) {
        let message =
            "\(property) was read, and its view is not in a hierarchy: the reader gets \(value), and hears of no "
            + "change. Read it in the view's body, in an action, or in a task of the view."
        reportDetached(RuntimeIssue(message: message))
    }

    /// Reports that the object of a `StateObject` was read where no view keeps it.
    static func reportDetachedObject(of type: Any.Type) {
        let message =
            "A StateObject property of type \(typeName(type)) was read, and its view is not in a hierarchy: the object "
            + "was made for this reading alone. Read it in the view's body, in an action, or in a task of the view."
        reportDetached(RuntimeIssue(message: message))
    }
}

extension Diagnostics {
    /// Reports on standard error that a write through a binding had no target, and was dropped (law D4).
    static func reportDroppedWrite(to property: String, because reason: String) {
        reportDetached(
            RuntimeIssue(message: "A write to \(property) was dropped: \(reason).", property: property)
        )
    }
}
