import Foundation
import Martlet
import Testing

import MartletTerminal

/// The rules of Documentation/terminal-design.md, for all kinds of controls. `ControlStateTests` compares their states.
@MainActor @Suite struct DesignRuleTests {
    enum Kind: String, CaseIterable {
        case button, prominent, checkbox, toggle, option, segmented, picker, menu, slider, stepper, field, secureField
        case date, link, progress, spinner, gauge, line, ring, disclosure

        /// The rows of the control: labels of bars are above them, and a ring is as high as it is wide.
        var rows: Int {
            switch self {
            case .progress, .gauge: 2
            case .ring: 4
            default: 1
            }
        }
    }

    /// The characters of controls other than those of ASCII.
    private static let signs = Set("✓•●━─╸╺▾▸›‹◌−▌▐▏▕▲▼┼┿…")

    private static let word = "Label"

    @ViewBuilder private static func view(_ kind: Kind) -> some View {
        switch kind {
        case .button: Button(word) {}
        case .prominent: Button(word) {}.buttonStyle(.borderedProminent)
        case .checkbox: Toggle(word, isOn: .constant(true)).toggleStyle(.checkbox)
        case .toggle: Toggle(word, isOn: .constant(true)).toggleStyle(.switch)
        case .option:
            Picker("", selection: .constant(1)) { Text(word).tag(1) }.pickerStyle(.radioGroup).labelsHidden()
        case .segmented:
            Picker("", selection: .constant(1)) { Text(word).tag(1) }.pickerStyle(.segmented).labelsHidden()
        case .picker: Picker(word, selection: .constant(1)) { Text("One").tag(1) }
        case .menu: Menu(word) { Button("One") {} }
        case .slider: Slider(value: .constant(0.5)) { Text(word) }
        case .stepper: Stepper(word, value: .constant(1))
        case .field: TextField(word, text: .constant("Label"))
        case .secureField: SecureField(word, text: .constant("Label"))
        case .date: DatePicker(word, selection: .constant(Date(timeIntervalSince1970: 0)))
        case .link: Link(word, destination: URL(string: "https://example.org")!)
        case .progress: ProgressView(word, value: 0.3)
        case .spinner: ProgressView(word)
        case .gauge: Gauge(value: 0.3) { Text(word) }
        case .line: Gauge(value: 0.3) { Text(word) }.gaugeStyle(.accessoryLinear)
        case .ring: Gauge(value: 0.3) { Text(word) }.gaugeStyle(.accessoryCircular)
        case .disclosure: DisclosureGroup(word) { Text("content") }
        }
    }

