extension InputParser {
    private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    /// A byte between the marks of a bracketed paste.
    mutating func takePaste(_ byte: UInt8) {
        pasted.append(byte)
        guard byte == 0x7E, pasted.count >= Self.pasteEnd.count,
            pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd)
        else { return }
        pasted.removeLast(Self.pasteEnd.count)
        finishPaste()
    }

    /// Ends the paste and reports it. Terminals send line ends as Enter sends them.
    mutating func finishPaste() {
        var text: [UInt8] = []
        text.reserveCapacity(pasted.count)
        var afterReturn = false
        for byte in pasted {
            if byte != 0x0A || !afterReturn { text.append(byte == 0x0D ? 0x0A : byte) }
            afterReturn = byte == 0x0D
        }
        events.append(.paste(ScalarDecoder.decode(text)))
        pasted = []
        reset()
    }
}
