import Martlet
import MartletTesting
import Testing

/// The preferred view of a region for the focus, and the cases in which it applies.
@MainActor @Suite struct DefaultFocusTests {
    private enum Field: Hashable { case outside, one, two, three }

    private struct Page: View {
        let priority: DefaultFocusEvaluationPriority
        var value: Field = .two
        @State private var showsRegion = true
        @State private var showsTwo = true
        @State private var text = ""
        @FocusState private var field: Field?
        @FocusState private var isInRegion: Bool

        var body: some View {
            VStack {
                TextField("outside", text: $text).focused($field, equals: .outside)
                if showsRegion {
                    VStack {
                        TextField("one", text: $text).focused($field, equals: .one)
                        if showsTwo { TextField("two", text: $text).focused($field, equals: .two) }
                        TextField("three", text: $text).focused($field, equals: .three)
                    }
                    .focused($isInRegion)
                    .defaultFocus($field, value, priority: priority)
                }
                Text("now \(field.map { "\($0)" } ?? "nothing")")
                Toggle("region", isOn: $showsRegion).focusable(false)
                Toggle("second", isOn: $showsTwo).focusable(false)
                Button("enter") { isInRegion = true }.focusable(false)
                Button("leave") { field = nil }.focusable(false)
            }
        }
    }

    private func host(_ priority: DefaultFocusEvaluationPriority = .automatic) -> TestHost {
        TestHost { Page(priority: priority) }
    }

    @Test(arguments: [false, true]) func itHasTheFocusFirst(isUserInitiated: Bool) {
        let host = host(isUserInitiated ? .userInitiated : .automatic)
        #expect(host.texts.contains("now two"))
    }

    @Test func aRegionThatComesLaterTakesTheFocusFromNothing() throws {
        let host = host()
        try host.find(.toggle, "region").tap()
        #expect(host.texts.contains("now nothing"))
        try host.find(.toggle, "region").tap()
        #expect(host.texts.contains("now two"))
    }

    @Test func butNotFromWhatHasIt() throws {
        let host = host()
        try host.find(.toggle, "region").tap()
        try host.find(.textField, "outside").focus()
        try host.find(.toggle, "region").tap()
        #expect(host.texts.contains("now outside"))
    }

    @Test func codeThatGivesTheFocusToTheRegionMeansIt() throws {
        let host = host()
        try host.find(.textField, "outside").focus()
        try host.find(.button, "enter").tap()
        #expect(host.texts.contains("now two"))
    }

    @Test func itHasTheFocusOfWhatHasLeft() throws {
        let host = TestHost { Page(priority: .automatic, value: .one) }
        try host.find(.textField, "two").focus()
        #expect(host.texts.contains("now two"))
        try host.find(.toggle, "second").tap()
        #expect(host.texts.contains("now one"))
    }

    @Test func codeThatTakesTheFocusAwayTakesIt() throws {
        let host = host(.userInitiated)
        try host.find(.button, "leave").tap()
        #expect(host.texts.contains("now nothing"))
    }

    @Test func aPersonWhoMovesOnGoesToTheNextView() throws {
        let host = host(.automatic)
        try host.find(.textField, "outside").focus()
        host.press(.tab)
        #expect(host.texts.contains("now one"))
    }

    @Test func andWithTheOtherPriorityToThePreferredOne() throws {
        let host = host(.userInitiated)
        try host.find(.textField, "outside").focus()
        host.press(.tab)
        #expect(host.texts.contains("now two"))
        // Within the region keys lead as anywhere.
        host.press(.tab)
        #expect(host.texts.contains("now three"))
        host.press(.tab, modifiers: .shift)
        host.press(.tab, modifiers: .shift)
        #expect(host.texts.contains("now one"))
        host.press(.tab, modifiers: .shift)
        #expect(host.texts.contains("now outside"))
        host.press(.downArrow)
        #expect(host.texts.contains("now two"))
    }

    private struct Warning: View {
        @AccessibilityFocusState private var field: Field?

        var body: some View {
            VStack {
                Text("first").focusable().accessibilityFocused($field, equals: .one)
                Text("second").focusable().accessibilityFocused($field, equals: .two)
                Text("now \(field.map { "\($0)" } ?? "nothing")")
            }
            .accessibilityDefaultFocus($field, .two)
        }
    }

    @Test func theAccessibilityFocusHasADefaultToo() {
        let host = TestHost { Warning() }
        #expect(host.texts.contains("now two"))
    }
}
