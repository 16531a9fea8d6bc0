import AppKit
import Testing

@Suite struct NSColorSystemTests {
    @Test func colorsOfControlsAreReadableOnTheirBackgrounds() {
        func contrast(_ text: NSColor, _ background: NSColor, dark: Bool) -> Float {
            let (a, b) = (text.components(dark: dark), background.components(dark: dark))
            // Above the window's background, where the color is translucent.
            let window = NSColor.windowBackgroundColor.components(dark: dark).red
            let shown = b.red * b.opacity + window * (1 - b.opacity)
            return abs(a.red - shown)
        }
        for dark in [false, true] {
            #expect(contrast(.controlTextColor, .controlColor, dark: dark) > 0.4)
            #expect(contrast(.selectedTextColor, .selectedTextBackgroundColor, dark: dark) > 0.2)
            #expect(contrast(.alternateSelectedControlTextColor, .selectedContentBackgroundColor, dark: dark) > 0.4)
            #expect(contrast(.labelColor, .unemphasizedSelectedContentBackgroundColor, dark: dark) > 0.4)
        }
        let rows = NSColor.alternatingContentBackgroundColors
        #expect(rows.count == 2 && rows[0] != rows[1])
        #expect(NSColor.disabledControlTextColor.components().opacity < NSColor.controlTextColor.components().opacity)
        #expect(NSColor.quinaryLabel.components().opacity < NSColor.quaternaryLabelColor.components().opacity)
    }
}
