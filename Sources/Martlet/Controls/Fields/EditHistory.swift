import Foundation

/// The undo and redo history of a text.
struct EditHistory {
    /// A state of the text with its selection.
    struct Moment {
        let text: String
        let attributed: AttributedString?
        /// The selection in UTF-8 offsets.
        let selection: Range<Int>
    }

    /// The kind of an edit. Consecutive edits of one kind, except `other`, are undone together.
    enum Kind: Equatable {
        case typing, deleting, other
    }

    private var undone: [Moment] = []
    private var done: [Moment] = []
    private var lastKind = Kind.other
    /// The cursor's UTF-8 offset after the last edit.
    private var lastEnd = 0
    /// The maximum number of edits that can be undone.
    private static let limit = 200

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Records an edit.
    ///
    /// - Parameters:
    ///   - kind: The kind of the edit.
    ///   - moment: The state before the edit.
    ///   - start: The cursor's UTF-8 offset before the edit.
    ///   - end: The cursor's UTF-8 offset after the edit.
    mutating func record(_ kind: Kind, before moment: @autoclosure () -> Moment, start: Int = -1, end: Int = -1) {
        undone = []
        let continues = kind != .other && kind == lastKind && start == lastEnd && !done.isEmpty
        lastKind = kind
        lastEnd = end
        guard !continues else { return }
        done.append(moment())
        if done.count > Self.limit { done.removeFirst() }
    }

    /// Ends the current group of edits, so that the next edit is undone separately.
    mutating func pause() { lastKind = .other }

    mutating func clear() { self = EditHistory() }

    /// Returns the state before the last edit; `nil` if there is none.
    ///
    /// - Parameter now: The current state, which ``redo(from:)`` restores.
    mutating func undo(from now: Moment) -> Moment? {
        guard let moment = done.popLast() else { return nil }
        undone.append(now)
        pause()
        return moment
    }

    /// Returns the state before the last undo; `nil` if there is none.
    mutating func redo(from now: Moment) -> Moment? {
        guard let moment = undone.popLast() else { return nil }
        done.append(now)
        pause()
        return moment
    }
}
