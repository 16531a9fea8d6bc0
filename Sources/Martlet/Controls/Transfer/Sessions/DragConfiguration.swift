/// The operations that the source of a drag allows: copying and, if enabled, moving or deleting.
///
///     Text(song.title).draggable(song)
///         .dragConfiguration(DragConfiguration(allowMove: true))
///         .onDragSessionUpdated { if $0.phase == .ended(.move) { songs.removeAll { $0 == song } } }
///
/// A drop destination chooses one of the allowed operations with ``View/dropConfiguration(_:)``.
public struct DragConfiguration: CustomDebugStringConvertible {
    /// The operations that are allowed for drops in this app.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations that are allowed for drops in other apps.
    public var operationsOutsideApp: OperationsOutsideApp

    /// Creates a configuration for this app and for other apps.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    /// Creates a configuration that allows copying, and optionally moving, in this app and in others.
    public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

    /// Creates a configuration that allows copying, and optionally moving and deleting, in this app and in others.
    public init(allowMove: Bool, allowDelete: Bool) {
        self.init(
            operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
            operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
    }

    /// A description of the allowed operations for debugging.
    public var debugDescription: String {
        "DragConfiguration(within: \(operationsWithinApp.all.rawValue), outside: \(operationsOutsideApp.all.rawValue))"
    }

    /// The operations that are allowed for drops in the app where the drag began.
    public struct OperationsWithinApp: Sendable {
        /// Whether the items may be referenced. The default is `false`.
        public var allowAlias: Bool {
            get { all[.alias] }
            set { all[.alias] = newValue }
        }
        package private(set) var all: DropOperation.Set

        /// Creates a set of operations. By default, only copying is allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            all = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// The operations that are allowed for drops in other apps.
    public struct OperationsOutsideApp: Sendable {
        /// Whether the items may be referenced. The default is `false`.
        public var allowAlias: Bool {
            get { all[.alias] }
            set { all[.alias] = newValue }
        }
        package private(set) var all: DropOperation.Set

        /// Creates a set of operations. By default, only copying is allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            all = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }
}

extension DropOperation.Set {
    fileprivate init(copy: Bool, move: Bool, delete: Bool) {
        self = []
        self[.copy] = copy
        self[.move] = move
        self[.delete] = delete
    }

    /// Whether the set contains all of some operations.
    fileprivate subscript(operations: Self) -> Bool {
        get { isSuperset(of: operations) }
        set { if newValue { formUnion(operations) } else { subtract(operations) } }
    }
}
