import Foundation

/// What a text was before it was edited, and after that was undone.
struct EditHistory {
    /// A text, and what was selected in it.
    struct Moment {
        let text: String
        let attributed: AttributedString?
        /// In bytes.
        let selection: Range<Int>
    }

    /// What an edit did: of one kind, several that follow one another are undone together.
    enum Kind: Equatable {
        case typing, deleting, other
    }

    private var undone: [Moment] = []
    private var done: [Moment] = []
    private var lastKind = Kind.other
    /// Where the last edit has left the cursor, in bytes.
    private var lastEnd = 0
    /// More than that many edits are not remembered.
    private static let limit = 200

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Notes an edit.
    ///
    /// - Parameters:
    ///   - kind: What it did.
    ///   - moment: What was there before.
    ///   - start: Where the cursor was, in bytes.
    ///   - end: Where it has left the cursor, in bytes.
    mutating func note(_ kind: Kind, before moment: @autoclosure () -> Moment, start: Int = -1, end: Int = -1) {
        undone = []
        let goesOn = kind != .other && kind == lastKind && start == lastEnd && !done.isEmpty
        lastKind = kind
        lastEnd = end
        guard !goesOn else { return }
        done.append(moment())
        if done.count > Self.limit { done.removeFirst() }
    }

    /// What is done next is undone by itself.
    mutating func pause() { lastKind = .other }

    mutating func clear() { self = EditHistory() }

    /// What was there before the last edit; nil where none is known.
    ///
    /// - Parameter now: What is there now, which can be had again by ``redo(from:)``.
    mutating func undo(from now: Moment) -> Moment? {
        guard let moment = done.popLast() else { return nil }
        undone.append(now)
        pause()
        return moment
    }

    /// What was there before the last edit was undone; nil where none was.
    mutating func redo(from now: Moment) -> Moment? {
        guard let moment = undone.popLast() else { return nil }
        done.append(now)
        pause()
        return moment
    }
}
