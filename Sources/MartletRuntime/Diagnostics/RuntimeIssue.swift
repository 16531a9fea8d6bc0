/// A report for the author of a view: the problem, its place, and the remedy.
///
/// `message` is complete; the other fields repeat parts of it, for tools and tests.
package struct RuntimeIssue: Sendable, Hashable {
    /// The report in the user's terms: a sentence, the view path, the property, and the source line where known.
    package let message: String
    /// The views from the root down to the one concerned, such as `PlayerView > VStack > PlayButton`.
    package let viewPath: String?
    /// The property concerned, with its type: `PlayerView.isPlaying`.
    package let property: String?
    /// The name of the source file concerned.
    package let file: String?
    /// The line in the file, counted from 1.
    package let line: Int?

    /// Creates an issue. `message` has to be complete on its own.
    package init(
        message: String,
        viewPath: String? = nil,
        property: String? = nil,
        file: String? = nil,
        line: Int? = nil
    ) {
        self.message = message
        self.viewPath = viewPath
        self.property = property
        self.file = file
        self.line = line
    }
}
