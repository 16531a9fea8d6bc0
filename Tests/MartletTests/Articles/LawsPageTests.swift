import Foundation
import Testing

/// Documentation/laws.md, the laws named by comments and articles, and the names of tests agree.
///
/// With `MARTLET_DRAW=1` the lists of tests below the laws are written again.
struct LawsPageTests {
    /// A law as the page has it.
    private struct Law {
        var id: String
        /// Its tests: the name, then the file from `Tests` on.
        var tests: Set<[String]> = []
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let page = root.appendingPathComponent("Documentation/laws.md")
    private static let testsMark = "  Kept by "

    @Test func pageCodeAndTestsAgree() throws {
        let inCode = Self.testsInCode()
        if ProcessInfo.processInfo.environment["MARTLET_DRAW"] == "1" {
            try Self.draw(inCode)
        }
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let (laws, open) = Self.laws(of: page)
        let ids = laws.map(\.id)
        #expect(Set(ids).count == ids.count, "a law is on the page twice")
        #expect(ids.count > 60)

        for law in laws {
            let tests = inCode[law.id] ?? []
            for missing in law.tests.subtracting(tests) {
                Issue.record("\(law.id): \(missing[0]) is not in \(missing[1]). \(Self.remedy)")
            }
            for unnamed in tests.subtracting(law.tests) {
                Issue.record("\(law.id): \(unnamed[0]) in \(unnamed[1]) is not on the page. \(Self.remedy)")
            }
            #expect(!tests.isEmpty || open.contains(law.id), "\(law.id) has no test, and is not listed as not kept yet")
            #expect(tests.isEmpty || !open.contains(law.id), "\(law.id) has a test, and is listed as not kept yet")
        }
        for id in Set(inCode.keys).union(open).subtracting(ids).sorted() {
            Issue.record("\(id) is named by a test or listed as not kept, and is no law of the page")
        }
    }

    @Test func commentsNameLawsThatThereAre() throws {
        let (laws, _) = Self.laws(of: try String(contentsOf: Self.page, encoding: .utf8))
        let ids = Set(laws.map(\.id))
        var count = 0
        for folder in ["Sources", "Tests", "Examples", "Benchmarks", "Documentation"] {
            for (path, text) in Self.files(in: folder) where path != "Documentation/laws.md" {
                for id in Self.lawsNamed(in: text) {
                    count += 1
                    #expect(ids.contains(id), "\(path) speaks of law \(id)")
                }
            }
        }
        #expect(count > 100)
    }

    private static let remedy = "Correct it, or write the lists anew with MARTLET_DRAW=1."

    // MARK: - Tests

    /// By the law: names of the tests that keep it, and the files.
    private static func testsInCode() -> [String: Set<[String]>] {
        var result: [String: Set<[String]>] = [:]
        for (path, text) in files(in: "Tests") where path.hasSuffix(".swift") {
            for match in text.matches(of: /func ((?:[A-J][0-9]+_)+\w+)\(/) {
                for id in match.1.split(separator: "_").prefix(while: { $0.wholeMatch(of: /[A-J][0-9]+/) != nil }) {
                    result[String(id), default: []].insert([String(match.1), path])
                }
            }
        }
        return result
    }

    // MARK: - The page

    /// Returns the laws in order, and the ids of those that are not kept yet.
    private static func laws(of page: String) -> ([Law], open: Set<String>) {
        var laws: [Law] = []
        var open: Set<String> = []
        var isOpen = false
        var file = ""
        for line in page.split(separator: "\n") {
            if line.hasPrefix("## ") { isOpen = line == "## Not kept yet" }
            if isOpen {
                if line.hasPrefix("- **") {
                    open.formUnion(line.matches(of: /\*\*([A-J][0-9]+)\*\*/).map { String($0.1) })
                }
            } else if let match = line.firstMatch(of: /^- \*\*([A-J][0-9]+)\*\*/) {
                laws.append(Law(id: String(match.1)))
            } else if let match = line.firstMatch(of: /^  Kept by \[\w[^\]]*\]\(\.\.\/([^)]*)\)/), !laws.isEmpty {
                file = String(match.1)
            }
            // A continued list of a file's tests is indented like the law.
            if !isOpen, !laws.isEmpty, line.hasPrefix("  ") {
                for match in line.matches(of: /`([A-J][0-9]+_\w+)`/) {
                    laws[laws.count - 1].tests.insert([String(match.1), file])
                }
            }
        }
        return (laws, open)
    }

    /// Writes the page with the tests that there are.
    private static func draw(_ tests: [String: Set<[String]>]) throws {
        var lines: [String] = []
        var id: String?
        func flush() {
            guard let law = id else { return }
            id = nil
            var blanks = 0
            while lines.last == "" { lines.removeLast(); blanks += 1 }
            let byFile = Dictionary(grouping: tests[law] ?? []) { $0[1] }
            for (file, names) in byFile.sorted(by: { $0.key < $1.key }) {
                let name = file.split(separator: "/").last!.dropLast(".swift".count)
                lines.append("\(testsMark)[\(name)](../\(file)):")
                for test in names.map({ $0[0] }).sorted() {
                    let isLast = test == names.map({ $0[0] }).max()
                    let word = "`\(test)`" + (isLast ? "." : ",")
                    if lines[lines.count - 1].count + 1 + word.count > 120 {
                        lines.append("  " + word)
                    } else {
                        lines[lines.count - 1] += " " + word
                    }
                }
            }
            lines += Array(repeating: "", count: blanks)
        }
        var isOpen = false
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("## ") || line.hasPrefix("- **") { flush() }
            if line.hasPrefix("## ") { isOpen = line == "## Not kept yet" }
            if line.hasPrefix(testsMark) || line.firstMatch(of: /^  `[A-J][0-9]+_/) != nil { continue }
            if !isOpen, let match = line.firstMatch(of: /^- \*\*([A-J][0-9]+)\*\*/) { id = String(match.1) }
            lines.append(line)
        }
        try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    }

    // MARK: - Files

    /// The ids in "law B5", "laws B5 and B6", "laws C1, C2", "laws A1 to A3", also where a comment goes on in the next line.
    private static func lawsNamed(in text: String) -> [String] {
        guard text.contains("law") || text.contains("Law") else { return [] }
        let flat = text.replacing(/\n[ \t]*(\/\/\/?)?[ \t]*/, with: " ")
        return flat.matches(of: /\b[Ll]aws? ([A-J][0-9]+(?:(?:, | and | to )[A-J][0-9]+)*)/).flatMap { match in
            match.1.matches(of: /[A-J][0-9]+/).map { String($0.0) }
        }
    }

    /// The texts of a folder's sources and articles, with their paths in the repository.
    private static func files(in folder: String) -> [(path: String, text: String)] {
        let walker = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        var result: [(String, String)] = []
        while let path = walker?.nextObject() as? String {
            guard path.hasSuffix(".swift") || path.hasSuffix(".md"), !path.contains(".build/") else { continue }
            let url = root.appendingPathComponent(folder).appendingPathComponent(path)
            if let text = try? String(contentsOf: url, encoding: .utf8) { result.append(("\(folder)/\(path)", text)) }
        }
        return result
    }
}
