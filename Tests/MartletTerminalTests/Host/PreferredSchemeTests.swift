import Foundation
import Martlet
import Testing

import MartletTerminal

/// A color scheme that is not the terminal's.
@MainActor @Suite struct PreferredSchemeTests {
    @Test(arguments: [true, false]) func theOtherSchemeBringsItsGround(isDark: Bool) {
        var appearance = TerminalAppearance(isDark: isDark)
        appearance.preferredScheme = isDark ? .dark : .light
        #expect(appearance.ground == ScreenGround())
        appearance.preferredScheme = isDark ? .light : .dark
        let (black, white) = (CellColor.rgb(0, 0, 0), CellColor.rgb(255, 255, 255))
        #expect(appearance.isDark == !isDark)
        #expect(appearance.ground.background == (isDark ? white : black))
        #expect(appearance.ground.text == (isDark ? black : white))
        // The terminal's own scheme stays that of the system.
        #expect(appearance.colorScheme == (isDark ? .dark : .light))
        // The lines of the shell around an inline app stay as they are.
        appearance.showsThemeGround = false
        #expect(appearance.isDark == isDark)
        #expect(appearance.ground == ScreenGround())
    }

    @Test func withoutColorsTheSchemeIsTheTerminals() {
        var appearance = TerminalAppearance(colorDepth: .none)
        appearance.preferredScheme = .light
        #expect(appearance.isDark)
        #expect(appearance.ground == ScreenGround())
    }

    @Test func aMarkLeadsWhereTheDirectionDoes() {
        let content = NavigationStack { List { NavigationLink("Page") { Text("Shown") } } }
        let usual = HostedScreen(30, 6) { content }
        #expect(usual.text.contains("›") && !usual.text.contains("‹"))
        let mirrored = HostedScreen(30, 6) { content.environment(\.layoutDirection, .rightToLeft) }
        #expect(mirrored.text.contains("‹"))
    }
}
