/// Bytes on their way to the terminal; the memory is used again for every frame.
struct OutputBuffer {
    private(set) var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(1 << 15)
    }

    var count: Int { bytes.count }

    /// Empties the buffer and keeps its memory.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(contentsOf more: some Collection<UInt8>) {
        bytes.append(contentsOf: more)
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// A number in decimal; it must not be negative.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }

    /// Appends `CSI number final`, and omits the number if it is 1, the default of terminals.
    mutating func appendControl(_ number: Int, _ final: UInt8) {
        append("\u{1B}[")
        if number != 1 { append(decimal: number) }
        append(final)
    }

    /// A scalar in UTF-8.
    @inline(__always)
    mutating func append(scalar value: UInt32) {
        if value < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value))
        } else {
            appendMultibyte(value)
        }
    }

    private mutating func appendMultibyte(_ value: UInt32) {
        func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift & 0x3F) }
        if value < 0x800 {
            bytes.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
        } else {
            if value < 0x10000 {
                bytes.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
            } else {
                bytes.append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
                bytes.append(tail(12))
            }
            bytes.append(tail(6))
        }
        bytes.append(tail(0))
    }

    /// Drops the bytes from `count` on.
    mutating func truncate(to count: Int) {
        bytes.removeLast(bytes.count - count)
    }

    /// Drops the bytes of a range and closes the gap.
    mutating func remove(_ range: Range<Int>) {
        bytes.removeSubrange(range)
    }
}

/// The digits of a number from 0 to 9999, for comparing the lengths of commands.
@inline(__always)
func decimalLength(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4
}
