// The entry of libFuzzer for the terminal's input. script/fuzz builds it with the sources of the parser.
// Unsafe pointers: libFuzzer gives the bytes, which are copied.

/// Parses bytes whole and in pieces, and traps if the events differ or the parser keeps too much.
///
/// The first byte chooses the size of the pieces, and whether an answer of the clipboard is expected.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInputParser(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = bytes.first else { return 0 }
    let input = bytes.dropFirst()
    var whole = InputParser()
    whole.expectsClipboard = choice & 0x80 != 0
    var expected = whole.parse(input)
    var parser = InputParser()
    parser.expectsClipboard = choice & 0x80 != 0
    var events: [TerminalEvent] = []
    var rest = input
    while !rest.isEmpty {
        let size = max(1, Int(choice & 0x0F))
        events += parser.parse(rest.prefix(size))
        rest = rest.dropFirst(size)
    }
    precondition(events == expected, "The events depend on the pieces")
    // A key for a byte, a release for each, and a few that end a sequence.
    precondition(events.count <= 2 * input.count + 2, "More events than bytes")
    expected = whole.endPaste() + whole.flushPendingEscape()
    precondition(parser.endPaste() + parser.flushPendingEscape() == expected, "The rest depends on the pieces")
    precondition(!parser.isPending && !parser.isPasting, "Something is left after a pause")
    let key = parser.parse([0x78])
    precondition(key == [.key(TerminalKeyPress(.character("x"), text: "x"))], "A key after a pause is lost")
    return 0
}
