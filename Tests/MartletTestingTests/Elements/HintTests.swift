import MartletTesting
import Testing

/// The hints in the error of a failed search, for newcomers.
@MainActor @Suite struct HintTests {
    private func text(of error: (any Error)?) -> String { error.map { "\($0)" } ?? "" }

    @Test func rowsThatAreNotMade() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            List(0..<500, id: \.self) { Text(verbatim: "Row \($0)") }
        }
        let error = #expect(throws: ElementNotFound.self) { try host.find(.row, "Row 400") }
        #expect(
            text(of: error).contains(
                "Rows that are not near have not been made: scroll(to: .row, \"Row 400\") of the host looks there too.")
        )
        let scrolled = #expect(throws: ElementNotFound.self) { try host.scroll(to: .row, "Row 600") }
        #expect(!text(of: scrolled).contains("Rows that are not near"))
        let short = TestHost { List(0..<3, id: \.self) { Text(verbatim: "Row \($0)") } }
        let all = #expect(throws: ElementNotFound.self) { try short.find(.row, "Row 400") }
        #expect(!text(of: all).contains("Rows that are not near"))
    }

    @Test func itemsOfMenus() {
        let host = TestHost { Menu("More") { Button("Share") {} } }
        let error = #expect(throws: ElementNotFound.self) { try host.find(.button, "Share") }
        #expect(text(of: error).contains("An item of a menu is called so: find(.menuItem, \"Share\")."))
        let other = #expect(throws: ElementNotFound.self) { try host.find(.button, "Shard") }
        #expect(!text(of: other).contains("An item of a menu"))
    }

    @Test func tagsOfAnotherType() throws {
        let host = TestHost {
            Text("a").tag(4)
            Text("b").tag("x")
        }
        let error = #expect(throws: ElementNotFound.self) { try host.find(tag: Int8(3)) }
        #expect(
            text(of: error).hasPrefix(
                "There is no element with the tag 3. Tags there are: 4 of the type Int, x of the type String."))
        let none = #expect(throws: ElementNotFound.self) { try TestHost { Text("a") }.find(tag: 1) }
        #expect(text(of: none).hasPrefix("There is no element with the tag 1. Nothing has a tag."))
    }

    @Test func viewsWithoutABody() {
        let host = TestHost { Text("a") }
        let error = #expect(throws: ElementNotFound.self) { try host.find(view: Text.self) }
        #expect(
            text(of: error).contains(
                "Text has no body of its own: look for what it shows, by role, text or identifier."))
    }

    @Test func aHostThatNothingHolds() throws {
        let button = try TestHost { Button("a") {} }.find(.button)
        let error = #expect(throws: ElementNotOperable.self) { try button.tap() }
        #expect(text(of: error).contains("nothing holds it any more: keep the host in a variable"))
    }
}
