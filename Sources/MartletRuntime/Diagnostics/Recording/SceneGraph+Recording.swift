extension SceneGraph {
    /// What records the updates of the app, while somebody wants to know.
    package var recorder: UpdateRecorder? {
        @inline(__always) get { group.recorder }
    }

    /// Records from here on what updates do, and for whom.
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

    /// Says what the update is busy with from here on, if somebody records it.
    @inline(__always)
    func note(_ phase: UpdatePhase) {
        if let recorder = group.recorder { recorder.enter(phase) }
    }
}
