import Foundation
import Martlet
import Testing

import MartletTerminal

/// Themes: their colors on the screen, and the terminals that do not show them.
@MainActor @Suite struct ThemeTests {
    nonisolated private static let builtIn: [TerminalTheme] = [.harbor, .ember, .contrast]

    private static func appearance(
        _ theme: TerminalTheme, isDark: Bool = true, depth: ColorDepth = .full
    ) -> TerminalAppearance {
        var appearance = TerminalAppearance(isDark: isDark, colorDepth: depth)
        appearance.theme = theme
        return appearance
    }

    @Test(arguments: builtIn, [ColorDepth.full, .palette])
    func allRolesCanBeRead(theme: TerminalTheme, depth: ColorDepth) throws {
        for isDark in [false, true] {
            let roles = try #require(theme.roles(isDark: isDark))
            func shown(_ color: Color) throws -> SIMD3<Float> {
                let bytes = color.resolved(dark: isDark).bytes
                return try #require(depth.components(of: .rgb(bytes.red, bytes.green, bytes.blue)))
            }
            let grounds = [roles.background, roles.surface]
            let inks = [roles.text, roles.accent, roles.success, roles.warning, roles.destructive, roles.border]
            for ink in inks {
                for ground in grounds { #expect(try shown(ink).contrast(to: shown(ground)) >= 4.5, "\(ink) \(isDark)") }
            }
            #expect(try shown(roles.text).contrast(to: shown(roles.selection)) >= 4.5)
            // A floating panel and a selected row differ from the page.
            #expect(try shown(roles.surface) != shown(roles.background))
            #expect(try shown(roles.selection) != shown(roles.background))
            // Each of the hues is one of its own.
            let hues = try inks.prefix(5).map { try shown($0) }
            #expect(Set(hues).count == hues.count, "\(hues)")
        }
    }

    private struct Page: View {
        @State private var chosen: Int? = 1
        @State private var asks = true

        var body: some View {
            VStack(alignment: .leading) {
                Text("plain")
                Text("second").foregroundStyle(.secondary)
                Text("alarm").foregroundStyle(.red)
                Text("own").foregroundStyle(Color(red: 1, green: 0, blue: 1))
                Divider()
                List(0..<2, id: \.self, selection: $chosen) { Text("row \($0)") }
            }
        }
    }

    private func place(of word: String, on screen: HostedScreen) throws -> (column: Int, row: Int) {
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains(word) })
        let start = try #require(lines[row].range(of: word)).lowerBound
        return (lines[row].distance(from: lines[row].startIndex, to: start), row)
    }

    @Test func rolesReplaceTheColorsOfTheSystem() throws {
        let appearance = Self.appearance(.harbor)
        let screen = HostedScreen(30, 10, appearance: appearance) { Page() }
        func style(_ word: String) throws -> CellStyle {
            let place = try place(of: word, on: screen)
            return appearance.ground.apply(to: screen.style(place.column, place.row))
        }
        #expect(try style("plain") == CellStyle(foreground: .rgb(0xE2, 0xE8, 0xED), background: .rgb(0x10, 0x17, 0x1E)))
        #expect(try style("alarm").foreground == .rgb(0xFF, 0x8A, 0x80))
        #expect(try style("own").foreground == .rgb(255, 0, 255))
        // Three fifths of the way from the background to the text.
        #expect(try style("second").foreground == .rgb(0x8E, 0x94, 0x9A))
        #expect(try style("row 1").background == .rgb(0x24, 0x44, 0x5F))
        #expect(try style("row 0").background == .rgb(0x10, 0x17, 0x1E))
        #expect(screen.style(0, 4).foreground == .rgb(0x8F, 0xA3, 0xB8))
    }

    @Test func panelsAreOnTheSurface() throws {
        struct Asking: View {
            @State private var asks = true
            var body: some View {
                Text("page").alert("Sure?", isPresented: $asks) { Button("Yes") {} }
            }
        }
        let screen = HostedScreen(40, 12, appearance: Self.appearance(.harbor, isDark: false)) { Asking() }
        let title = try place(of: "Sure?", on: screen)
        #expect(screen.style(title.column, title.row).background == .rgb(0xE6, 0xED, 0xF2))
        #expect(screen.style(0, 0).background == .default)
        let plain = HostedScreen(40, 12) { Asking() }
        let other = try place(of: "Sure?", on: plain)
        #expect(plain.style(other.column, other.row).background == .default)
    }

    @Test(arguments: [ColorDepth.basic, .none])
    func aPaletteOfTheUserIsKept(depth: ColorDepth) {
        let themed = HostedScreen(30, 10, appearance: Self.appearance(.ember, depth: depth)) { Page() }
        let own = HostedScreen(30, 10, appearance: TerminalAppearance(colorDepth: depth)) { Page() }
        #expect(themed.painter.grid == own.painter.grid)
        #expect(themed.painter.appearance.ground == ScreenGround())
        #expect(Self.appearance(.ember, depth: .full).ground != ScreenGround())
    }

    /// An inline app and GNU screen keep the terminal's background, and so its color scheme.
    @Test func withoutAGroundOnlyHuesAreTheThemes() throws {
        var appearance = Self.appearance(TerminalTheme.harbor, isDark: true)
        appearance.showsThemeGround = false
        let screen = HostedScreen(30, 10, appearance: appearance) { Page() }
        let (alarm, plain) = (try place(of: "alarm", on: screen), try place(of: "plain", on: screen))
        #expect(screen.style(alarm.column, alarm.row).foreground == .rgb(0xFF, 0x8A, 0x80))
        #expect(screen.style(plain.column, plain.row) == .plain)
        #expect(appearance.ground == ScreenGround())
    }

    @Test func namesOfUsers() {
        func chosen(_ name: String) -> TerminalAppearance? {
            var appearance = TerminalAppearance(isDark: true)
            return appearance.chooseTheme(named: name) ? appearance : nil
        }
        #expect(chosen("harbor")?.theme == .harbor)
        #expect(chosen("harbor")?.isDark == true)
        #expect(chosen("ember-light")?.theme == .ember)
        #expect(chosen("ember-light")?.isDark == false)
        #expect(chosen("contrast-dark")?.isDark == true)
        #expect(chosen("automatic")?.theme == .automatic)
        for name in ["", "sun", "ember-", "ember-blue", "automatic-dark", "-dark", "Ember"] {
            #expect(chosen(name) == nil, "\(name)")
        }
    }

    @Test func aThemeForAllTerminalsHasItsOwnScheme() {
        let light = TerminalTheme(
            TerminalTheme.Roles(background: .white, surface: Color(white: 0.9), text: .black, accent: .blue))
        #expect(!Self.appearance(light, isDark: true).isDark)
        #expect(Self.appearance(light, isDark: true, depth: .basic).isDark)
    }

    @Test func cellsOfTheTerminalGetTheGround() {
        var writer = ScreenWriter()
        writer.setGround(ScreenGround(text: .rgb(1, 2, 3), background: .rgb(4, 5, 6)))
        var grid = CellGrid(width: 12, height: 3)
        grid.put("hello", column: 2, row: 1)
        grid.put("red", column: 8, row: 1, style: CellStyle(foreground: .rgb(200, 0, 0)))
        var terminal = VirtualTerminal(width: 12, height: 3)
        writer.encode(from: nil, to: grid)
        terminal.receive(writer.bytes)
        #expect(terminal.faults == [])
        #expect(terminal.cells.allSatisfy { $0.style.background == .rgb(4, 5, 6) })
        #expect(terminal.rows[1][2].style.foreground == .rgb(1, 2, 3))
        #expect(terminal.rows[1][8].style.foreground == .rgb(200, 0, 0))
        // A change, and lines that scroll in, have the background as well.
        var next = CellGrid(width: 12, height: 3)
        next.put("hello", column: 2, row: 0)
        writer.encode(from: grid, to: next)
        terminal.receive(writer.bytes)
        #expect(terminal.faults == [])
        #expect(terminal.cells.allSatisfy { $0.style.background == .rgb(4, 5, 6) })
    }
}
