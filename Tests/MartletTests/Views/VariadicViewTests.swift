import Foundation
import Testing

import Martlet
import MartletTesting

/// Containers built with the older names of the variadic API.
@MainActor @Suite struct VariadicViewTests {
    private struct Loud: _ViewTraitKey { static let defaultValue = false }

    private struct Marked: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                Text(child[Loud.self] ? "loud" : "quiet")
                if child.id != last { Text("and") }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Page: View {
        @State private var isLong = false

        var body: some View {
            VStack {
                _VariadicView.Tree(Marked()) {
                    Counter(name: "a")
                    if isLong { Counter(name: "b")._trait(Loud.self, true) }
                }
                Button("More") { isLong.toggle() }
            }
        }
    }

    @Test func viewsKeepTheirStateAndSayTheirTraits() throws {
        let host = TestHost { Page() }
        #expect(host.texts == ["a 0", "quiet", "More"])
        try host.find(.button, "a 0").tap()
        try host.find(.button, "More").tap()
        #expect(host.texts == ["a 1", "quiet", "and", "b 0", "loud", "More"])
        try host.find(.button, "More").tap()
        #expect(host.texts == ["a 1", "quiet", "More"])
    }
}
