import Foundation

/// Records the inverse of the user's changes, so that they can be undone and redone.
///
/// Code that makes a change registers a handler that reverses it. Handlers that are registered during an undo become
/// the redo, and vice versa:
///
///     func rename(_ book: Book, to title: String, with undoManager: UndoManager?) {
///         let old = book.title
///         undoManager?.registerUndo(withTarget: book) { rename($0, to: old, with: undoManager) }
///         undoManager?.setActionName("Rename")
///         book.title = title
///     }
///
/// Changes that are registered during the same event form a group, which is undone as a whole. Each window has a
/// manager, which views read with `@Environment(\.undoManager)`. Control-Z performs an undo, and Control-Shift-Z a
/// redo.
///
/// Declared here because Foundation has this class only on Apple's platforms.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    /// A step of an undo: a handler, or a nested group.
    private enum Step {
        case handler(target: ObjectIdentifier, perform: @MainActor () -> Void)
        case group(Group)

        func isOf(_ other: ObjectIdentifier) -> Bool {
            if case .handler(let target, _) = self { target == other } else { false }
        }
    }

    /// A group of steps that are undone or redone together, in the order of registration.
    private final class Group {
        var steps: [Step] = []
        var name = ""
        var isDiscardable = false

        func remove(_ target: ObjectIdentifier) {
            steps.removeAll { step in
                if case .group(let group) = step {
                    group.remove(target)
                    return group.steps.isEmpty
                }
                return step.isOf(target)
            }
        }
    }

    private enum Direction {
        case undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    // The open groups, the outermost first.
    private var openGroups: [Group] = []
    private var direction: Direction?
    private var disabledCount = 0
    // Whether the outermost open group belongs to the current event, and ends with it.
    private(set) var isEventGroupOpen = false
    // The end of the current event in the manager's scene.
    var eventEnd: EventEnd?
    // Called when a change is registered, and after an undo or a redo: documents are edited by these.
    var didRecord: (@MainActor () -> Void)?

    /// Creates a manager with an empty history.
    nonisolated public override init() { super.init() }

    // MARK: - Registration

    /// Registers a handler that reverses a change.
    ///
    /// While registration is disabled, the call has no effect. Except during an undo or redo, the call clears the redo
    /// history.
    ///
    /// - Parameters:
    ///   - target: The object that the handler receives. It is not retained; after its release, the handler does
    ///     nothing.
    ///   - handler: A closure that reverses the change of the target.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent || direction != nil else {
                Diagnostics.reportDetached(
                    RuntimeIssue(
                        message: "An action for undo was registered outside of a group, and was dropped. Call "
                            + "beginUndoGrouping() first, or let the manager group by event."))
                return
            }
            openEventGroup()
        }
        if direction == nil { redoStack.removeAll() }
        let perform = { @MainActor [weak target] in
            if let target { handler(target) }
        }
        openGroups[openGroups.count - 1].steps.append(.handler(target: ObjectIdentifier(target), perform: perform))
        if direction == nil { didRecord?() }
    }

    /// Whether changes can be registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Disables registration until `enableUndoRegistration()` has been called as often as this method.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Reverses one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            Diagnostics.reportDetached(
                RuntimeIssue(message: "Registration for undo was enabled, and was not disabled."))
            return
        }
        disabledCount -= 1
    }

    // MARK: - Groups

    /// Whether the changes of one event form a group. The default is `true`.
    open var groupsByEvent = true

    /// The number of open groups, which are nested.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group. Changes that are registered until the end of the group are undone together.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, direction == nil { openEventGroup() }
        openGroup()
    }

    private func openGroup() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroup() {
        openGroup()
        guard direction == nil else { return }
        isEventGroupOpen = true
        eventEnd?.isAwaited = true
        // Ends the group after the current event, from whichever source.
        MainThread.later { [weak self] in self?.endEvent() }
    }

    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else {
            Diagnostics.reportDetached(RuntimeIssue(message: "A group for undo was ended, and none had begun."))
            return
        }
        closeGroup()
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if !group.steps.isEmpty {
            if let outer = openGroups.last {
                if outer.name.isEmpty { outer.name = group.name }
                outer.steps.append(.group(group))
            } else {
                keep(group)
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: Group) {
        if direction == .undoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
        }
        trim()
    }

    /// Ends the group of the current event, if no nested group is open.
    package func endEvent() {
        guard isEventGroupOpen, openGroups.count == 1 else { return }
        isEventGroupOpen = false
        closeGroup()
    }

    /// The maximum number of groups that can be undone; 0 for no limit. The oldest groups are removed.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: - Undo and redo

    /// Whether there is a group to undo.
    open var canUndo: Bool { undoCount > 0 }

    /// Whether there is a group to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoCount > 0
    }

    /// The number of groups that can be undone.
    open var undoCount: Int { undoStack.count + (openGroups.contains { !$0.steps.isEmpty } ? 1 : 0) }

    /// The number of groups that can be redone.
    open var redoCount: Int { redoStack.count }

    /// Whether an undo is in progress.
    open var isUndoing: Bool { direction == .undoing }

    /// Whether a redo is in progress.
    open var isRedoing: Bool { direction == .redoing }

    /// Undoes the last group. An open group of the current event is ended first.
    open func undo() {
        endEvent()
        undoNestedGroup()
    }

    /// Undoes the last group that has ended.
    open func undoNestedGroup() {
        guard direction == nil, isEverythingClosed(for: "undo"), let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        perform(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undone group.
    open func redo() {
        endEvent()
        guard direction == nil, isEverythingClosed(for: "redo"), let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        perform(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
    }

    private func isEverythingClosed(for action: String) -> Bool {
        if openGroups.isEmpty { return true }
        Diagnostics.reportDetached(
            RuntimeIssue(message: "A group is open, so that there is nothing to \(action). End it first."))
        return false
    }

    private func perform(
        _ group: Group,
        _ direction: Direction,
        before: NSNotification.Name,
        after: NSNotification.Name
    ) {
        post(before)
        self.direction = direction
        openGroup()
        openGroups[0].name = group.name
        openGroups[0].isDiscardable = group.isDiscardable
        perform(group)
        // Closes groups that handlers have left open.
        while !openGroups.isEmpty { closeGroup() }
        self.direction = nil
        didRecord?()
        post(after)
    }

    private func perform(_ group: Group) {
        for step in group.steps.reversed() {
            switch step {
            case .handler(_, let perform): perform()
            case .group(let inner): perform(inner)
            }
        }
    }

    // MARK: - Removal

    /// Clears the history and enables registration.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        for group in openGroups { group.steps = [] }
        disabledCount = 0
    }

    /// Removes the handlers of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.remove(target) }
        undoStack.removeAll(where: \.steps.isEmpty)
        redoStack.removeAll(where: \.steps.isEmpty)
    }

    /// Sets whether the open group's change is discardable, such as scrolling.
    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }

    /// Whether the next change to undo is discardable.
    open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

    /// Whether the next change to redo is discardable.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    // MARK: - Names

    private var nextUndo: Group? { openGroups.last { !$0.steps.isEmpty } ?? undoStack.last }

    /// Sets the name of the change, for menus.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// The name of the next change to undo; empty if it has none.
    open var undoActionName: String { nextUndo?.name ?? "" }

    /// The name of the next change to redo; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of the menu item for undo.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the menu item for redo.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the menu item for undoing a named change.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the menu item for redoing a named change.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
