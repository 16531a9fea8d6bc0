import MartletRuntime

extension TestHost {
    /// A report of something that the author of a view should know: what happened, where, and what to do.
    ///
    /// `message` is complete by itself; the other fields say parts of it again.
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
