import Testing

import MartletBase

@Suite struct CellWidthTests {
    @Test(arguments: [
        ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("—", 1), ("…", 1), ("─", 1), ("█", 1),
        ("±", 1), ("π", 1), ("ж", 1), ("א", 1), ("ع", 1), ("ก", 1), ("\u{E000}", 1), ("ｱ", 1), ("〿", 1),
        ("漢", 2), ("あ", 2), ("カ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("。", 2), ("￥", 2),
        ("𠀀", 2), ("🚀", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩", 1), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
        ("⌚", 2), ("☁︎", 1), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("क्ष", 2), ("가", 2),
        ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\0", 0), ("\t", 0),
        ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\r\n", 0), ("\u{2028}", 0),
    ])
    func characters(text: String, width: Int) {
        #expect(text.count == 1)
        #expect(CellWidth.of(Character(text)) == width)
        #expect(CellWidth.of(text) == width)
    }

    @Test func texts() {
        #expect(CellWidth.of("") == 0)
        #expect(CellWidth.of("plain\ttext\u{1B}") == 9)
        #expect(CellWidth.of("日本語 and é") == 12)
    }

    @Test("what counts as simple has its own width, and joins nothing")
    func simpleScalars() {
        for value in UInt32(0)..<0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let width = CellWidth.ofSimple(scalar)
            guard width > 0 else { continue }
            #expect(CellWidth.of(scalar) == width)
            #expect(String(String.UnicodeScalarView([scalar, "x", scalar, scalar])).count == 4)
        }
    }
}
