import Foundation
import Martlet
import Testing

import MartletTerminal

/// Details finer than a cell: heights of rows, distances of lines, small shapes, and fading pages.
@MainActor @Suite struct LookPaintingTests {
    @Test func rowsOfAnyHeightTakeAsManyLinesEach() {
        let screen = HostedScreen(20, 12) {
            List(0..<20, id: \.self, selection: .constant(Int?.none)) { row in
                Text("row \(row)").frame(height: 20)
            }
        }
        func places() -> [Int] {
            screen.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $1.contains("row") }.map(\.offset)
        }
        #expect(places() == Array(0..<12))
        for _ in 0..<9 {
            screen.send(.mouse(TerminalMouse(.scrollDown, column: 3, row: 3)))
            #expect(places() == Array(0..<12))
        }
    }

    @Test(arguments: [(22, 1), (28, 2), (36, 2), (44, 3)])
    func insetsOfRowsAreWholeLines(_ height: CGFloat, _ lines: Int) throws {
        let screen = HostedScreen(20, 12) {
            List(0..<8, id: \.self) { row in
                Text("row \(row)").listRowInsets(
                    EdgeInsets(top: (height - 16) / 2, leading: 0, bottom: (height - 16) / 2, trailing: 0))
            }
        }
        let places = screen.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $1.contains("row") }.map(\.offset)
        let steps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
        #expect(steps == [lines])
    }

    @Test func aHighlightCoversItsRowExactly() {
        struct Page: View {
            @State private var chosen: Int? = 3
            var body: some View {
                List(0..<40, id: \.self, selection: $chosen) { row in
                    Text("row \(row)").frame(height: 28)
                }
            }
        }
        let screen = HostedScreen(20, 12) { Page() }
        screen.press(.tab)
        for _ in 0..<20 {
            screen.press(.down)
            let marked = (0..<12).filter { screen.style(5, $0).background != .default }
            #expect(marked.count == 2, "\(marked)")
            #expect(marked.contains { screen.painter.grid.text(row: $0).contains("row") })
        }
    }

    @Test func linesStandWholeCellsApart() {
        let text = "one\n\ntwo\n\n\nthree"
        for spacing in [0.0, 4, 7] {
            let screen = HostedScreen(20, 10) {
                TextEditor(text: .constant(text)).lineSpacing(spacing).frame(height: 160)
            }
            let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
            let places = lines.enumerated().filter { $1.contains(where: \.isLetter) }.map(\.offset)
            #expect(zip(places, places.dropFirst()).map { $1 - $0 } == [2, 3], "\(spacing): \(screen.text)")
        }
        let screen = HostedScreen(20, 10) { Text("a\nb\nc").lineSpacing(16) }
        #expect(screen.text.filter { !$0.isWhitespace } == "abc")
        #expect(screen.text.contains("a\n\n"))
    }

    @Test(arguments: [
        (8.0, "●"), (6.0, "•"), (10.0, "●"), (12, "●"), (16, "●"),
    ])
    func smallCirclesAreSeen(_ side: CGFloat, _ glyph: String) {
        let screen = HostedScreen(20, 3) {
            HStack {
                Circle().fill(.green).frame(width: side, height: side)
                Text("Online")
            }
        }
        #expect(screen.text.contains(glyph) && screen.text.contains(" Online"), "\(screen.text)")
        let plain = HostedScreen(20, 3, appearance: TerminalAppearance(colorDepth: .none)) {
            HStack {
                Circle().fill(.green).frame(width: side, height: side)
                Text("Online")
            }
        }
        #expect(plain.text.contains(glyph))
    }

    @Test func smallSquaresAreSeen() {
        let screen = HostedScreen(20, 3) {
            HStack {
                Rectangle().fill(.red).frame(width: 3, height: 3)
                RoundedRectangle(cornerRadius: 1).fill(.red).frame(width: 5, height: 5)
            }
        }
        #expect(screen.text.contains("▪"), "\(screen.text)")
        #expect(screen.text.filter { "▪■•●".contains($0) }.count == 2, "\(screen.text)")
    }

    @Test func aRingHasOneSetOfCharacters() {
        for value in [0.0, 0.3, 0.5, 1] {
            let screen = HostedScreen(12, 6) {
                Gauge(value: value) { Text("x") }.gaugeStyle(.accessoryCircularCapacity)
            }
            #expect(!screen.text.contains { "╭╮╰╯│─┃━".contains($0) }, "\(screen.text)")
            #expect(screen.text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
        }
        let small = HostedScreen(12, 4) { Circle().stroke(.red).frame(width: 32, height: 32) }
        #expect(!small.text.contains { "╭╮╰╯".contains($0) }, "\(small.text)")
        // A shape with straight sides is still drawn as a box.
        let box = HostedScreen(24, 4) { RoundedRectangle(cornerRadius: 12).stroke(.red).frame(width: 120, height: 48) }
        #expect(box.text.contains("╭") && box.text.contains("╯"), "\(box.text)")
        let capsule = HostedScreen(24, 4) { Capsule().stroke(.red).frame(width: 120, height: 32) }
        #expect(capsule.text.contains("╭") && capsule.text.contains("╯"), "\(capsule.text)")
    }

    @Test func theFocusOfACapsuleKeepsItsShape() {
        let screen = HostedScreen(30, 5) {
            Button {
            } label: {
                Text("Start").padding().background(Capsule().fill(.orange))
            }
            .buttonStyle(.plain)
        }
        let plain = screen.text
        let row = screen.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("Start")
        }!
        let line = screen.painter.grid.text(row: row)
        let column = line.distance(from: line.startIndex, to: line.range(of: "Start")!.lowerBound)
        let fill = screen.style(column, row).background
        screen.press(.tab)
        #expect(screen.text == plain, "no other characters")
        let marked = screen.style(column, row)
        #expect(marked.background != fill && marked.background != .default && marked.foreground == fill)
        // The ends have the color of the rest.
        for row in 0..<5 {
            for column in 0..<30 where "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains(screen.painter.grid[column, row].glyph.text) {
                #expect(screen.style(column, row).foreground == marked.background)
                #expect(screen.style(column, row).background == .default)
            }
        }
    }

    @Test func pagesThatFadeDoNotMixTheirLetters() {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                ZStack {
                    if page == 0 {
                        Text("aaaa aaaa aaaa").transition(.opacity)
                    } else {
                        Text("bb bb bb bb bb").transition(.opacity)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { page = 1 } }
            }
        }
        let screen = HostedScreen(20, 3) { Pages() }
        screen.click(10, 1)
        var seen: Set<String> = []
        for step in 0...12 {
            screen.scene.time = .milliseconds(100 * step)
            screen.update()
            let letters = Set(screen.text.filter(\.isLetter))
            #expect(letters.count == 1, "\(screen.text)")
            seen.formUnion(letters.map { String($0) })
        }
        #expect(seen == ["a", "b"])
    }

    @Test func aRowThatLeadsOnDoesSoAtItsEnd() {
        let screen = HostedScreen(30, 8) {
            NavigationStack {
                List {
                    NavigationLink("row") { Text("page") }
                    NavigationLink {
                        Text("page")
                    } label: {
                        VStack(alignment: .leading) {
                            Text("two")
                            Text("lines")
                        }
                    }
                }
            }
        }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.filter { $0.hasSuffix("›") }.allSatisfy { $0.count == 28 }, "\(screen.text)")
        #expect(lines.filter { $0.hasSuffix("›") }.count == 2)
        let alone = HostedScreen(30, 8) {
            NavigationStack {
                HStack {
                    NavigationLink("there") { Text("page") }
                    Text("here")
                }
            }
        }
        #expect(alone.text.contains("there here"), "\(alone.text)")
    }

    @Test func aButtonWithABackgroundOfItsOwnHasNoOtherLook() {
        func text(@ViewBuilder _ view: () -> some View) -> String { HostedScreen(24, 5, view).text }
        #expect(!text { Button("Buy") {}.background(.orange).foregroundColor(.white) }.contains("["))
        #expect(!text { Button("Buy") {}.padding().background(Capsule().fill(.orange)) }.contains("│"))
        #expect(!text { Button("Buy") {}.frame(width: 80).background(.orange, in: Capsule()).padding() }.contains("["))
        let inside = text {
            Button {
            } label: {
                Text("Buy").padding().background(Color.orange).cornerRadius(8)
            }
        }
        #expect(!inside.contains("│"), "\(inside)")
        // The background of several buttons, of a page, or under another style does not belong to the button.
        #expect(text { VStack { Button("Buy") {} }.background(.orange) }.contains("[ Buy ]"))
        #expect(text { Button("Buy") {}.buttonStyle(.bordered).background(.orange) }.contains("[ Buy ]"))
        #expect(text { Button("Buy") {}.overlay(Color.clear).padding() }.contains("[ Buy ]"))
        #expect(text { Button("Buy") {} }.contains("[ Buy ]"))
    }

    @Test func whatIsDisabledIsNotFilled() {
        func screen(_ appearance: TerminalAppearance = TerminalAppearance()) -> HostedScreen {
            HostedScreen(24, 5, appearance: appearance) {
                VStack {
                    Button("Save") {}.buttonStyle(.borderedProminent).disabled(true)
                    Button("Plain") {}.disabled(true)
                    Toggle("On", isOn: .constant(true)).toggleStyle(.button).disabled(true)
                    Button("Free") {}.buttonStyle(.borderedProminent)
                }
            }
        }
        let shown = screen()
        let lines = shown.text.split(separator: "\n", omittingEmptySubsequences: false)
        func style(_ word: String, _ screen: HostedScreen) -> CellStyle {
            let row = lines.firstIndex { $0.contains(word) }!
            let line = lines[row]
            return screen.style(line.distance(from: line.startIndex, to: line.range(of: word)!.lowerBound), row)
        }
        for word in ["Save", "Plain", "On"] { #expect(style(word, shown).background == .default, "\(word)") }
        #expect(style("Free", shown).background != .default)
        let bare = screen(TerminalAppearance(colorDepth: .none))
        for word in ["Save", "Plain", "On"] { #expect(style(word, bare).attributes.contains(.dim), "\(word)") }
        #expect(!style("Free", bare).attributes.contains(.dim))
    }

    private struct Commanding: App {
        var body: some Scene {
            WindowGroup("Title") { Text("the page") }.commands { CommandMenu("M") { Button("Visit") {} } }
            Settings { Text("settings") }
        }
    }

    @Test func plainTextHasNoMenus() async {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .none))
        let scene = SceneGraph(host: host, size: CGSize(width: 80, height: 160), _AppRoot(app: Commanding()))
        let frame = PlainFrame(host: host, scene: scene, width: 20)
        await frame.settle(timeout: .seconds(60))
        #expect(frame.lines().map { $0.trimmingCharacters(in: .whitespaces) } == ["the page"])
    }

    @Test func rowsShowWhereTheyLeadUnlessTheyAreToldNotTo() {
        let screen = HostedScreen(28, 8) {
            NavigationStack {
                List {
                    NavigationLink("one") { Text("1") }
                    NavigationLink("two") { Text("2") }.navigationLinkIndicatorVisibility(.hidden)
                }
            }
        }
        let lines = screen.text.split(separator: "\n")
        #expect(lines.contains { $0.contains("one") && $0.hasSuffix("›") })
        #expect(lines.contains { $0.contains("two") && !$0.hasSuffix("›") })
    }

    @Test func aPlainLinkKeepsTheColorsOfItsLabel() throws {
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let screen = HostedScreen(20, 8) {
            NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                    Text("text")
                    NavigationLink("usual") { Text("page") }
                    NavigationLink("plain") { Text("page") }.buttonStyle(.plain)
                    NavigationLink("framed") { Text("page") }.buttonStyle(Framed())
                    Link("web", destination: URL(string: "https://example.org")!).buttonStyle(.plain)
                }
            }
        }
        func style(of word: String) -> CellStyle? {
            for row in 0..<8 {
                let line = screen.painter.grid.text(row: row)
                guard let found = line.range(of: word) else { continue }
                return screen.style(line.distance(from: line.startIndex, to: found.lowerBound), row)
            }
            return nil
        }
        let plain = style(of: "text")
        #expect(plain != nil)
        #expect(style(of: "usual") != plain)
        for word in ["plain", "framed", "web"] { #expect(style(of: word) == plain, "\(word)") }
    }
}
