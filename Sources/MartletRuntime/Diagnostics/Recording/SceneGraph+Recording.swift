extension SceneGraph {
    /// The recorder of the app's updates, while recording is enabled.
    package var recorder: UpdateRecorder? {
        @inline(__always) get { group.recorder }
    }

    /// Starts the recording of the app's updates.
    @discardableResult
    package func startRecording() -> UpdateRecorder {
        if let recorder = group.recorder { return recorder }
        let recorder = UpdateRecorder()
        group.recorder = recorder
        group.writes.withLock { group.writes.droppedWrites = recorder.droppedWrites }
        graph.recording = recorder.ring
        return recorder
    }

    /// Records no more.
    package func stopRecording() {
        group.recorder = nil
        group.writes.withLock { group.writes.droppedWrites = nil }
        graph.recording = nil
    }

    /// Records the beginning of a phase, if recording is enabled.
    @inline(__always)
    func note(_ phase: UpdatePhase) {
        if let recorder = group.recorder { recorder.enter(phase) }
    }
}
