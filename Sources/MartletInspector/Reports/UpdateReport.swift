/// What one update did: which writes it carried out, which bodies ran for them, which did not have to run, and what it
/// took.
///
///     for await update in UpdateReport.stream() {
///         print(update.number, update.writes.map(\.name), update.ran.count)
///     }
///
/// As JSON it is the `update` message of the inspector's protocol (`Documentation/inspector-protocol.md`).
public struct UpdateReport: Sendable, Codable, Equatable {
    /// The number of the update, from 1 on.
    public var number: Int
    /// When it began, in nanoseconds since the program began to record.
    public var start: Int
    /// How long it took, in nanoseconds.
    public var length: Int
    /// What it was busy with, in order; several passes are added up.
    public var phases: [Phase]
    /// What was counted in it.
    public var counts: Counts
    /// The writes that it carried out, and those that were dropped before it, oldest first.
    public var writes: [Write]
    /// The views whose bodies ran.
    public var ran: [Run]
    /// The views whose bodies could have run and did not, as what they depend on was found equal.
    public var skipped: [Skip]
    /// How many entries were left out of ``ran`` and ``skipped``, each of which has 2,000 at most.
    public var more: Int

    /// A part of an update.
    public struct Phase: Sendable, Equatable {
        /// `runRules`, `measure`, `place`, `present`, …
        public var name: String
        /// How long it took, in nanoseconds.
        public var length: Int
    }

    /// What was counted in an update.
    public struct Counts: Sendable, Codable, Equatable {
        /// Rules of the attribute graph that ran.
        public var rules = 0
        /// Rules that were checked and did not have to run.
        public var checked = 0
        /// Bodies that ran, each as often as it did.
        public var bodies = 0
        /// Closures of rows that ran.
        public var rows = 0
        /// Views that were made.
        public var made = 0
        /// Views that ended.
        public var ended = 0
        /// Nodes that were measured.
        public var measured = 0
        /// Nodes that placed what stands in them.
        public var placed = 0
        /// Nodes that were given to the host as new or changed.
        public var changed = 0
    }

    /// A write of state, of an observable object or of what else views depend on.
    public struct Write: Sendable, Codable, Equatable, Identifiable {
        /// Its number in the program.
        public var id: Int
        /// The property: `CounterView.count`.
        public var name: String
        /// The value before, as text; nil where it can't be told.
        public var old: String?
        /// The value after, as text; nil where it can't be told.
        public var new: String?
        /// `main`, or the number of the thread.
        public var thread: String
        /// When it was made, in nanoseconds since the program began to record.
        public var time: Int
        /// Whether it changed nothing, as the new value was equal.
        public var dropped: Bool
        /// Whether it was made with an animation.
        public var animated: Bool
        /// How many writes of the same property were made before the update, which sees the last one.
        public var times: Int
        /// Where the last of them stands in the source; nil where that is not known, or not yet.
        public var site: Site?
    }

    /// A place in the source.
    public struct Site: Sendable, Codable, Equatable {
        /// The file with its folders; nil where the program has no debug information.
        public var file: String?
        /// The line in the file, counted from 1.
        public var line: Int?
        /// `CounterView.body`
        public var function: String
    }

    /// The runs of one view's body.
    public struct Run: Sendable, Equatable {
        /// The view.
        public var view: ViewID
        /// How often it ran.
        public var count: Int
        /// What the runs took, in nanoseconds, with what ran inside of them.
        public var length: Int
        /// The numbers of the writes that they came of; none for what has another reason, or a new view.
        public var writes: [Int]
    }

    /// A view whose body could have run and did not.
    public struct Skip: Sendable, Equatable {
        /// The view.
        public var view: ViewID
        /// How often it was checked.
        public var count: Int
    }

    /// Names one lifetime of a view in the program.
    public struct ViewID: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name in the protocol.
        public var description: String

        init(_ description: String) { self.description = description }

        /// Reads a text.
        /// - Throws: what the decoder does where it is another.
        public init(from decoder: any Decoder) throws {
            description = try decoder.singleValueContainer().decode(String.self)
        }

        /// Writes a text.
        /// - Throws: what the encoder does.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}

// What there is much of is short in the protocol: arrays without names.

extension UpdateReport.Phase: Codable {
    /// Reads an array of the name and the length.
    /// - Throws: what the decoder does where it is another.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        name = try values.decode(String.self)
        length = try values.decode(Int.self)
    }

    /// Writes an array of the name and the length.
    /// - Throws: what the encoder does.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(name)
        try values.encode(length)
    }
}

extension UpdateReport.Run: Codable {
    /// Reads an array of view, number of runs, length and writes.
    /// - Throws: what the decoder does where it is another.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        view = try values.decode(UpdateReport.ViewID.self)
        count = try values.decode(Int.self)
        length = try values.decode(Int.self)
        writes = try values.decode([Int].self)
    }

    /// Writes an array of view, number of runs, length and writes.
    /// - Throws: what the encoder does.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(view)
        try values.encode(count)
        try values.encode(length)
        try values.encode(writes)
    }
}

extension UpdateReport.Skip: Codable {
    /// Reads an array of view and number.
    /// - Throws: what the decoder does where it is another.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        view = try values.decode(UpdateReport.ViewID.self)
        count = try values.decode(Int.self)
    }

    /// Writes an array of view and number.
    /// - Throws: what the encoder does.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(view)
        try values.encode(count)
    }
}
