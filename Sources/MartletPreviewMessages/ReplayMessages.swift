/// A recorded test for the process that replays it, as JSON in the file that `MARTLET_REPLAY` names.
public struct ReplayRequest: Codable, Sendable {
    /// The name of the environment variable with the path of the request.
    public static let variable = "MARTLET_REPLAY"

    /// The source code of the test.
    public var source: String
    /// The path of the file to which the process writes events.
    public var events: String

    /// Creates a request.
    public init(source: String, events: String) {
        self.source = source
        self.events = events
    }
}

/// An event of a process that replays a recorded test.
public enum ReplayEvent: Codable, Sendable {
    /// The app has started, and shows these texts.
    case began(texts: [String])
    /// The process begins with the code in this line of the test.
    case line(Int)
    /// An expectation is not met, or a step is impossible.
    case differs(ReplayDifference)
    /// The app shows these texts at the end of the test.
    case ended(texts: [String])
    /// The test can't be replayed, for a reason.
    case refused(String)
    /// The test has ended, after this number of steps and expectations.
    case finished(steps: Int, expectations: Int)
}

/// A difference between a recorded test and its replay.
public struct ReplayDifference: Codable, Equatable, Sendable {
    /// The line in the test, counted from 1; `nil` if the difference is that of no line.
    public var line: Int?
    /// The code of the step or expectation.
    public var code: String
    /// A description of the expected value; `nil` for a step.
    public var expected: String?
    /// A description of the value in the replay.
    public var seen: String

    /// Creates a difference.
    public init(line: Int?, code: String, expected: String? = nil, seen: String) {
        self.line = line
        self.code = code
        self.expected = expected
        self.seen = seen
    }
}
