import Foundation
import Testing

/// Every public name of the testing modules appears in a chapter.
@Suite struct PublicNamesTests {
    /// Requirements of the language's protocols, and names that tests don't use.
    private static let others: Set<String> = [
        "advanced", "duration", "minimumResolution", "Instant", "sinceStart", "init", "description", "property",
        // The fields of an issue and of a run, whose texts say them.
        "file", "line", "viewPath", "isFirst", "typeName", "id",
        // Types that have no name in a test.
        "ElementContainer", "FileDialogElement", "FontDescription", "HostClock", "LeakTracker", "PictureDifference",
        "ShownNotification", "AnimationInFlight", "BodyRun", "Cause", "Issue", "Kind", "Platform", "Property", "Role",
        "Picture",
        // Requirements of a trait.
        "isRecursive", "provideScope",
    ]

    @Test func everyPublicNameIsInAChapter() throws {
        let root = URL(fileURLWithPath: "\(#filePath)").appendingPathComponent("../../../..").standardizedFileURL
        func texts(in folder: String, where isWanted: (String) -> Bool) throws -> String {
            let place = root.appendingPathComponent(folder).path
            let files = try FileManager.default.subpathsOfDirectory(atPath: place)
            return try files.filter(isWanted).map { try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8) }
                .joined(separator: "\n")
        }
        let chapters = try texts(in: "Documentation") { $0.hasPrefix("testing") }
        let words = Set(chapters.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let declaration =
            /public (?:static |nonisolated |convenience |final )*(?:func|var|let|struct|enum|class) ([A-Za-z]+)/
        var count = 0
        for module in ["MartletTesting", "MartletSnapshots"] {
            let source = try texts(in: "Sources/\(module)") { $0.hasSuffix(".swift") }
            let names = Set(source.matches(of: declaration).map { String($0.1) }).subtracting(Self.others)
            count += names.count
            let missing = names.subtracting(words).sorted()
            #expect(missing == [], "these of \(module) stand in no chapter")
        }
        #expect(count > 120)
    }
}
