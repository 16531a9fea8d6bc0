import Foundation
import Martlet
import Testing

import MartletTerminal

/// Whether text can be read on the terminal's background.
@MainActor @Suite struct ContrastTests {
    private struct Page: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("second").foregroundStyle(.secondary)
                Link("link", destination: URL(string: "https://example.org")!)
                Button("plain") {}.buttonStyle(.borderless)
                Text("own").foregroundStyle(Color(red: 1, green: 1, blue: 0.9))
            }
        }
    }

    private func components(_ color: CellColor, of appearance: TerminalAppearance, isText: Bool) -> SIMD3<Float> {
        if case .rgb(let red, let green, let blue) = color.kind {
            return SIMD3(Float(red), Float(green), Float(blue))
        }
        if !isText, let background = appearance.background { return SIMD3<Float>(background) }
        return SIMD3(repeating: appearance.isDark == isText ? 255 : 0)
    }

    @Test(arguments: [
        SIMD3<UInt8>(0, 0, 0), SIMD3(255, 255, 255), SIMD3(253, 246, 227), SIMD3(0, 43, 54), SIMD3(40, 42, 54),
        SIMD3(88, 88, 88),
    ])
    func textOfTheSystemCanBeRead(background: SIMD3<UInt8>) throws {
        var appearance = TerminalAppearance()
        appearance.setBackground(background)
        let screen = HostedScreen(40, 6, appearance: appearance) { Page() }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        for word in ["second", "link", "plain"] {
            let row = try #require(lines.firstIndex { $0.contains(word) })
            let line = String(lines[row])
            let start = try #require(line.range(of: word)).lowerBound
            let column = line.distance(from: line.startIndex, to: start)
            // The focus is shown by a fill, on which the text is black or white.
            let style = screen.style(column, row)
            let contrast = components(style.foreground, of: appearance, isText: true)
                .contrast(to: components(style.background, of: appearance, isText: false))
            #expect(contrast >= 4.5, "\(word) has \(contrast)")
        }
    }

    /// A color that the app has chosen is shown as it is.
    @Test func colorsOfTheAppAreKept() throws {
        let screen = HostedScreen(40, 6, appearance: TerminalAppearance(isDark: false)) { Page() }
        let cells = (0..<6).flatMap { row in (0..<40).map { screen.style($0, row).foreground } }
        #expect(cells.contains(.rgb(255, 255, 230)))
    }

    @Test(arguments: [
        (SIMD3<UInt8>(0, 0, 0), true), (SIMD3(255, 255, 255), false), (SIMD3(253, 246, 227), false),
        (SIMD3(0, 43, 54), true), (SIMD3(128, 128, 128), false), (SIMD3(0, 0, 255), true),
    ])
    func theBackgroundSaysWhatIsDark(background: SIMD3<UInt8>, isDark: Bool) {
        var appearance = TerminalAppearance(isDark: !isDark)
        appearance.setBackground(background)
        #expect(appearance.isDark == isDark)
    }
}
