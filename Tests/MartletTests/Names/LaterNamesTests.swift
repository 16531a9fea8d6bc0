import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// API of recent years.
@MainActor @Suite struct LaterNamesTests {
    // MARK: - Finding

    private struct Editors: View {
        @State private var isFinding = true
        var canReplace = true
        var canFind = true

        private struct Own: View {
            @Environment(\.findContext) private var find

            var body: some View {
                if let find {
                    Text(find.isPresented?.wrappedValue == true ? "shown" : "hidden")
                    Text(find.supportsReplace ? "replaces" : "finds")
                    Button("Done") { find.isPresented?.wrappedValue = false }
                } else {
                    Text("disabled")
                }
            }
        }

        var body: some View {
            VStack { Own() }.findNavigator(isPresented: $isFinding).replaceDisabled(!canReplace).findDisabled(!canFind)
        }
    }

    @Test func anEditorOfOnesOwnIsToldOfFinding() throws {
        let host = TestHost { Editors() }
        #expect(host.texts.contains("shown") && host.texts.contains("replaces"))
        try host.find(.button, "Done").tap()
        #expect(host.texts.contains("hidden"))
        #expect(TestHost { Editors(canReplace: false) }.texts.contains("finds"))
        #expect(TestHost { Editors(canFind: false) }.texts.contains("disabled"))
    }

    @Test func withoutABarNothingIsPresented() {
        struct Alone: View {
            @Environment(\.findContext) private var find
            var body: some View { Text(find.map { $0.isPresented == nil ? "no bar" : "a bar" } ?? "nothing") }
        }
        #expect(TestHost { Alone() }.texts == ["no bar"])
    }

    // MARK: - Tabs

    @Test func aTabHasANameForTests() throws {
        struct Tabs: View {
            @State private var isNew = false
            var body: some View {
                TabView {
                    Tab("Home", systemImage: "house") { Button("Rename") { isNew = true } }
                        .accessibilityIdentifier(isNew ? "new" : "home")
                        .accessibilityHint("All there is")
                    Tab("More", systemImage: "ellipsis") { Text("more page") }
                        .accessibilityLabel(Text("Much more")).accessibilityIdentifier("more")
                        .accessibilityIdentifier("off", isEnabled: false)
                }
            }
        }
        let host = TestHost { Tabs() }
        #expect(try host.element(id: "home").kind == "tab")
        #expect(try host.element(id: "home").hint == "All there is")
        let more = try host.element(id: "more")
        #expect(more.label == "Much more")
        try host.find(.button, "Rename").tap()
        #expect(try host.element(id: "new").label == "Home")
        try more.tap()
        #expect(host.texts.contains("more page"))
    }

    // MARK: - Texts

    @Test func titlesAreResources() {
        struct Titles: View {
            private let title: LocalizedStringResource = "Resource"
            var body: some View {
                Form {
                    Section(title) { LabeledContent(title, value: "value") }
                    LabeledContent(title, value: 3, format: .number)
                }
            }
        }
        let texts = TestHost { Titles() }.texts
        #expect(texts.filter { $0 == "Resource" }.count == 3)
        #expect(texts.contains("value") && texts.contains("3"))
    }

