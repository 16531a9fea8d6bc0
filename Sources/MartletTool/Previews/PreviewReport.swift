import Foundation
import MartletPreviewMessages

/// All previews of a program, with their pictures and their problems. `--json` prints it.
struct PreviewReport: Codable, Sendable {
    /// One preview.
    struct Entry: Codable, Sendable {
        /// A name that is the same in each run, as long as the preview is declared in the same way.
        var name: String
        var title: String
        var module: String
        var kind: PreviewDescription.Kind
        /// The path of the source file, if it is known.
        var file: String?
        var line: Int?
        var pictures: [PreviewPicture] = []
        /// Reasons why the preview is not shown as it should be.
        var problems: [String] = []
        /// The identifier in the program; `nil` for a type whose previews can't be found.
        var id: String?
        /// The name of the type that declares the preview.
        var type: String?

        private enum CodingKeys: String, CodingKey {
            case name, title, module, kind, file, line, pictures, problems
        }
    }

    var previews: [Entry] = []
    /// The comparison with earlier pictures, if it was requested.
    var comparison: PreviewComparison?

    /// Whether all previews are shown without a problem.
    var isComplete: Bool { previews.allSatisfy(\.problems.isEmpty) }
}

/// A picture of a preview.
struct PreviewPicture: Codable, Sendable {
    var variant: String
    /// The name of the file in the folder of pictures.
    var file: String
    var width: Int
    var height: Int
    /// The time to make the view and to run it until it is drawn, in milliseconds. The first view of a process also waits
    /// for fonts and types, which are loaded at their first use.
    var preparation: Double
    /// The time to draw the view and to write the file.
    var milliseconds: Double
}

/// The result of a comparison with earlier pictures.
struct PreviewComparison: Codable, Sendable {
    /// A picture that looks different.
    struct Difference: Codable, Sendable {
        var file: String
        var description: String
        /// The name of the picture of differences, if both have the same format.
        var marked: String?
    }

    var different: [Difference] = []
    /// Pictures that are only among the new ones.
    var added: [String] = []
    /// Pictures that are only among the earlier ones.
    var removed: [String] = []
    var unchanged = 0
}
