extension UpdateReport {
    /// The updates of the program from here on, as they are made. Recording begins with the first call, for scenes that
    /// exist and for those that are made later, and costs an update a few percent from then on.
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
