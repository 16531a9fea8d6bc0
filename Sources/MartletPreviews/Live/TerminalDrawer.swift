import Foundation
import Martlet
import MartletPreviewMessages
import MartletTerminal
import MartletTesting

/// The measurements of a terminal, and its rows of cells.
final class TerminalDrawer: HostDrawer {
    private let host: TerminalHost

    init(isDark: Bool) { host = TerminalHost(appearance: TerminalAppearance(isDark: isDark)) }

    var bodySize: CGFloat { HostProfile.cell.height }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        host.measure(text, proposal: proposal)
    }

    func measure(_ image: ImageContent) -> TextMetrics { host.measure(image) }

    func chrome(of control: ControlContent) -> ControlChrome { host.chrome(of: control) }

    /// A terminal of 80 by 24 cells, or as large as a layout that the preview sets.
    func size(for size: CGSize?) -> CGSize {
        guard let size, size.width < 700 else { return CellSize(width: 80, height: 24).points }
        func cells(_ length: CGFloat, _ cell: CGFloat) -> Int { max(1, Int((length / cell).rounded(.up))) }
        return CellSize(
            width: cells(size.width, HostProfile.cell.width), height: cells(size.height, HostProfile.cell.height)
        ).points
    }

    /// Draws the rows.
    @MainActor
    func rows(of test: TestHost) -> [[PreviewFrame.Run]] {
        let points = test.scene.size
        let size = CellSize(
            width: Int(points.width / HostProfile.cell.width), height: Int(points.height / HostProfile.cell.height))
        let painter = TreePainter(size: size, appearance: host.appearance)
        painter.paint(test.scene.root, size: size)
        painter.paintPresented(above: test.scene)
        return (0..<size.height).map { row in
            var runs: [PreviewFrame.Run] = []
            var style: CellStyle?
            for column in 0..<size.width {
                let cell = painter.grid[column, row]
                if cell.glyph == .continuation { continue }
                let text = cell.glyph.text
                if cell.style == style, !runs.isEmpty {
                    runs[runs.count - 1].text += text
                } else {
                    style = cell.style
                    runs.append(PreviewFrame.Run(text: text, style: cell.style))
                }
            }
            return runs
        }
    }
}

extension PreviewFrame.Run {
    fileprivate init(text: String, style: CellStyle) {
        let letters: [(CellAttributes, String)] = [
            (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.reverse, "r"),
        ]
        let attributes = letters.filter { style.attributes.contains($0.0) }.map(\.1).joined()
        self.init(
            text: text, foreground: Self.hexadecimal(style.foreground), background: Self.hexadecimal(style.background),
            attributes: attributes.isEmpty ? nil : attributes)
    }

    private static func hexadecimal(_ color: CellColor) -> String? {
        func text(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
            String(format: "%02x%02x%02x", red, green, blue)
        }
        switch color.kind {
        case .default: return nil
        case .rgb(let red, let green, let blue): return text(red, green, blue)
        case .indexed(let index): return index < 16 ? basic[Int(index)] : extended(Int(index))
        }
    }

    /// The palette of most terminals.
    private static let basic = [
        "1c1c1c", "cd3131", "0dbc79", "c19c00", "2472c8", "bc3fbc", "11a8cd", "cccccc", "767676", "f14c4c", "23d18b",
        "f5f543", "3b8eea", "d670d6", "29b8db", "ffffff",
    ]

    /// A color of the cube of six steps, or of the grays after it.
    private static func extended(_ index: Int) -> String {
        if index >= 232 {
            let gray = 8 + (index - 232) * 10
            return String(format: "%02x%02x%02x", gray, gray, gray)
        }
        let steps = [0, 95, 135, 175, 215, 255]
        let number = index - 16
        return String(format: "%02x%02x%02x", steps[number / 36], steps[number / 6 % 6], steps[number % 6])
    }
}
