import MartletRuntime

extension TestHost {
    /// A report for the author of a view: the event, its location, and the remedy.
    ///
    /// `message` is complete by itself; the other fields repeat parts of it.
    public struct Issue: Sendable, Hashable {
        /// The report in the user's terms: a sentence, the view path, the property, and the source line where known.
        public let message: String
        /// The views from the root down to the one concerned, such as `PlayerView > VStack > PlayButton`.
        public let viewPath: String?
        /// The property concerned, with its type: `PlayerView.isPlaying`.
        public let property: String?
        /// The name of the source file concerned.
        public let file: String?
        /// The line in the file, counted from 1.
        public let line: Int?

        init(_ issue: RuntimeIssue) {
            message = issue.message
            viewPath = issue.viewPath
            property = issue.property
            file = issue.file
            line = issue.line
        }
    }
}
