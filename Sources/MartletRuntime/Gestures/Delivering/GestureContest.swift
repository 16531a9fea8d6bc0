import Foundation

/// The gestures and controls of all views around one point, from the first contact until each has ended or failed.
///
/// They form one recognizer: `gesture(_:)` around a view puts the view's own first, `highPriorityGesture(_:)` itself,
/// and `simultaneousGesture(_:)` neither.
final class GestureContest {
    private let root: AnyRecognizer
    /// The participating gestures. The other participants are controls.
    private let attachments: [GestureAttachment]
    private let controls: [ControlRecognizer]
    /// The node under the first contact. A second contact on the same node joins the contest.
    private(set) weak var node: RenderNode?
    private let nodes: [ObjectIdentifier]
    /// Whether a press also concerns a gesture: one inside the innermost control, or one around it that does not leave
    /// the press to the control.
    let sharesPress: Bool
    /// The nodes removed since the contest began.
    private var gone: Set<ObjectIdentifier> = []
    /// Whether the pointer is down.
    private(set) var isPressed = false
    private var isPinched = false

    /// Collects the gestures and controls at a node and its ancestors. Nil if there are none.
    init?(around node: RenderNode) {
        var builder = Builder()
        var current: RenderNode? = node
        while let node = current {
            builder.add(node)
            current = node.containerNode
        }
        guard let root = builder.root, let innermost = builder.nodes.first else { return nil }
        self.root = root
        attachments = builder.attachments
        controls = builder.controls
        nodes = builder.nodes.map { ObjectIdentifier($0) }
        sharesPress = builder.sharesPress
        self.node = innermost
    }

    /// Begins with the recognizers as if nothing had happened.
    func begin() { for attachment in attachments { attachment.recognizer.reset() } }

    /// Whether the contest is over, so that the next contact begins another.
    var isOver: Bool { !hasContact && !root.status.isOpen }

    private var hasContact: Bool { isPressed || isPinched }

    /// Whether a gesture or an enabled control can take the contact. A disabled control blocks the controls around it.
    var hasTaker: Bool { !attachments.isEmpty || controls.contains(where: \.isEnabled) }

    /// Whether a recognizer has succeeded.
    var isRecognized: Bool { root.status.isRecognized }

    /// The next time at which elapsed time matters to a recognizer.
    var deadline: Duration? { root.status.isOpen ? root.deadline : nil }

    /// Handles the removal of a node. Returns true if a participant was attached to it.
    func leave(_ node: RenderNode) -> Bool {
        let id = ObjectIdentifier(node)
        guard nodes.contains(id) else { return false }
        return gone.insert(id).inserted
    }

    /// Advances the recognizers by an event, and reports their results.
    @MainActor
    func handle(_ event: GestureEvent) {
        switch event.kind {
        case .down: isPressed = true
        case .up: isPressed = false
        case .pinchBegan: isPinched = true
        case .pinchEnded: isPinched = false
        case .moved, .pinchChanged, .time, .settled: break
        }
        withdraw()
        root.follow(event)
        // A new contact gives each recognizer another chance, except those that have withdrawn.
        if event.begins { withdraw() }
        if !hasContact { root.follow(event.with(.settled)) }
        let isContinuous = event.kind == .moved || event.kind == .pinchChanged
        guard isContinuous else { return root.commit() }
        // All that one movement writes belongs together.
        withTransaction(\.isContinuous, true) { root.commit() }
    }

    /// Cancels all recognizers that have begun.
    @MainActor
    func cancel() {
        isPressed = false
        isPinched = false
        if root.status != .ended { root.fail() }
        root.commit()
    }

    /// Stops waiting for gestures that have not begun: a tap that might have become a double tap is a single one.
    @MainActor
    func conclude(at time: Duration) {
        isPressed = false
        isPinched = false
        handle(GestureEvent(kind: .time, time: time + .seconds(60)))
        cancel()
    }

    /// Resets all recognizers at the end of the contest.
    func end() {
        for attachment in attachments { attachment.recognizer.reset() }
    }

