import Synchronization

/// A space of names that belongs to a view, for the ids of views that match.
///
///     @Namespace private var cards
///
/// The identifier is made once in the lifetime of the view, and no other view has an equal one. Pass it to
/// ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)`` and to child views that take part.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identifier of a namespace: the value of a ``Namespace`` property.
    ///
    ///     struct Tile: View {
    ///         let number: Int
    ///         let board: Namespace.ID
    ///         var body: some View {
    ///             Color.blue.matchedGeometryEffect(id: number, in: board)
    ///         }
    ///     }
    ///
    /// A child view that matches views of its parent takes the identifier as a property. Identifiers of different views
    /// are never equal.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private final class Storage {
        let id = ID(
            number: Namespace.next.withLock { number in
                number += 1
                return number
            })
    }

    private static let next = Mutex(0)
    private var id = ID(number: 0)

    /// Creates the property.
    public init() {}

    /// The namespace of the view.
    public var wrappedValue: ID { id }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = context.storage { _, _ in Storage() }
        property.assumingMemoryBound(to: Namespace.self).pointee.id = storage.id
    }
}

extension Namespace: StatelessProperty {}