    @Test func aTextThatHasLessRoomSaysItShorter() throws {
        struct Distance: View {
            let isSized: Bool
            let width: CGFloat
            var body: some View {
                let text = Text(
                    Measurement(value: 12, unit: UnitLength.kilometers),
                    format: .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "en_GB")))
                VStack {
                    if isSized { text.textVariant(.sizeDependent) } else { text.textVariant(.fixed) }
                }
                .frame(width: width)
            }
        }
        #expect(TestHost { Distance(isSized: true, width: 200) }.texts == ["12 kilometers"])
        #expect(TestHost { Distance(isSized: true, width: 60) }.texts == ["12 km"])
        #expect(TestHost { Distance(isSized: true, width: 32) }.texts == ["12km"])
        #expect(TestHost { Distance(isSized: false, width: 60) }.texts == ["12 kilometers"])
    }

    @Test func formatsOfDatesAndDurationsHaveShorterForms() {
        let date = Date(timeIntervalSince1970: 0)
        let locale = Locale(identifier: "en_GB")
        func lines(_ width: CGFloat) -> [String] {
            TestHost {
                VStack {
                    Text(
                        date,
                        format: Date.FormatStyle(
                            date: .complete, time: .omitted, locale: locale, calendar: Calendar(identifier: .gregorian),
                            timeZone: .gmt)
                    ).textVariant(.sizeDependent)
                    Text(Duration.seconds(7_200), format: .units(allowed: [.hours], width: .wide).locale(locale))
                        .textVariant(.sizeDependent)
                }
                .frame(width: width)
            }.texts
        }
        let wide = lines(400)
        let narrow = lines(88)
        #expect(wide[0].count > narrow[0].count && !narrow[0].isEmpty)
        #expect(wide[1] == "2 hours")
        #expect(lines(40)[1].count < wide[1].count)
    }

    // MARK: - Help, and knobs

    @Test func helpIsAButton() throws {
        struct Helping: View {
            @State private var log = "none"
            var body: some View {
                VStack {
                    HelpLink { log = "asked" }.accessibilityIdentifier("own")
                    HelpLink(destination: URL(string: "https://example.com/help")!).accessibilityIdentifier("page")
                    Text(log)
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log = url.absoluteString
                        return .handled
                    })
            }
        }
        let host = TestHost { Helping() }
        let own = try host.element(id: "own")
        #expect(own.label == "Help")
        try own.tap()
        #expect(host.texts.contains("asked"))
        try host.element(id: "page").tap()
        #expect(host.texts.contains("https://example.com/help"))
    }

    @Test func aSliderHasNoKnob() throws {
        struct Sliding: View {
            @State private var value = 0.5
            var body: some View { Slider(value: $value).sliderThumbVisibility(.hidden) }
        }
        let host = TestHost { Sliding() }
        let slider = try host.find(.slider)
        #expect(slider.node.control(as: SliderControl.self)?.hidesThumb == true)
        try slider.press(.end)
        #expect(slider.node.control(as: SliderControl.self)?.number == 1)
    }

    // MARK: - Bars and windows

    @Test func titlesOfBarsHaveAColour() {
        let page = Text("page").navigationTitle("Page")
        func fill(_ page: some View) -> BarFill {
            let host = TestHost { NavigationStack { page } }
            return host.scene.bars.navigationBar?.bar.state?.fill ?? BarFill()
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(fill(page.toolbarForegroundStyle(.red, for: .navigationBar)).foreground == red)
        #expect(fill(page.toolbarForegroundStyle(.red, for: .tabBar)) == BarFill())
    }

    private struct Windows: App {
        struct Opener: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View { Button("Open") { openWindow(id: "tools") } }
        }

        var body: some Scene {
            WindowGroup {
                Opener().presentedWindowStyle(.hiddenTitleBar)
            }
            Window("Tools", id: "tools") { Text("tools") }
        }
    }

    @Test func theViewSaysTheFrameOfTheWindowThatItOpens() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200), app: Windows())
        try host.find(.button, "Open").tap()
        let app = try #require(host.core.app)
        #expect(app.windows.map { $0.window?.hasTitle } == [true, false])
    }

    // MARK: - Files

    private struct Importing: View {
        @State private var isShown = false
        @State private var log = "none"
        var keepsLinks = false

        var body: some View {
            VStack {
                Button("Import") { isShown = true }
                Text(log)
            }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { result in
                log = (try? result.get())?.lastPathComponent ?? "failed"
            }
            .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "private.txt" })
            .fileDialogImportsUnresolvedAliases(keepsLinks)
        }
    }

    @Test func filesThatTheAppDoesNotWantCantBeChosen() throws {
        let host = TestHost { Importing() }
        try host.find(.button, "Import").tap()
        let dialog = try #require(host.fileDialog)
        #expect(throws: ElementNotOperable.self) { try dialog.choose(URL(fileURLWithPath: "/tmp/private.txt")) }
        #expect(dialog.dialog.answer([URL(fileURLWithPath: "/tmp/private.txt")]) == false)
        #expect(host.texts.contains("none"))
        try dialog.choose(URL(fileURLWithPath: "/tmp/public.txt"))
        #expect(host.texts.contains("public.txt"))
    }

    @Test(arguments: [true, false]) func linksLeadToFiles(keepsLinks: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file.txt")
        let link = folder.appendingPathComponent("link.txt")
        try Data("text".utf8).write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let host = TestHost { Importing(keepsLinks: keepsLinks) }
        try host.find(.button, "Import").tap()
        try host.fileDialog?.choose(link)
        #expect(host.texts.contains(keepsLinks ? "link.txt" : "file.txt"))
    }

    // MARK: - Glass

    @Test func theEnvironmentSaysHowGlassLooks() {
        struct Glass: View {
            @Environment(\.materialActiveAppearance) private var appearance
            var body: some View { Text(appearance == .active ? "active" : "other") }
        }
        #expect(TestHost { Glass().materialActiveAppearance(.active) }.texts == ["active"])
        #expect(TestHost { Glass() }.texts == ["other"])
    }
}
