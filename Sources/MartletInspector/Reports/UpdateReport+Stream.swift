extension UpdateReport {
    /// Returns a stream of the updates of all scenes created from now on. Call it before the app's first window
    /// exists, for example in the initializer of the `App`. Recording begins with the first call, and costs an update
    /// some percent of its time and a limited amount of memory.
    ///
    /// - Parameter limit: The number of buffered reports. If the reader is slower than the program, the oldest reports
    ///   are dropped.
    @MainActor
    public static func stream(keeping limit: Int = 1_000) -> AsyncStream<UpdateReport> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: UpdateReport.self, bufferingPolicy: .bufferingNewest(limit))
        let inspector = Inspector.shared
        let number = inspector.feed.addReader { continuation.yield($0) }
        inspector.start()
        inspector.resumeRecording()
        continuation.onTermination = { [feed = inspector.feed] _ in feed.removeReader(number) }
        return stream
    }
}