    private func screen(_ kind: Kind, direction: LayoutDirection = .leftToRight) -> HostedScreen {
        HostedScreen(40, 6) {
            VStack(alignment: .leading) {
                Self.view(kind)
                Spacer(minLength: 0)
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test(arguments: Kind.allCases)
    func aControlHasWholeRows(kind: Kind) {
        let screen = screen(kind)
        let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }.count
        #expect(rows == kind.rows, "\(kind)\n\(screen.text)")
    }

    @Test(arguments: Kind.allCases)
    func aControlHasNoBoxAndKnownSigns(kind: Kind) {
        let text = screen(kind).text
        let others = text.filter { !$0.isASCII && !Self.signs.contains($0) && !$0.isDots }
        #expect(others.isEmpty, "\(kind): \(others)\n\(text)")
        #expect(kind == .ring || !text.contains { $0.isDots }, "\(kind)\n\(text)")
    }

    @Test func signsAreOneCellWide() {
        for sign in Self.signs { #expect(CellWidth.of(sign) == 1, "\(sign)") }
    }

    @Test func aPageIsMirrored() {
        func line(_ kind: Kind, _ direction: LayoutDirection) -> String {
            let text = screen(kind, direction: direction).text
            return text.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        }
        #expect(line(.checkbox, .leftToRight) == "[✓] Label")
        #expect(line(.checkbox, .rightToLeft) == "Label [✓]")
        #expect(line(.toggle, .leftToRight) == "Label ━━●")
        #expect(line(.toggle, .rightToLeft) == "●━━ Label")
        #expect(line(.option, .rightToLeft) == "Label (•)")
        #expect(line(.progress, .leftToRight).hasPrefix("━━━"))
        #expect(line(.progress, .rightToLeft).hasSuffix("━━━"))
        #expect(line(.progress, .rightToLeft).hasPrefix("───"))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func scrollBarsAndSelectionsAreAtTheirEdges(direction: LayoutDirection) throws {
        let isMirrored = direction == .rightToLeft
        let screen = HostedScreen(20, 6) {
            List(0..<30, id: \.self, selection: .constant(1)) { Text("row \($0)") }
                .environment(\.layoutDirection, direction)
        }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let selected = try #require(lines.firstIndex { $0.contains("row 1") })
        func glyph(_ column: Int, _ row: Int) -> String { screen.painter.grid[column, row].glyph.text }
        let thumb = (0..<6).filter { ["▐", "▌"].contains(glyph(isMirrored ? 0 : 19, $0)) }
        #expect(!thumb.isEmpty, "\(screen.text)")
        let start = isMirrored ? 12..<20 : 0..<8
        #expect(start.contains { glyph($0, selected) == (isMirrored ? "▐" : "▌") }, "\(screen.text)")
    }

    @Test func theGaugesOfOneKindHaveOneLine() {
        let text = screen(.line).text
        #expect(
            text.contains("━━●━") || text.contains("━ ● ━") || text.contains("╸●╺") || text.contains("━●"), "\(text)")
    }

    private struct Asking: View {
        let kind: Presentation.Kind
        var style: Color = .red

        var body: some View {
            VStack(alignment: .leading) {
                Text("the page").foregroundStyle(style)
                Spacer()
                Text("anchor")
                    .sheet(isPresented: .constant(kind == .sheet)) { Text("floating").frame(width: 96, height: 48) }
                    .alert("floating", isPresented: .constant(kind == .alert)) {}
                    .popover(isPresented: .constant(kind == .popover)) { Text("floating") }
            }
        }
    }

    @Test(arguments: [Presentation.Kind.sheet, .alert, .popover], ColorDepth.allCases)
    func aPageThatWaitsIsDimmed(kind: Presentation.Kind, depth: ColorDepth) throws {
        for isDark in [true, false] {
            let appearance = TerminalAppearance(isDark: isDark, colorDepth: depth)
            let plain = HostedScreen(40, 14, appearance: appearance) { Asking(kind: .cover) }
            let asking = HostedScreen(40, 14, appearance: appearance) { Asking(kind: kind) }
            #expect(asking.text.contains("floating") && asking.text.contains("╭"), "\(asking.text)")
            let row = try #require(
                asking.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
                    $0.contains("the page")
                })
            let column = (0..<40).first { asking.painter.grid[$0, row].glyph.text == "t" } ?? 0
            let isDimmed = asking.style(column, row) != plain.style(column, row)
            #expect(isDimmed == (kind != .popover), "\(kind) \(depth)\n\(asking.text)")
        }
    }

    private struct AskingAgain: View {
        @State private var asks = false

        var body: some View {
            VStack(alignment: .leading) {
                Button("Remove", role: .destructive) { asks = true }
                Spacer()
            }
            .alert("Sure?", isPresented: $asks) {}
        }
    }

    /// The fill of the control that had the focus would be brighter than the alert.
    @Test(arguments: [ColorDepth.none, .basic], [true, false])
    func aDimmedPageHasNoFocus(depth: ColorDepth, isDark: Bool) throws {
        let screen = HostedScreen(60, 20, appearance: TerminalAppearance(isDark: isDark, colorDepth: depth)) {
            AskingAgain()
        }
        screen.press(.tab)
        let column = try #require(Array(screen.text.prefix { $0 != "\n" }).firstIndex(of: "R"))
        let focused = screen.style(column, 0)
        #expect(focused.background != .default || focused.attributes.contains(.reverse))
        screen.press(.enter)
        #expect(screen.text.contains("Sure?") && screen.text.contains("Remove"))
        #expect(screen.style(column, 0).background == .default)
        #expect(screen.style(column, 0).attributes.isDisjoint(with: [.reverse, .bold]))
        #expect(screen.style(column, 0).attributes.contains(.dim))
    }
}

extension Character {
    /// Whether the character is a pattern of Braille.
    fileprivate var isDots: Bool { unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) } }
}
