extension UpdateReport {
    /// The updates of the scenes that are made from here on, as they are made: to be called before the app's first
    /// window is there, such as in the initialiser of the `App`. Recording begins with the first call; it costs an update
    /// some percent, and memory that is bounded.
    ///
    /// - Parameter limit: How many reports wait for a reader who is slower than the program; of more, the oldest are
    ///   left out.
    @MainActor
    public static func stream(keeping limit: Int = 1_000) -> AsyncStream<UpdateReport> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: UpdateReport.self, bufferingPolicy: .bufferingNewest(limit))
        let inspector = Inspector.shared
        inspector.start()
        let number = inspector.feed.addReader { continuation.yield($0) }
        continuation.onTermination = { [feed = inspector.feed] _ in feed.removeReader(number) }
        return stream
    }
}
