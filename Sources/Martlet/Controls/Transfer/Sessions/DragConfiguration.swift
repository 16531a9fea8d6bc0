/// What may be done with a view that is dragged: it is copied, and where that is said, moved or deleted.
///
///     Text(song.title).draggable(song)
///         .dragConfiguration(DragConfiguration(allowMove: true))
///         .onDragSessionUpdated { if $0.phase == .ended(.move) { songs.removeAll { $0 == song } } }
///
/// Of what may be done, each place chooses where something is dropped on it, by ``View/dropConfiguration(_:)``.
public struct DragConfiguration: CustomDebugStringConvertible {
    /// What may be done where it is dropped in this app.
    public var operationsWithinApp: OperationsWithinApp
    /// What may be done where it is dropped in another app.
    public var operationsOutsideApp: OperationsOutsideApp

    /// A configuration for this app and for others.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    /// A configuration with which things are copied, in this app and in others, and moved if that is said.
    public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

    /// A configuration with which things are copied, in this app and in others, and moved and deleted if that is said.
    public init(allowMove: Bool, allowDelete: Bool) {
        self.init(
            operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
            operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
    }

    /// What the configuration allows, for people who look for faults.
    public var debugDescription: String {
        "DragConfiguration(within: \(operationsWithinApp.all.rawValue), outside: \(operationsOutsideApp.all.rawValue))"
    }

    /// What may be done with things that are dropped in the app from which they are dragged.
    public struct OperationsWithinApp: Sendable {
        /// Whether they may be referred to. False unless it is set.
        public var allowAlias: Bool {
            get { all[.alias] }
            set { all[.alias] = newValue }
        }
        package private(set) var all: DropOperation.Set

        /// What may be done: without an argument, things are copied.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            all = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// What may be done with things that are dropped in other apps.
    public struct OperationsOutsideApp: Sendable {
        /// Whether they may be referred to. False unless it is set.
        public var allowAlias: Bool {
            get { all[.alias] }
            set { all[.alias] = newValue }
        }
        package private(set) var all: DropOperation.Set

        /// What may be done: without an argument, things are copied.
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

    /// Whether operations are in the set.
    fileprivate subscript(operations: Self) -> Bool {
        get { isSuperset(of: operations) }
        set { if newValue { formUnion(operations) } else { subtract(operations) } }
    }
}
