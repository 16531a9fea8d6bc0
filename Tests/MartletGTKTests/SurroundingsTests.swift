#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// G5 · The desktop's settings are in the environment.
    @MainActor
    @Suite struct Surroundings {
        struct Page: View {
            @Environment(\.colorScheme) private var colorScheme
            @Environment(\.accessibilityReduceMotion) private var movesLess
            @Environment(\.dynamicTypeSize) private var typeSize
            @Environment(\.displayScale) private var scale

            var body: some View {
                VStack {
                    Text(colorScheme == .dark ? "dark" : "light")
                    Text(movesLess ? "calm" : "moving")
                    Text(String(describing: typeSize))
                    Text(scale.formatted())
                    Text("Body").accessibilityIdentifier("body")
                }
            }
        }

        private func set(_ name: String, _ type: GType, _ change: (inout GValue) -> Void) throws {
            let settings = try #require(gtk_settings_get_default())
            var value = GValue()
            g_value_init(&value, type)
            change(&value)
            g_object_set_property(
                UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
            g_value_unset(&value)
        }

        private func bodyHeight(_ fixture: WindowFixture) -> CGFloat {
            fixture.tree.rootView.map { find("Body", in: $0.node)?.frame.height ?? 0 } ?? 0
        }

        private func find(_ text: String, in node: RenderNode) -> RenderNode? {
            if case .text(let content) = node.content, content.styled.string == text { return node }
            for child in node.visibleChildren {
                if let found = find(text, in: child) { return found }
            }
            return nil
        }

        @Test func G5_followsTheDesktopsSettings() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            #expect(Array(fixture.texts.prefix(4)) == ["light", "moving", "large", "1"])
            let height = bodyHeight(fixture)
            #expect(height > 0)

            try set("gtk-enable-animations", FundamentalType.boolean) { g_value_set_boolean(&$0, 0) }
            try set("gtk-application-prefer-dark-theme", FundamentalType.boolean) { g_value_set_boolean(&$0, 1) }
            // In 1,024ths of dots per inch: half as large again.
            try set("gtk-xft-dpi", FundamentalType.int) { g_value_set_int(&$0, 144 * 1024) }
            fixture.settle()
            #expect(Array(fixture.texts.prefix(4)) == ["dark", "calm", "xxxLarge", "1"])
            #expect(abs(bodyHeight(fixture) / height - 1.5) < 0.1, "text is as large as the person wants it")

            try set("gtk-enable-animations", FundamentalType.boolean) { g_value_set_boolean(&$0, 1) }
            try set("gtk-application-prefer-dark-theme", FundamentalType.boolean) { g_value_set_boolean(&$0, 0) }
            try set("gtk-xft-dpi", FundamentalType.int) { g_value_set_int(&$0, 96 * 1024) }
            fixture.settle()
            #expect(Array(fixture.texts.prefix(4)) == ["light", "moving", "large", "1"])
            #expect(bodyHeight(fixture) == height)
        }

        @Test func G5_aWindowThatOpensHasTextAsLargeAsThePersonWantsIt() throws {
            let usual = WindowFixture(Page())
            let height = bodyHeight(usual)
            usual.close()
            try set("gtk-xft-dpi", FundamentalType.int) { g_value_set_int(&$0, 144 * 1024) }
            defer { try? set("gtk-xft-dpi", FundamentalType.int) { g_value_set_int(&$0, 96 * 1024) } }
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            #expect(abs(bodyHeight(fixture) / height - 1.5) < 0.1)
        }

        struct Looks: View {
            @Environment(\.colorSchemeContrast) private var contrast
            @Environment(\.colorScheme) private var scheme

            var body: some View { Text("\(String(describing: contrast)) \(String(describing: scheme))") }
        }

        /// Fills in the accent color have the same color and contrast as the host's controls.
        @Test func whatIsTintedHasTheColourOfTheThemesControls() throws {
            try set("gtk-theme-name", FundamentalType.string) { g_value_set_string(&$0, "HighContrast") }
            defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-theme-name") }
            let fixture = WindowFixture(Color.accentColor)
            defer { fixture.close() }
            var theme = GdkRGBA()
            let style = gtk_widget_get_style_context(fixture.window.window)
            #expect(gtk_style_context_lookup_color(style, "theme_selected_bg_color", &theme) != 0)
            let wanted = [theme.red, theme.green, theme.blue, 1].map { Int(($0 * 255).rounded()) }
            #expect(PixelProbe(fixture).isNear(20, 20, wanted))
        }

        @Test func G5_aThemeOfHighContrastIsIncreasedContrast() throws {
            let fixture = WindowFixture(Looks())
            defer { fixture.close() }
            #expect(fixture.texts == ["standard light"])
            try set("gtk-theme-name", FundamentalType.string) { g_value_set_string(&$0, "HighContrast") }
            defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-theme-name") }
            fixture.settle()
            #expect(fixture.texts == ["increased light"])
            try set("gtk-application-prefer-dark-theme", FundamentalType.boolean) { g_value_set_boolean(&$0, 1) }
            fixture.settle()
            #expect(fixture.texts == ["increased dark"])
            try set("gtk-application-prefer-dark-theme", FundamentalType.boolean) { g_value_set_boolean(&$0, 0) }
            gtk_settings_reset_property(gtk_settings_get_default(), "gtk-theme-name")
            fixture.settle()
            #expect(fixture.texts == ["standard light"])
        }
    }
}
#endif
