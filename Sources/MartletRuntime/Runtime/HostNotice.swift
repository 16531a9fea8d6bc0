/// The notifications for a scene's host about updates that another member of the group began.
struct HostNotice {
    /// Whether such an update has changed anything for the host.
    var wasReached = false
    /// The timing that was last reported to the host in such updates.
    var reportedTiming = Timing()

    /// The timing that a scene reports to its host.
    struct Timing: Equatable {
        var needsFrame = false
        var wakeUp: Duration?
    }
}

extension SceneGraph {
    /// Whether an update of another member of the group has changed anything for the host.
    package var wasReached: Bool {
        get { notice.wasReached }
        set { notice.wasReached = newValue }
    }

    /// Notifies the hosts of other members that this update has reached.
    func notifyOthers() {
        guard group.hasMembers(besides: self) else { return }
        group.forEach { other in
            let wasReached = other.wasReached
            other.wasReached = false
            let timing = HostNotice.Timing(needsFrame: other.needsFrame, wakeUp: other.nextWakeUp)
            let isNew = timing != other.notice.reportedTiming
            other.notice.reportedTiming = timing
            if wasReached || isNew, other !== self { other.host.updatedByAnother() }
        }
    }
}
