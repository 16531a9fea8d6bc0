import Dispatch
import Martlet
import MartletRuntime

/// The pause of recording while no client is connected, in which the inspector costs nothing.
struct RecordingPause {
    /// Whether recording pauses while no client is connected.
    var isAllowed = false
    fileprivate(set) var isPaused = false
    /// Counts the pauses that were scheduled or called off.
    fileprivate var number = 0

    /// The time without a client after which recording pauses: a tool connects right after the start of the program, and
    /// a page that is reloaded comes back.
    static let gracePeriod = DispatchTimeInterval.seconds(30)
}

extension Inspector {
    /// Whether a client is connected.
    package var hasClient: Bool { worker.hasClient }

    /// Schedules a pause, if no client connects before.
    func pauseWithoutClients() {
        guard pausing.isAllowed else { return }
        pausing.number += 1
        let number = pausing.number
        worker.queue.asyncAfter(deadline: .now() + RecordingPause.gracePeriod) {
            Task { @MainActor in
                let inspector = Inspector.shared
                if inspector.pausing.number == number { inspector.endGracePeriod() }
            }
        }
    }

    /// Pauses recording, unless a client is connected or a part of the program reads the reports.
    package func endGracePeriod() {
        guard pausing.isAllowed, !pausing.isPaused, !hasClient, !feed.hasReaders else { return }
        pausing.isPaused = true
        for (_, scene) in livingScenes { scene.recording.pause() }
    }

    /// Records again, and reports the views that exist now.
    func resumeRecording() {
        pausing.number += 1
        guard pausing.isPaused else { return }
        pausing.isPaused = false
        for (graph, scene) in livingScenes {
            guard let recorder = scenes[graph]?.recorder else { continue }
            scene.recording.resume(recorder)
            ownedObjects.noteLiving(in: scene, graph: graph)
            sendViews(of: graph, to: worker)
        }
    }
}
