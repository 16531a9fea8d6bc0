import Dispatch

extension AVPlayer {
    /// Calls a block at each multiple of an interval while the item is played, and when the playback starts, stops or
    /// jumps. The time of the playback is known ten times in a second: a shorter interval gets no more calls.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - queue: The queue of the calls; `nil` for the main one.
    ///   - block: The block, with the current time.
    /// - Returns: The observer, for ``removeTimeObserver(_:)``.
    @discardableResult
    nonisolated public func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = TimeObserver(interval: interval.seconds, queue: queue, block: block)
        perform { $0.observers.add(observer) }
        return observer
    }

    /// Ends an observer of times.
    nonisolated public func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        perform { $0.observers.remove(observer) }
    }

    /// Calls a closure after each change of the player, until it returns `false`. For AVKit.
    package func onChange(_ body: @escaping @MainActor () -> Bool) { observers.bodies.append(body) }
}

/// An observer of times.
final class TimeObserver: Sendable {
    let interval: Double
    let queue: DispatchQueue?
    let block: @Sendable (CMTime) -> Void

    init(interval: Double, queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void) {
        (self.interval, self.queue, self.block) = (interval, queue, block)
    }

    @MainActor fileprivate func call(_ time: CMTime) {
        // The engine reports on the main queue, which needs no detour.
        guard let queue, queue !== DispatchQueue.main else { return block(time) }
        queue.async { [block] in block(time) }
    }
}

/// The observers of a player.
@MainActor
final class PlayerObservers {
    private var observers: [TimeObserver] = []
    fileprivate var bodies: [@MainActor () -> Bool] = []
    private var time = 0.0

    nonisolated init() {}

    func add(_ observer: TimeObserver) { observers.append(observer) }
    func remove(_ observer: TimeObserver) { observers.removeAll { $0 === observer } }
    func changed() { bodies.removeAll { !$0() } }

    /// Calls the observers of which a multiple of the interval lies in the time that was played.
    func move(to new: CMTime) {
        let (from, to) = (time, new.seconds)
        time = to
        for observer in observers where observer.interval > 0 {
            if (from / observer.interval).rounded(.down) != (to / observer.interval).rounded(.down) {
                observer.call(new)
            }
        }
    }

    /// Calls all observers.
    func jump(to new: CMTime) {
        time = new.seconds
        for observer in observers { observer.call(new) }
        changed()
    }
}
