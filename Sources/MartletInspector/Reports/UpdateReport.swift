/// A report of one update: the applied writes, the bodies that ran because of them, the bodies that did not have to
/// run, and the time taken.
///
///     for await update in UpdateReport.stream() {
///         print(update.number, update.writes.map(\.name), update.ran.count)
///     }
///
/// Its JSON form is the `update` message of the inspector's protocol (`Documentation/inspector-protocol.md`).
public struct UpdateReport: Sendable, Codable, Equatable {
    /// The number of the update, starting with 1.
    public var number: Int
    /// The start of the update, in nanoseconds since recording began.
    public var start: Int
    /// The duration of the update, in nanoseconds.
    public var length: Int
    /// The phases of the update, in order. The durations of several passes are added up.
    public var phases: [Phase]
    /// The counters of the update.
    public var counts: Counts
    /// The writes that the update applied, and the writes that were dropped before, oldest first.
    public var writes: [Write]
    /// The views whose bodies ran.
    public var ran: [Run]
    /// The views whose bodies were checked but did not run, because their dependencies are unchanged.
    public var skipped: [Skip]
    /// The number of entries omitted from ``ran`` and ``skipped``, which have at most 2,000 entries each.
    public var more: Int

    /// A phase of an update.
    public struct Phase: Sendable, Equatable {
        /// The name of the phase: `runRules`, `measure`, `place`, `present`, …
        public var name: String
        /// The duration of the phase, in nanoseconds.
        public var length: Int
    }

    /// Counters of an update.
    public struct Counts: Sendable, Codable, Equatable {
        /// The number of rules of the attribute graph that ran.
        public var rules = 0
        /// The number of rules that were checked and did not have to run.
        public var checked = 0
        /// The number of body runs.
        public var bodies = 0
        /// The number of runs of row closures.
        public var rows = 0
        /// The number of views created.
        public var made = 0
        /// The number of views removed.
        public var ended = 0
        /// The number of nodes measured.
        public var measured = 0
        /// The number of nodes that placed their children.
        public var placed = 0
        /// The number of new or changed nodes passed to the host.
        public var changed = 0
    }

    /// A write of a state, an observable object, or another dependency of views.
    public struct Write: Sendable, Codable, Equatable, Identifiable {
        /// The number of the write in the program.
        public var id: Int
        /// The name of the property, such as `CounterView.count`, with the part that has changed, if only one has:
        /// `Store.todos[1].isDone`.
        public var name: String
        /// The old value of that as text; `nil` if it is not available.
        public var old: String?
        /// The new value of that as text; `nil` if it is not available.
        public var new: String?
        /// The thread of the write: `main`, or a number.
        public var thread: String
        /// The time of the write, in nanoseconds since recording began.
        public var time: Int
        /// Whether the write was dropped, because the new value equals the old one.
        public var dropped: Bool
        /// Whether the write was made with an animation.
        public var animated: Bool
        /// The number of writes of this property before the update, of which the update applied the last one.
        public var times: Int
        /// The source location of the last write; `nil` if it is not known, or not known yet.
        public var site: Site?
    }

    /// A source location.
    public struct Site: Sendable, Codable, Equatable {
        /// The path of the file; `nil` if the program has no debug information.
        public var file: String?
        /// The line in the file, starting with 1.
        public var line: Int?
        /// The function, such as `CounterView.body`.
        public var function: String
    }

    /// The runs of one view's body.
    public struct Run: Sendable, Equatable {
        /// The view.
        public var view: ViewID
        /// The number of runs.
        public var count: Int
        /// The total duration of the runs in nanoseconds, including nested runs.
        public var length: Int
        /// The numbers of the writes that caused the runs; empty for other causes and for new views.
        public var writes: [Int]
    }

    /// A view whose body was checked but did not run.
    public struct Skip: Sendable, Equatable {
        /// The view.
        public var view: ViewID
        /// The number of checks.
        public var count: Int
    }

    /// The identifier of one lifetime of a view in the program.
    public struct ViewID: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The identifier in the protocol.
        public var description: String

        init(_ description: String) { self.description = description }

        /// Decodes the identifier from a string.
        /// - Throws: The decoder's error if the value is not a string.
        public init(from decoder: any Decoder) throws {
            description = try decoder.singleValueContainer().decode(String.self)
        }

        /// Encodes the identifier as a string.
        /// - Throws: The encoder's error.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}

// Frequent values have a compact form in the protocol: arrays instead of objects.

extension UpdateReport.Phase: Codable {
    /// Decodes an array of the name and the duration.
    /// - Throws: The decoder's error if the value has another form.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        name = try values.decode(String.self)
        length = try values.decode(Int.self)
    }

    /// Encodes an array of the name and the duration.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(name)
        try values.encode(length)
    }
}

extension UpdateReport.Run: Codable {
    /// Decodes an array of the view, the number of runs, the duration and the writes.
    /// - Throws: The decoder's error if the value has another form.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        view = try values.decode(UpdateReport.ViewID.self)
        count = try values.decode(Int.self)
        length = try values.decode(Int.self)
        writes = try values.decode([Int].self)
    }

    /// Encodes an array of the view, the number of runs, the duration and the writes.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(view)
        try values.encode(count)
        try values.encode(length)
        try values.encode(writes)
    }
}

extension UpdateReport.Skip: Codable {
    /// Decodes an array of the view and the number of checks.
    /// - Throws: The decoder's error if the value has another form.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        view = try values.decode(UpdateReport.ViewID.self)
        count = try values.decode(Int.self)
    }

    /// Encodes an array of the view and the number of checks.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(view)
        try values.encode(count)
    }
}
