extension SceneRecording {
    /// The recorder of the app's updates, while recording is enabled.
    package var recorder: UpdateRecorder? {
        @inline(__always) get { scene.group.recorder }
    }

    /// Starts the recording of the app's updates.
    @discardableResult
    package func start() -> UpdateRecorder {
        if let recorder = scene.group.recorder { return recorder }
        let recorder = UpdateRecorder()
        scene.group.recorder = recorder
        scene.group.writes.withLock { scene.group.writes.droppedWrites = recorder.droppedWrites }
        scene.graph.recording = recorder.ring
        return recorder
    }

    /// Records no more.
    package func stop() {
        scene.group.recorder = nil
        scene.group.writes.withLock { scene.group.writes.droppedWrites = nil }
        scene.graph.recording = nil
    }

    /// Records the beginning of a phase, if recording is enabled.
    @inline(__always)
    func note(_ phase: UpdatePhase) {
        if let recorder = scene.group.recorder { recorder.enter(phase) }
    }
}
