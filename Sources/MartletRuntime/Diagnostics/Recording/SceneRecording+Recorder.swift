extension SceneRecording {
    /// The recorder of the app's updates, while recording is enabled.
    package var recorder: UpdateRecorder? {
        @inline(__always) get { scene.group.recorder }
    }

    /// Starts the recording of the app's updates.
    ///
    /// - Parameter ticks: Returns the current time. Which runs are timed depends on it.
    @discardableResult
    package func start(ticks: @escaping @convention(c) () -> UInt64 = martlet_ticks) -> UpdateRecorder {
        if let recorder = scene.group.recorder { return recorder }
        let recorder = UpdateRecorder(ticks: ticks)
        use(recorder)
        return recorder
    }

    /// Records with a recorder that has paused. The views that exist are watched from here on.
    package func resume(_ recorder: UpdateRecorder) {
        recorder.tracesWrites(true)
        use(recorder)
        for (view, _, _) in scene.inspection.views() { recorder.ring.watch(view) }
    }

    /// Records nothing until the recorder is resumed. It costs the app nothing meanwhile.
    package func pause() {
        scene.group.recorder?.tracesWrites(false)
        stop()
    }

    private func use(_ recorder: UpdateRecorder) {
        scene.group.recorder = recorder
        scene.group.writes.withLock { scene.group.writes.droppedWrites = recorder.droppedWrites }
        scene.graph.recording = recorder.ring
    }

    /// Records no more.
    package func stop() {
        scene.group.recorder = nil
        scene.group.writes.withLock { scene.group.writes.droppedWrites = nil }
        scene.graph.recording = nil
    }

    /// Records the beginning of a phase, if recording is enabled.
    @inline(__always)
    func record(_ phase: UpdatePhase) {
        if let recorder = scene.group.recorder { recorder.enter(phase) }
    }
}
