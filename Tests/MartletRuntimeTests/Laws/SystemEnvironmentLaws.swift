import Testing
@testable import Martlet
import MartletTesting

/// G5 · Environment values that hosts and the runtime set.
@MainActor @Suite struct SystemEnvironmentLaws {
    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View {
            Text(horizontal == .compact ? "narrow" : "wide")
            Text(vertical == .compact ? "low" : "high")
        }
    }

    /// A host whose small windows are compact.
    private final class SmallHost: SceneHost {
        let profile = HostProfile(compactBelow: CGSize(width: 480, height: 320))
        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }
        func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
        func present(_ root: RenderNode, difference: RenderDifference) {}
        nonisolated func requestUpdate() {}
    }

    @Test func G5_sizeClassesFollowTheWindow() {
        let scene = SceneGraph(host: SmallHost(), size: CGSize(width: 640, height: 400), Classes())
        scene.update()
        #expect(scene.root.reading.texts == ["wide", "high"])
        scene.resize(to: CGSize(width: 479, height: 320))
        scene.update()
        #expect(scene.root.reading.texts == ["narrow", "high"])
        #expect(scene.bodyRuns(of: Classes.self) == 2)
        scene.resize(to: CGSize(width: 300, height: 330))
        scene.update()
        #expect(scene.bodyRuns(of: Classes.self) == 2, "the class is the same")
        scene.end()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Classes() }
        #expect(host.texts == ["wide", "high"], "no window of a test is compact by itself")
        host.setEnvironment(\.horizontalSizeClass, .compact)
        host.update()
        #expect(host.texts == ["narrow", "high"])
    }

    private struct Older: View {
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(category) \(size)") }
    }

    @Test func G5_theSizeOfTextHasTwoNames() {
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            var values = EnvironmentValues()
            values.sizeCategory = category
            #expect(values.dynamicTypeSize == size && values.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        let host = TestHost {
            Older()
            Older().dynamicTypeSize(.accessibility2)
            Older().environment(\.sizeCategory, .small)
            Older().dynamicTypeSize(...DynamicTypeSize.small)
            Older().dynamicTypeSize(.xLarge ... .xxLarge)
        }
        #expect(
            host.texts == [
                "large large", "accessibilityLarge accessibility2", "small small", "small small", "extraLarge xLarge",
            ])
    }

    private struct Accessibility: View {
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
        @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
        var body: some View { Text(verbatim: "\(reduceMotion) \(differentiate) \(voiceOver)") }
    }

    @Test func G5_hostsSayWhatPeopleNeed() {
        let host = TestHost { Accessibility() }
        #expect(host.texts == ["false false false"])
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.setEnvironment(\.accessibilityDifferentiateWithoutColor, true)
        host.update()
        #expect(host.texts == ["true true false"])
        #expect(host.bodyRuns(of: Accessibility.self) == 2)
    }

    @Test func G5_legibleTextIsBold() {
        var values = EnvironmentValues()
        #expect(TextSurroundings(values).context.baseStyle.font.weight == .regular)
        values.legibilityWeight = .bold
        #expect(TextSurroundings(values).context.baseStyle.font.weight == .semibold)
    }

    private struct Editing: View {
        let probe: Probe
        @Environment(\.editMode) private var editMode
        var body: some View {
            Text(editMode?.wrappedValue.isEditing == true ? "editing" : "using")
            EditButton()
        }
    }

    @Test func G5_aWindowHasAnEditMode() throws {
        let probe = Probe()
        let host = TestHost {
            Editing(probe: probe)
            Accessibility()
        }
        #expect(host.texts.starts(with: ["using", "Edit"]))
        try host.find(.button, "Edit").tap()
        #expect(host.texts.starts(with: ["editing", "Done"]))
        try host.find(.button, "Done").tap()
        #expect(host.texts.starts(with: ["using", "Edit"]))
        #expect(host.bodyRuns(of: Accessibility.self) == 1)
        #expect(EnvironmentValues().editMode == nil)
    }

    private struct OwnEditing: View {
        let probe: Probe
        @State private var editMode = EditMode.inactive
        var body: some View {
            Text(editMode.isEditing ? "mine" : "not mine")
            Editing(probe: probe).environment(\.editMode, $editMode)
        }
    }

    @Test func G5_aViewMayHaveAnEditModeOfItsOwn() throws {
        let host = TestHost { OwnEditing(probe: Probe()) }
        try host.find(.button, "Edit").tap()
        #expect(host.texts == ["mine", "editing", "Done"])
    }

    private struct Mail: View {
        let probe: Probe
        @State private var count = 0
        var body: some View {
            List { Fetch(count: count) }
                .refreshable {
                    await Task.yield()
                    count += 1
                    probe.note("fetched")
                }
        }
    }

    private struct Fetch: View {
        let count: Int
        @Environment(\.refresh) private var refresh
        var body: some View {
            Text("mail \(count)")
            if let refresh { Button("Fetch") { Task { await refresh() } } }
        }
    }

    @Test func G5_refreshingIsAnAction() async throws {
        let probe = Probe()
        let host = TestHost {
            Mail(probe: probe)
            Fetch(count: -1)
        }
        #expect(host.texts == ["mail 0", "Fetch", "mail -1"])
        host.scene.send(.key(KeyInput(key: KeyEquivalent("\u{F708}"))))
        host.scene.send(.key(KeyInput(key: "r", modifiers: .command)))
        await host.settle()
        #expect(host.texts == ["mail 1", "Fetch", "mail -1"], "once for two presses")
        try host.find(.button, "Fetch").tap()
        await host.settle()
        #expect(host.texts == ["mail 2", "Fetch", "mail -1"])
        #expect(probe.log == ["fetched", "fetched"])
        #expect(EnvironmentValues().refresh == nil)
    }

    @Test func G5_redactedTextIsBlocks() {
        let host = TestHost {
            VStack {
                Text("Grace Hopper")
                Text("open").unredacted()
            }
            .redacted(reason: .placeholder)
            VStack {
                Text("name")
                Text("1234").privacySensitive()
            }
            .redacted(reason: .privacy)
            Text("1234").privacySensitive()
        }
        #expect(host.texts == ["█████ ██████", "open", "name", "████", "1234"])
    }

    @Test func G5_rowsAreAsHighAsTheEnvironmentSays() throws {
        struct Rows: View {
            @Environment(\.defaultMinListRowHeight) private var height
            var body: some View {
                Text("\(Int(height))")
                List { Text("a") }
            }
        }
        let host = TestHost {
            Rows()
            Rows().environment(\.defaultMinListRowHeight, 100)
        }
        #expect(host.texts == ["28", "a", "100", "a"])
        let heights = host.findAll(.row).map(\.frame.height)
        #expect(heights == [29, 101], "with the line below")
    }

    @Test func G5_aSchemeMayBeSetForAPart() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(verbatim: "\(scheme)") }
        }
        let host = TestHost {
            Scheme()
            Scheme().colorScheme(.dark)
        }
        #expect(host.texts == ["light", "dark"])
    }
}
