#if GTK
import Foundation
import IssueReporting
import Martlet
import MartletTesting

/// Fails the test unless the pictures of a view look like the reference pictures with a name, one for each variation.
///
///     try assertImage(of: Badge(name: "Ada"), named: "badge")
///     try assertImage(
///         of: Page(), named: "page",
///         in: Variation.all(sizes: [phone, tablet], colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .xxxLarge]))
///
/// A reference picture is stored next to the test's source, in `Snapshots/<file of the test>/<name>.png`. If it does
/// not exist, it is written and the test fails once. It is overwritten if `record` is `true`, or if the environment
/// has `MARTLET_RECORD=1`. All differences of a run are shown on a page, whose path is in the failure message, with
/// the old picture, the new one and their difference.
///
/// Text is drawn in the fonts of the machine: record pictures on the same kind of machine that compares them.
///
/// - Parameters:
///   - view: The view to draw.
///   - name: The name of the reference picture.
///   - variations: The environments in which the view is drawn.
///   - tolerance: The accepted difference of a pixel: about 1 is just visible side by side, 100 is black and white.
///   - share: The accepted fraction of pixels that differ more, from 0 to 1.
///   - record: Whether to overwrite the reference pictures; `nil` to let the environment decide.
/// - Throws: An error of reading or writing the files.
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
    /// Fails the test unless the host looks like the reference picture with a name.
    ///
    /// Create the host with ``init(drawnIn:fileID:filePath:line:column:_:)``. The parameters and the storage of
    /// reference pictures are those of
    /// ``assertImage(of:named:in:tolerance:share:record:fileID:filePath:line:column:)``.
    /// - Throws: An error of reading or writing the file.
    public func assertImage(
        named name: String, tolerance: Double = Picture.tolerance, share: Double = 0, record: Bool? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        try assertImage(
            at: SnapshotFile.place(of: name, ofTestsIn: "\(filePath)", kind: "png"), tolerance: tolerance, share: share,
            record: record, page: .shared, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Compares the host with the picture in a given file, and reports on a given page.
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
