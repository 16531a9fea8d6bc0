#if GTK
import Foundation
import IssueReporting
import Martlet
import MartletTesting

/// Fails the test unless pictures of a view look like those that were kept under a name: one for each of the surroundings.
///
///     try assertImage(of: Badge(name: "Ada"), named: "badge")
///     try assertImage(
///         of: Page(), named: "page",
///         in: Variation.all(sizes: [phone, tablet], colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .xxxLarge]))
///
/// A picture is kept beside the test's source, in `Snapshots/<file of the test>/<name>.png`. Where there is none yet, it is
/// written and the test fails once; it is written anew where `record` says so, or `MARTLET_RECORD=1` in the environment. What
/// looks different is on a page with all failures of the run, which the message names: before, after, and the difference.
///
/// Letters are drawn in the fonts of the machine: keep pictures on the kind of machine that compares them.
///
/// - Parameters:
///   - tolerance: How different a pixel may look: about 1 is the least that a person can see side by side, 100 is black and
///     white.
///   - share: Which part of the pixels may look more different than that, from 0 to 1.
///   - record: Whether these are written anew; nil for what the environment says.
/// - Throws: What goes wrong in reading or writing the files.
@MainActor
public func assertImage(
    of view: @autoclosure () -> some View, named name: String, in variations: [Variation] = [Variation()],
    tolerance: Double = Picture.tolerance, share: Double = 0, record: Bool? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    for variation in variations {
        let host = TestHost(
            drawnIn: variation, fileID: fileID, filePath: filePath, line: line, column: column, view)
        try host.assertImage(
            named: variations.count > 1 ? "\(name), \(variation)" : name, tolerance: tolerance, share: share,
            record: record, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension TestHost {
    /// Fails the test unless what is shown now looks like the picture that was kept under a name.
    ///
    /// The host is best made to be drawn (``init(drawnIn:fileID:filePath:line:column:_:)``). Where pictures are kept, and what
    /// the parameters say: see ``assertImage(of:named:in:tolerance:share:record:fileID:filePath:line:column:)``.
    /// - Throws: What goes wrong in reading or writing the file.
    public func assertImage(
        named name: String, tolerance: Double = Picture.tolerance, share: Double = 0, record: Bool? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        try assertImage(
            at: SnapshotFile.place(of: name, ofTestsIn: "\(filePath)", kind: "png"), tolerance: tolerance, share: share,
            record: record, page: .shared, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The same with places of their own.
    func assertImage(
        at file: URL, tolerance: Double = Picture.tolerance, share: Double = 0, record: Bool? = nil,
        page: DifferencesPage,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        func fail(_ message: String) {
            reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
        }
        let shown = picture()
        let isRecording = record ?? SnapshotFile.recordsAll
        if !isRecording, let data = try? Data(contentsOf: file) {
            guard let kept = Picture(pngData: data) else { return fail("\(file.path) is no PNG: delete it.") }
            guard let difference = kept.difference(to: shown, tolerance: tolerance, share: share) else { return }
            let place = try page.add(
                DifferencesPage.Entry(
                    title: "\(fileID):\(line) \(file.deletingPathExtension().lastPathComponent)",
                    text: "\(difference)", before: kept, after: shown, difference: difference.picture))
            return fail(
                "What is shown does not look like \(file.path): \(difference). Before, after and the difference are in "
                    + "\(place.path); MARTLET_RECORD=1 keeps what is shown.")
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try shown.pngData.write(to: file)
        if isRecording { return }
        fail("There was no \(file.path) yet. It has been written: look at it, and run the test again.")
    }
}
#endif
