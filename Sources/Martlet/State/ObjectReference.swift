/// A reference that is compared by identity, whatever `==` its object may have.
struct ObjectReference<Object: AnyObject>: Equatable {
    let object: Object

    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}