    /// Removes gestures whose views were removed or disabled.
    private func withdraw() {
        for attachment in attachments where !isThere(attachment) { attachment.recognizer.fail() }
        for control in controls where isGone(control.area) { control.fail() }
    }

    private func isThere(_ attachment: GestureAttachment) -> Bool { attachment.isEnabled && !isGone(attachment.node) }

    private func isGone(_ node: RenderNode?) -> Bool {
        guard let node, node.isAttached else { return true }
        return !gone.isEmpty && gone.contains(ObjectIdentifier(node))
    }
}

extension GestureContest {
    /// Puts the recognizer of a contest together, from the innermost node outwards.
    private struct Builder {
        var root: AnyRecognizer?
        var attachments: [GestureAttachment] = []
        var controls: [ControlRecognizer] = []
        /// The nodes of the participants, the innermost first.
        var nodes: [RenderNode] = []
        /// Whether a press also concerns gestures, as far as known.
        var sharesPress = false
        /// Whether there is an innermost control, and it shares a press with gestures around it.
        private var innermostShares: Bool?

        mutating func add(_ node: RenderNode) {
            if innermostShares == nil, let control = node.controlContent {
                innermostShares = control.isEnabled && control.takesPointer && control.control.sharesPress
            }
            if let control = node.controlContent, control.takesPointer || !control.isEnabled {
                add(ControlRecognizer.make(node), of: node)
            } else if controls.isEmpty, let only = node.standIn, only.controlContent?.isEnabled == true {
                add(ControlRecognizer(only, area: node), of: node)
            }
            for attachment in node.extras?.input?.gestures ?? [] { add(attachment, of: node) }
        }

        private mutating func add(_ control: ControlRecognizer, of node: RenderNode) {
            controls.append(control)
            nodes.append(node)
            root = root.map { Rivals($0, control) } ?? control
        }

        private mutating func add(_ attachment: GestureAttachment, of node: RenderNode) {
            if !attachment.mask.contains(.subviews) {
                root = nil
                attachments = []
                controls = []
                nodes = []
            }
            guard attachment.mask.contains(.gesture), attachment.isEnabled else { return }
            if innermostShares ?? true, innermostShares == nil || attachment.priority != .normal { sharesPress = true }
            attachments.append(attachment)
            nodes.append(node)
            let recognizer = attachment.recognizer
            guard let inner = root else { return root = recognizer }
            switch attachment.priority {
            case .normal: root = Rivals(inner, recognizer)
            case .high: root = Rivals(recognizer, inner)
            case .simultaneous: root = Companions(inner, recognizer)
            }
        }
    }

    /// Two recognizers of different views, of which at most one is reported.
    private final class Rivals: AnyRecognizer {
        private let both: Precedence

        init(_ first: AnyRecognizer, _ second: AnyRecognizer) { both = Precedence(first: first, second: second) }

        override var status: GestureStatus { both.status }
        override var revision: Int { both.revision }
        override var discipline: GestureDiscipline { both.leader.discipline }
        override var deadline: Duration? { both.deadline }
        override func receive(_ event: GestureEvent) { both.receive(event) }
        override func commit() { both.commit() }
        override func fail() { both.fail() }
        override func reset() { both.reset() }
        override func yields(to rival: GestureDiscipline) -> Bool { both.yields(to: rival) }
    }

    /// Recognizers of different views, each for itself.
    private final class Companions: AnyRecognizer {
        private let both: Company

        init(_ first: AnyRecognizer, _ second: AnyRecognizer) { both = Company(first: first, second: second) }

        override var status: GestureStatus { both.status }
        override var revision: Int { both.revision }
        override var discipline: GestureDiscipline { both.discipline }
        override var deadline: Duration? { both.deadline }

        override func receive(_ event: GestureEvent) {
            if event.begins {
                // If one waits for another tap, the other may also be tapped again.
                for member in [both.first, both.second] where !member.status.isOpen { member.reset() }
            }
            both.receive(event)
        }

        override func commit() { both.commit() }
        override func fail() { both.fail() }
        override func reset() { both.reset() }
        override func yields(to rival: GestureDiscipline) -> Bool { both.yields(to: rival) }
    }
}
