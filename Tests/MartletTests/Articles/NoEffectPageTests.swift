import Foundation
import Testing

/// Documentation/no-effect.md names each modifier that returns its receiver unchanged.
struct NoEffectPageTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func whatGivesBackTheViewIsListed() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/no-effect.md"), encoding: .utf8)
        var names: Set<String> = []
        let sources = Self.root.appendingPathComponent("Sources").path
        let walker = FileManager.default.enumerator(atPath: sources)
        while let path = walker?.nextObject() as? String {
            guard path.hasSuffix(".swift"),
                let text = try? String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
            else { continue }
            for match in text.matches(of: /public func (\w+)[^{}]*-> some \w+\s*\{\s*self\s*\}/) {
                names.insert(String(match.1))
            }
        }
        #expect(names.count > 10)
        for name in names.sorted() where !page.contains("\(name)(") {
            Issue.record("\(name) changes nothing, and Documentation/no-effect.md does not say so")
        }
    }
}
