import Testing

import MartletBase

@Suite("Text for terminals") struct PrintableTests {
    @Test func whatControlsTerminalsIsWrittenOut() {
        #expect("plain text\nof two lines".printable == "plain text\nof two lines")
        #expect("\u{1B}]0;x\u{7}".printable == "\\u{1B}]0;x\\u{7}")
        #expect("a\u{9B}1m\r\u{202E}b".printable == "a\\u{9B}1m\\u{D}\\u{202E}b")
        #expect("é 🇩🇪 日本".printable == "é 🇩🇪 日本")
    }
}

@Suite("Integers of numbers") struct SaturatingTests {
    @Test func numbersThatAreNoIntegers() {
        #expect(Int(saturating: .nan) == 0)
        #expect(Int(saturating: .infinity) == .max)
        #expect(Int(saturating: -1e300) == .min)
        #expect(Int(saturating: -2.7) == -2)
        #expect(Int(saturating: 0x1p63) == .max)
        #expect(Int(saturating: -0x1p63) == .min)
        #expect(UInt8(saturating: 255.9) == 255)
        #expect(UInt8(saturating: -0.5) == 0)
        #expect(Int32(saturating: 2147483647.5) == .max)
        #expect(Int(.nan, in: 3...5) == 3)
        #expect(Int(7.5, in: 3...9) == 7)
    }
}
