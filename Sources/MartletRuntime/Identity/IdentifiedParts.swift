/// A view whose explicit identities can be searched before the view is created. The search covers `id(_:)` and
/// `ForEach` in the view value, but not the bodies of views.
package protocol IdentifiedParts {
    /// Whether a part of the view has an explicit identity.
    nonisolated func hasPart(withID id: AnyHashable) -> Bool
}

/// Whether a value is a view with an explicit identity in it.
package nonisolated func hasPart(_ view: some Any, withID id: AnyHashable) -> Bool {
    (view as? any IdentifiedParts)?.hasPart(withID: id) ?? false
}

extension IDView: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        AnyHashable(self.id).isIdentity(id) || MartletRuntime.hasPart(content, withID: id)
    }
}

extension ModifiedContent: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool { MartletRuntime.hasPart(content, withID: id) }
}

extension Group: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool { MartletRuntime.hasPart(content, withID: id) }
}

extension TupleView: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        // Unsafe pointers: the tuple's type determines the offsets of the elements, and the bytes are valid during the
        // closure.
        withUnsafeBytes(of: value) { bytes in
            TupleElements.reference(of: T.self).object.elements.contains { element in
                func look<V: View>(_: V.Type) -> Bool {
                    MartletRuntime.hasPart(bytes.load(fromByteOffset: element.offset, as: V.self), withID: id)
                }
                return look(element.type)
            }
        }
    }
}

extension _ConditionalContent: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        switch storage {
        case .trueContent(let content): MartletRuntime.hasPart(content, withID: id)
        case .falseContent(let content): MartletRuntime.hasPart(content, withID: id)
        }
    }
}

extension Optional: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        map { MartletRuntime.hasPart($0, withID: id) } ?? false
    }
}

extension ForEach: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        let own = id.base as? ID
        let mayBeInside = Content.self is any IdentifiedParts.Type
        return data.contains { element in
            self.id(element) == own || (mayBeInside && MartletRuntime.hasPart(content(element), withID: id))
        }
    }
}

extension AnyView: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool { storage.hasPart(withID: id) }
}

extension AnyHashable {
    /// Whether this identity equals `sought`; an optional equals its wrapped value.
    nonisolated func isIdentity(_ sought: AnyHashable) -> Bool {
        self == sought || unwrapped == sought.unwrapped
    }

    private nonisolated var unwrapped: AnyHashable { (base as? any HashableOptional)?.unwrapped ?? self }
}

private protocol HashableOptional {
    nonisolated var unwrapped: AnyHashable? { get }
}

extension Optional: HashableOptional where Wrapped: Hashable {
    fileprivate nonisolated var unwrapped: AnyHashable? { map { AnyHashable($0) } }
}
