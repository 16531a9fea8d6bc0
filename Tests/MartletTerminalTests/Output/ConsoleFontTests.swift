import Martlet
import Testing

@testable import MartletTerminal

/// The characters that a console is sent.
@Suite struct ConsoleFontTests {
    private static let codePage = Set(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■•○◘►◄↕‼¶§▬↑↓→←∟↔▲▼"
            .unicodeScalars)

    /// The characters of controls, boxes and pictures.
    @Test func controlsHaveCharactersOfTheFont() {
        let own = "✓•●━─╸╺▾▸›‹◌−▌▐▏▕▲▼┼┿…│╭╮╰╯▀▄█▘▚▟░▪■┃↑↓←→“”’⣿⠁⠶▁▅"
        for scalar in own.unicodeScalars {
            let shown = Unicode.Scalar(ConsoleFont.shown(scalar.value))
            #expect(shown.map { $0.isASCII || Self.codePage.contains($0) } == true, "\(scalar)")
            #expect(shown.map { CellWidth.of(Character($0)) } == 1)
        }
        #expect(
            ConsoleFont.shown(0x41) == 0x41 && ConsoleFont.shown(0xE9) == 0xE9 && ConsoleFont.shown(0x2500) == 0x2500)
    }

    @Test(arguments: ["linux", "xterm-256color"])
    func onlyAConsoleIsSentThem(term: String) {
        var writer = ScreenWriter(capabilities: TerminalCapabilities(environment: ["TERM": term]))
        var grid = CellGrid(width: 4, height: 1)
        grid.put("╭━✓⣿", column: 0, row: 0)
        _ = writer.encode(from: nil, to: grid, cursor: nil)
        let text = writer.withBytes { String(decoding: $0.prefix { _ in true }, as: UTF8.self) }
        #expect(text.contains(term == "linux" ? "┌═√▒" : "╭━✓⣿"), "\(text)")
    }
}
