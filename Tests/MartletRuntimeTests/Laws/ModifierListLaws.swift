import Testing

import Martlet
import MartletTesting

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

/// Custom modifiers whose content is several elements, and whose body is none or several.
@MainActor @Suite struct ModifierListLaws {
    private struct Levels: View {
        @Environment(\.level) private var level
        var body: some View {
            Text("first \(level)")
            Text("second \(level)")
        }
    }

    private struct OneHigher: ViewModifier {
        @Environment(\.level) private var level
        func body(content: Content) -> some View { content.environment(\.level, level + 1) }
    }

    @Test func G1_whatAModifierSetsIsReadByContentOfSeveralElements() {
        let host = TestHost {
            Levels().modifier(OneHigher())
            Group { Levels() }.modifier(OneHigher()).modifier(OneHigher())
            ForEach(0..<1) { _ in Levels() }.modifier(OneHigher())
        }
        #expect(host.texts == ["first 1", "second 1", "first 2", "second 2", "first 1", "second 1"])
    }

    private struct Counter: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            VStack {
                Button("count \(count)") { count += 1 }
                content.padding(1)
            }
        }
    }

    @Test func A9_aModifierOfSeveralElementsHasOneStorage() throws {
        let host = TestHost {
            Group {
                Text("a"); Text("b")
            }.modifier(Counter())
        }
        #expect(host.texts == ["count 0", "a", "b"])
        try host.find(.button, "count 0").tap()
        #expect(host.texts == ["count 1", "a", "b"])
    }

    private struct Hidden: ViewModifier {
        let isHidden: Bool
        func body(content: Content) -> some View {
            if !isHidden { content }
        }
    }

    private struct Followed: ViewModifier {
        func body(content: Content) -> some View {
            content
            Text("after")
        }
    }

    @Test func bodiesOfNoElementLeaveNoGap() {
        let laid = Laid(100, 100) {
            VStack {
                Text("a").modifier(Hidden(isHidden: true))
                Text("b").modifier(Hidden(isHidden: false))
            }
            .tagged("stack")
        }
        #expect(laid["stack"][3] == 16)
    }

    @Test func bodiesOfSeveralElementsStandInTheStack() {
        let laid = Laid(100, 100) { HStack { Text("a").modifier(Followed()) }.tagged("stack") }
        #expect(laid["stack"][2] == 8 + 8 + 40 && laid["stack"][3] == 16)
        let rows = Laid(100, 200) { VStack(spacing: 0) { ForEach(0..<2) { Text("\($0)").modifier(Followed()) } } }
        #expect(rows.text("1")[1] - rows.text("0")[1] == 32)
    }

    private struct Framed<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    private struct Rows: ViewModifier {
        func body(content: Content) -> some View {
            ForEach(0..<2) { row in
                Text("row \(row)")
                Framed(content: content)
            }
        }
    }

    @Test func contentMayBeUsedMoreThanOnceAndBuiltUpon() {
        let host = TestHost {
            Group {
                Text("a"); Text("b")
            }.modifier(Rows())
        }
        #expect(host.texts == ["row 0", "a", "b", "row 1", "a", "b"])
    }

    private struct Glowing: ViewModifier {
        func body(content: Content) -> some View { content.padding(1).overlay { content.opacity(0.5) } }
    }

    @Test func contentMayStandInWhatIsAppliedToIt() {
        let host = TestHost {
            VStack {
                Group {
                    Text("a"); Text("b")
                }.modifier(Glowing())
            }
        }
        #expect(host.texts.sorted() == ["a", "a", "a", "b", "b", "b"])
    }

    private struct Switching: View {
        @State private var isOn = false
        var body: some View {
            Button("switch") { isOn.toggle() }
            Group {
                Text("always")
                if isOn { Text("now") }
            }
            .modifier(OneHigher())
        }
    }

    @Test func whatComesLaterIsModifiedToo() throws {
        let host = TestHost { Switching() }
        try host.find(.button, "switch").tap()
        #expect(host.texts == ["switch", "always", "now"])
        try host.find(.button, "switch").tap()
        #expect(host.texts == ["switch", "always"])
    }
}
