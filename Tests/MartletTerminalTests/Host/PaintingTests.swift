import Foundation
import Martlet
import Testing

import MartletTerminal

/// Views in cells.
@MainActor @Suite struct PaintingTests {
    @Test func stacksAndPadding() {
        let screen = HostedScreen(9, 4) {
            VStack(alignment: .leading) {
                Text("Title")
                HStack {
                    Text("a")
                    Text("b")
                }
            }
            .padding()
            .border(.secondary)
        }
        #expect(
            screen.text == """
                ╭───────╮
                │ Title │
                │ a b   │
                ╰───────╯
                """)
    }

    @Test func bordersTakeThePadding() {
        let screen = HostedScreen(9, 3) {
            Text("Hello").padding().border(.red)
        }
        #expect(
            screen.text == """
                ╭───────╮
                │ Hello │
                ╰───────╯
                """)
        #expect(screen.style(0, 0).foreground == .rgb(0xFF, 0x45, 0x3A))
    }

    @Test func bordersLeaveTextAlone() {
        let screen = HostedScreen(5, 1) { Text("Hello").border(.red) }
        #expect(screen.text == "Hello")
        let wide = HostedScreen(7, 1) { Text("Hello").padding(.horizontal, 8).border(.red, width: 2) }
        #expect(wide.text == "┃Hello┃")
    }

    /// The padding of a card in a window is less than a row, and takes a whole one here.
    @Test(arguments: [8, 10, 16, 20] as [CGFloat])
    func aBorderHasRoomAroundPaddedText(padding: CGFloat) {
        let card = "  ╭──────────╮\n  │ Good day │\n  ╰──────────╯"
        let bordered = HostedScreen(16, 3) {
            Text("Good day").padding(.vertical, padding).padding(.horizontal, 16).border(.gray)
        }
        let stroked = HostedScreen(16, 3) {
            Text("Good day").padding(.vertical, padding).padding(.horizontal, 16)
                .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.gray) }
        }
        #expect(bordered.text == card)
        #expect(stroked.text == card)
    }

    @Test func textOfSeveralRowsIsInsideItsBorder() {
        let screen = HostedScreen(9, 4) { Text("one\ntwo").padding(8).border(.gray) }
        #expect(screen.text == "  ╭───╮\n  │one│\n  │two│\n  ╰───╯")
    }

    @Test func aBorderOfTwoRowsDoesNotGoThroughWords() {
        let screen = HostedScreen(12, 2) {
            Text("Good day").frame(width: 96, height: 32).border(.gray)
        }
        #expect(screen.text.contains("Good day"))
        #expect(screen.text.hasPrefix("╭"))
    }

    /// Half a row between lines is none, and half a column one, so that all neighbors are equally far apart.
    @Test func spacingIsInWholeCells() {
        let rows = HostedScreen(3, 5) { VStack(spacing: 8) { ForEach(0..<4) { Text("\($0)") } } }
        #expect(rows.text == " 0\n 1\n 2\n 3" || rows.text == "\n 0\n 1\n 2\n 3")
        let wide = HostedScreen(3, 5) { VStack(spacing: 12) { ForEach(0..<3) { Text("\($0)") } } }
        #expect(wide.text == " 0\n\n 1\n\n 2")
        let columns = HostedScreen(7, 1) { HStack(spacing: 4) { ForEach(0..<4) { Text("\($0)") } } }
        #expect(columns.text == "0 1 2 3")
    }

    @Test func textIsBrokenAndAligned() {
        let screen = HostedScreen(8, 4) {
            Text("one two three four").multilineTextAlignment(.trailing)
        }
        #expect(screen.text == "\n one two\n   three\n    four")
        let cut = HostedScreen(8, 2) { Text("one two three four").lineLimit(1) }
        #expect(cut.text.contains("one two…"))
    }

    @Test func wideCharactersTakeTwoCells() {
        let screen = HostedScreen(10, 1) {
            HStack {
                Text("日本")
                Text("x")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(screen.text == "日本 x")
        #expect(screen.painter.grid[5, 0].glyph.text == "x")
    }

    @Test func textStyles() {
        let screen = HostedScreen(12, 1) {
            Text("ab").bold() + Text("cd").italic() + Text("ef").underline() + Text("gh").strikethrough()
                + Text("ij").foregroundColor(.green)
        }
        #expect(screen.text == " abcdefghij")
        #expect(screen.style(1, 0).attributes == .bold)
        #expect(screen.style(3, 0).attributes == .italic)
        #expect(screen.style(5, 0).attributes == .underline)
        #expect(screen.style(7, 0).attributes == .strikethrough)
        #expect(screen.style(9, 0).foreground == .rgb(0x30, 0xD1, 0x58))
        #expect(screen.style(1, 0).foreground == .default)
    }

    @Test func titlesAreBold() {
        let screen = HostedScreen(5, 3) {
            VStack {
                Text("Title").font(.largeTitle)
                Text("Heads").font(.headline)
                Text("Plain")
            }
        }
        #expect(screen.style(0, 0).attributes == .bold)
        #expect(screen.style(0, 1).attributes == .bold)
        #expect(screen.style(0, 2).attributes == [])
    }

    @Test func backgroundsShowUnderText() {
        let screen = HostedScreen(6, 1) { Text("ab").padding(.horizontal, 16).background(.blue) }
        #expect(screen.text == "  ab")
        for column in 0..<6 { #expect(screen.style(column, 0).background == .rgb(0x0A, 0x84, 0xFF)) }
        #expect(screen.style(2, 0).foreground == .rgb(255, 255, 255))
    }

    @Test func lightTerminals() {
        let screen = HostedScreen(5, 1, appearance: TerminalAppearance(isDark: false)) {
            HStack {
                Text("ab")
                Text("cd").foregroundStyle(.red)
            }
        }
        #expect(screen.style(0, 0).foreground == .default)
        #expect(screen.style(3, 0).foreground == .rgb(0xFF, 0x3B, 0x30))
    }

    @Test func opacity() {
        let screen = HostedScreen(5, 1) {
            HStack {
                Text("ab").opacity(0)
                Text("cd").opacity(0.5)
            }
        }
        #expect(screen.text == "   cd")
        #expect(screen.style(3, 0).foreground == .rgb(128, 128, 128))
    }

    @Test func gradientsRunDown() {
        let screen = HostedScreen(1, 3) {
            Gradient(colors: [.black, .white]).frameFilling()
        }
        let levels = (0..<3).map { row -> Int in
            guard case .rgb(let red, _, _) = screen.style(0, row).background.kind else { return -1 }
            return Int(red)
        }
        #expect(levels[0] < levels[1] && levels[1] < levels[2])
    }

    @Test func dividers() {
        let screen = HostedScreen(5, 3) {
            VStack {
                Text("a")
                Divider()
                HStack {
                    Text("b")
                    Divider()
                    Text("c")
                }
                .frame(height: 16)
            }
        }
        #expect(screen.text == "  a\n─────\nb │ c")
    }

    @Test func whatIsHigherCoversWhatIsLower() {
        let screen = HostedScreen(3, 1) {
            ZStack {
                Text("abc").zIndex(1)
                Text("xyz")
            }
        }
        #expect(screen.text == "abc")
    }

    @Test func aPageThatIsTooHighIsNotDrawnOverTheBar() {
        let screen = HostedScreen(7, 4) {
            NavigationStack {
                VStack { ForEach(0..<6) { Text("\($0)") } }
                    .navigationTitle("Title")
            }
        }
        #expect(screen.text == " Title\n───────\n   2\n   3")
    }

    @Test func whatIsHiddenKeepsItsPlace() {
        let screen = HostedScreen(3, 1) {
            HStack(spacing: 0) {
                Text("a")
                Text("b").hidden()
                Text("c")
            }
        }
        #expect(screen.text == "a c")
    }

    @Test func appearanceOfTheTerminal() {
        func isDark(_ value: String?) -> Bool {
            TerminalAppearance(colorDepth: .full, environment: value.map { ["COLORFGBG": $0] } ?? [:]).isDark
        }
        #expect(isDark(nil))
        #expect(isDark("15;0"))
        #expect(isDark("12;8"))
        #expect(!isDark("0;15"))
        #expect(!isDark("0;default;7"))
    }
}

extension Gradient {
    /// The gradient as the background of nothing else.
    fileprivate func frameFilling() -> some View {
        Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background(self)
    }
}
