import Foundation
import IssueReporting
import Martlet

extension TestHost {
    /// Fails the test unless the dump of the display (``tree``) equals the text stored under a name.
    ///
    ///     try host.assertTree(matches: "login, empty")
    ///
    /// The text is stored beside the test's source, in `Snapshots/<file of the test>/<name>.txt`. If there is no text
    /// yet, it is written and the test fails once; with `MARTLET_RECORD=1` in the environment all are written again.
    /// Differences are reported line by line.
    ///
    /// - Parameter record: Whether this text is written again; nil for the setting of the environment.
    /// - Throws: Errors of reading or writing the file.
    public func assertTree(
        matches name: String, record: Bool? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        try assertTree(
            matches: SnapshotFile.place(of: name, ofTestsIn: "\(filePath)"), record: record, fileID: fileID,
            filePath: filePath,
            line: line, column: column)
    }

    /// Compares the dump with a given file.
    package func assertTree(
        matches file: URL, record: Bool? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        update()
        let isRecording = record ?? SnapshotFile.recordsAll
        if !isRecording, let kept = try? String(contentsOf: file, encoding: .utf8) {
            guard let difference = Self.difference(from: kept.trimmedEnd, to: tree) else { return }
            reportIssue(
                "What is shown differs from \(file.path): - was kept, + is shown. MARTLET_RECORD=1 keeps it anew.\n"
                    + difference,
                fileID: fileID, filePath: filePath, line: line, column: column)
            return
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((tree + "\n").utf8).write(to: file)
        if isRecording { return }
        reportIssue(
            "There was no \(file.path) yet. It has been written: read it, and run the test again.",
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Fails the test unless the dump of the display equals a text.
    public func assertTree(
        equals expected: String,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        update()
        guard let difference = Self.difference(from: expected.trimmedEnd, to: tree) else { return }
        reportIssue(
            "What is shown differs: - is expected, + is shown.\n" + difference,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Returns the lines in which both texts differ, each with one line before and after; nil if the texts are equal.
    static func difference(from old: String, to new: String) -> String? {
        guard old != new else { return nil }
        let (a, b) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let changes = b.difference(from: a)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(text: String, isChange: Bool)] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if removed.contains(i) {
                lines.append(("- " + a[i], true))
                i += 1
            } else if inserted.contains(j) {
                lines.append(("+ " + b[j], true))
                j += 1
            } else {
                lines.append(("  " + a[i], false))
                i += 1
                j += 1
            }
        }
        return lines.indices.filter { index in
            lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains { $0.isChange }
        }.map { lines[$0].text }.joined(separator: "\n")
    }
}

/// The location of snapshots.
package enum SnapshotFile {
    /// The file of a name, beside the source of the tests.
    package static func place(of name: String, ofTestsIn file: String, kind: String = "txt") -> URL {
        let source = URL(fileURLWithPath: file)
        let safe = name.map { $0.isLetter || $0.isNumber || "-_., ".contains($0) ? $0 : "_" }
        return source.deletingLastPathComponent()
            .appendingPathComponent("Snapshots")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(String(safe) + "." + kind)
    }

    /// Whether the environment requests that all snapshots be written again.
    package static var recordsAll: Bool { ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1" }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
