/// What the host of a scene hears of updates that another member of the group began.
struct HostNotice {
    /// Whether such an update has left something for the host to look at.
    var wasReached = false
    /// What the host was last told of time, in updates of other members.
    var toldTiming = Timing()

    /// What a scene's host is told of time.
    struct Timing: Equatable {
        var needsFrame = false
        var wakeUp: Duration?
    }
}

extension SceneGraph {
    /// Whether an update of another member of the group has left something for the host to look at.
    package var wasReached: Bool {
        get { notice.wasReached }
        set { notice.wasReached = newValue }
    }

    /// Has the hosts of the others look at their scenes where an update of this one has reached them.
    func tellOthers() {
        guard group.isShared else { return }
        group.forEach { other in
            let wasReached = other.wasReached
            other.wasReached = false
            let timing = HostNotice.Timing(needsFrame: other.needsFrame, wakeUp: other.nextWakeUp)
            let isNew = timing != other.notice.toldTiming
            other.notice.toldTiming = timing
            if wasReached || isNew, other !== self { other.host.updatedByAnother() }
        }
    }
}
