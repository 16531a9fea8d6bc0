import Foundation

/// Prints a line for each update, in order, as soon as the source locations of its writes are known.
actor CauseLines {
    /// An update that waits for source locations.
    private struct Update {
        var number = 0
        var start = 0
        var nanoseconds = 0
        var writes: [Write] = []
        /// The types whose bodies ran, with the number of runs and the views.
        var ran: [(type: String, runs: Int, views: [String])] = []
        var skipped = 0
        var more = 0
        var due = ContinuousClock.now
        var isComplete: Bool { writes.allSatisfy { $0.site != nil || $0.dropped } }
    }

    private struct Write {
        var id: Int
        var name: String
        var old: String?
        var new: String?
        var thread: String
        var dropped: Bool
        var animated: Bool
        var site: Site?
    }

    private struct Site {
        var file: String
        var line: Int
        var function: String

        init?(_ message: [String: Any]?) {
            guard let message, let file = message["file"] as? String, let line = message["line"] as? Int else {
                return nil
            }
            (self.file, self.line, function) = (file, line, message["function"] as? String ?? "")
        }

        var text: String {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return "\(name):\(line)" + (function.isEmpty ? "" : " in \(function)")
        }
    }

    /// The longest time to wait for source locations, because some writes have none. The first takes longer: the app reads
    /// the debug information of its program for it.
    private static let siteTimeout = Duration.seconds(1)
    private static let firstSiteTimeout = Duration.seconds(5)

    private let asJSON: Bool
    private let includesAll: Bool
    private let file: FileHandle
    private var isStopped = false
    private var hasSites = false
    private var types: [Int: String] = [:]
    private var views: [String: Int] = [:]
    private var waiting: [Update] = []

    init(asJSON: Bool, includesAll: Bool, file: FileHandle) {
        (self.asJSON, self.includesAll, self.file) = (asJSON, includesAll, file)
    }

    /// Whether updates wait for source locations.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Stops printing.
    func stopPrinting() { isStopped = true }

    /// Processes a message of the app. Unknown messages are ignored.
    func take(_ message: sending [String: Any]) {
        switch message["event"] as? String {
        case "views": takeViews(message)
        case "update": takeUpdate(message)
        case "site": takeSite(message)
        default: return
        }
        printDue()
    }

    /// Prints the updates, in order, that are complete or have reached their deadline.
    func printDue() {
        let now = ContinuousClock.now
        while let first = waiting.first, first.isComplete || first.due <= now {
            write(first)
            waiting.removeFirst()
        }
    }

    /// Prints the remaining updates.
    func printAll() {
        for update in waiting { write(update) }
        waiting = []
    }

    // MARK: Messages

    private func takeViews(_ message: [String: Any]) {
        if message["whole"] as? Bool == true { views = [:] }
        for type in message["types"] as? [[Any]] ?? [] where type.count > 1 {
            if let number = type[0] as? Int { types[number] = type[1] as? String }
        }
        for view in message["begun"] as? [[Any]] ?? [] where view.count > 2 {
            if let name = view[0] as? String { views[name] = view[2] as? Int }
        }
        // Descendants of ended views stay in the table until the next complete tree; no message refers to them.
        for view in message["ended"] as? [String] ?? [] { views[view] = nil }
    }

    private func takeUpdate(_ message: [String: Any]) {
        var update = Update()
        update.number = message["number"] as? Int ?? 0
        update.start = message["start"] as? Int ?? 0
        update.nanoseconds = message["length"] as? Int ?? 0
        update.more = message["more"] as? Int ?? 0
        update.due = .now + (hasSites ? Self.siteTimeout : Self.firstSiteTimeout)
        for write in message["writes"] as? [[String: Any]] ?? [] {
            update.writes.append(
                Write(
                    id: write["id"] as? Int ?? -1, name: write["name"] as? String ?? "?", old: write["old"] as? String,
                    new: write["new"] as? String, thread: write["thread"] as? String ?? "main",
                    dropped: write["dropped"] as? Bool ?? false, animated: write["animated"] as? Bool ?? false,
                    site: Site(write["site"] as? [String: Any])))
        }
        var places: [String: Int] = [:]
        for entry in message["ran"] as? [[Any]] ?? [] where entry.count > 1 {
            let view = entry[0] as? String ?? "?"
            let type = views[view].flatMap { types[$0] } ?? view
            let place = places[type] ?? update.ran.count
            if place == update.ran.count {
                places[type] = place
                update.ran.append((type, 0, []))
            }
            update.ran[place].runs += entry[1] as? Int ?? 1
            update.ran[place].views.append(view)
        }
        for entry in message["skipped"] as? [[Any]] ?? [] {
            update.skipped += entry.count > 1 ? entry[1] as? Int ?? 1 : 1
        }
        if includesAll || !update.writes.isEmpty || !update.ran.isEmpty { waiting.append(update) }
    }

    private func takeSite(_ message: [String: Any]) {
        guard let id = message["write"] as? Int, let site = Site(message) else { return }
        hasSites = true
        for update in waiting.indices {
            for write in waiting[update].writes.indices where waiting[update].writes[write].id == id {
                waiting[update].writes[write].site = site
            }
        }
    }

    // MARK: Lines

    private func write(_ update: Update) {
        guard !isStopped else { return }
        let line = asJSON ? Self.object(update) : Self.text(update).printable
        file.write(Data((line + "\n").utf8))
    }

    private static func text(_ update: Update) -> String {
        var parts = ["update \(update.number)", String(format: "%.2f ms", Double(update.nanoseconds) / 1e6)]
        for write in update.writes.prefix(5) { parts.append(text(write)) }
        if update.writes.count > 5 { parts.append("and \(update.writes.count - 5) writes more") }
        if update.writes.isEmpty { parts.append("no write") }
        if !update.ran.isEmpty {
            let names = update.ran.prefix(8).map { $0.runs == 1 ? $0.type : "\($0.type) ×\($0.runs)" }
            let rest = update.ran.count > 8 ? " and \(update.ran.count - 8) types more" : ""
            parts.append("ran " + names.joined(separator: ", ") + rest)
        }
        if update.skipped > 0 { parts.append("skipped \(update.skipped)") }
        if update.more > 0 { parts.append("and \(update.more) views more") }
        return parts.joined(separator: "  ")
    }

    private static func text(_ write: Write) -> String {
        var text = write.name
        switch (write.old, write.new) {
        case (let old?, let new?): text += ": \(old) → \(new)"
        case (nil, let new?): text += ": → \(new)"
        default: text += " was written"
        }
        var notes: [String] = []
        if let site = write.site { notes.append(site.text) }
        if write.thread != "main" { notes.append("on \(write.thread)") }
        if write.animated { notes.append("animated") }
        if write.dropped { notes.append("dropped: equal") }
        return notes.isEmpty ? text : text + " (" + notes.joined(separator: ", ") + ")"
    }

    private static func object(_ update: Update) -> String {
        let object: [String: Any] = [
            "update": update.number, "start": update.start, "nanoseconds": update.nanoseconds,
            "causes": update.writes.map { write -> [String: Any] in
                [
                    "name": write.name, "old": write.old ?? NSNull(), "new": write.new ?? NSNull(),
                    "thread": write.thread,
                    "dropped": write.dropped, "animated": write.animated, "file": write.site?.file ?? NSNull(),
                    "line": write.site?.line ?? NSNull(), "function": write.site?.function ?? NSNull(),
                ]
            },
            "ran": update.ran.map { ["type": $0.type, "runs": $0.runs, "views": $0.views] as [String: Any] },
            "skipped": update.skipped, "more": update.more,
        ]
        return (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]))
            .map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
