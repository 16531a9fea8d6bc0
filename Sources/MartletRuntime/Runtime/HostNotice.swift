/// The notifications for a scene's host about updates that another member of the group began.
struct HostNotice {
    /// Whether such an update has left something for the host to look at.
    var wasReached = false
    /// The timing that was last reported to the host in such updates.
    var toldTiming = Timing()

    /// The timing that a scene reports to its host.
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
