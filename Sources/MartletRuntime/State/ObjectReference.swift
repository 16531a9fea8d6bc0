/// A reference that is compared by identity, even if its object is `Equatable`.
package struct ObjectReference<Object: AnyObject>: Equatable {
    package let object: Object

    package init(object: Object) {
        self.object = object
    }

    package static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}
