import Foundation
import Testing

import Martlet
import MartletTesting

private struct HighlightKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    fileprivate var isHighlighted: Bool {
        get { self[HighlightKey.self] }
        set { self[HighlightKey.self] = newValue }
    }
}

/// Numbers each of the views in it, and marks some.
private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            Text(verbatim: "\(subviews.count)")
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                HStack {
                    Text(verbatim: "\(index):")
                    subview
                    if subview.containerValues.isHighlighted { Text("!") }
                }
            }
        }
    }
}

private struct Page: View {
    @State var names = ["a", "b"]
    @State var isMarked = false
    @State var hasLast = true

    var body: some View {
        VStack {
            Numbered {
                Text("first").containerValue(\.isHighlighted, isMarked)
                ForEach(names, id: \.self) { Counter(name: $0) }
                if hasLast { Text("last") }
            }
        }
        Button("Add") { names.insert("c", at: 0) }
        Button("Swap") { names.reverse() }
        Button("Remove") { names.removeAll { $0 == "a" } }
        Button("Mark") { isMarked.toggle() }
        Button("Last") { hasLast.toggle() }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

@MainActor @Suite struct SubviewNamesTests {
    private func texts(_ host: TestHost) -> String {
        host.texts.prefix { $0 != "Add" }.joined(separator: " ")
    }

    @Test func viewsOfAContentAreFound() throws {
        let host = TestHost { Page() }
        #expect(texts(host) == "4 0: first 1: a0 2: b0 3: last")
        try host.find(.button, "Mark").tap()
        #expect(texts(host) == "4 0: first ! 1: a0 2: b0 3: last")
    }

    @Test func theyComeAndGoWithTheContent() throws {
        let host = TestHost { Page() }
        try host.find(.button, "b0").tap()
        try host.find(.button, "Add").tap()
        #expect(texts(host) == "5 0: first 1: c0 2: a0 3: b1 4: last")
        try host.find(.button, "Swap").tap()
        #expect(texts(host) == "5 0: first 1: b1 2: a0 3: c0 4: last")
        try host.find(.button, "Remove").tap()
        #expect(texts(host) == "4 0: first 1: b1 2: c0 3: last")
        try host.find(.button, "b1").tap()
        #expect(texts(host) == "4 0: first 1: b2 2: c0 3: last")
        try host.find(.button, "Last").tap()
        try host.find(.button, "Last").tap()
        #expect(texts(host) == "4 0: first 1: b2 2: c0 3: last")
    }

    @Test func eachIsModifiedWhereItStands() throws {
        struct Cards<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(subviews: content) { subview in subview.frame(width: 50).environment(\.lineLimit, 1) }
                }
            }
        }
        let host = TestHost {
            Cards {
                Text("a").accessibilityIdentifier("a")
                Text("b").accessibilityIdentifier("b").tag(7)
            }
        }
        #expect(try host.element(id: "b").frame.midX - host.element(id: "a").frame.midX == 50)
    }

    @Test func someOfThemAreViewsToo() {
        struct Split<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    if let first = subviews.first { first; Text("then") }
                    subviews.dropFirst()
                    Text(verbatim: "\(subviews.map { $0.containerValues.tag(for: Int.self) ?? 0 })")
                }
            }
        }
        let host = TestHost {
            VStack {
                Split {
                    Text("a").tag(1); Text("b").tag(2); Text("c")
                }
            }
        }
        #expect(host.texts == ["a", "then", "b", "c", "[1, 2, 0]"])
    }

    @Test func valuesAroundAnErasedViewReachTheContainer() {
        struct Erased: View {
            var body: AnyView { AnyView(Text("a")) }
        }
        let host = TestHost {
            VStack {
                Numbered {
                    Erased().containerValue(\.isHighlighted, true)
                    AnyView(Text("b").padding()).containerValue(\.isHighlighted, true)
                    Text("c")
                }
            }
        }
        #expect(host.texts == ["3", "0:", "a", "!", "1:", "b", "!", "2:", "c"])
    }

    @Test func whatIsNotShownIsNotMade() {
        struct First<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { Group(subviews: content) { $0.first } }
        }
        let host = TestHost {
            First {
                Text("a"); Counter(name: "b")
            }
        }
        #expect(host.texts == ["a"])
        #expect(host.bodyRuns(of: Counter.self) == 0)
    }
}
