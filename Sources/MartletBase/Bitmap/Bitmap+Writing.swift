extension Bitmap {
    /// The picture as a PNG file.
    package var file: [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func append(_ type: String, _ content: [UInt8]) {
            let checked = Array(type.utf8) + content
            bytes += Self.bytes(UInt32(content.count)) + checked + Self.bytes(Self.checksum(checked))
        }
        append("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 6, 0, 0, 0])
        append("IDAT", Deflate.compress(filteredRows))
        append("IEND", [])
        return bytes
    }

    /// The rows, each byte as the difference to the one above, by which areas of one color become zeros.
    private var filteredRows: [UInt8] {
        let row = width * 4
        var result: [UInt8] = []
        result.reserveCapacity(height * (row + 1))
        for y in 0..<height {
            result.append(2)
            for x in y * row..<(y + 1) * row { result.append(y == 0 ? pixels[x] : pixels[x] &- pixels[x - row]) }
        }
        return result
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static let checksums: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    /// CRC-32.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { checksums[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}

/// Compresses data in the format of deflate with a header of zlib. Repetitions are found by their first four bytes, and
/// written in the codes that need no table.
private struct Deflate {
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount = 0

    static func compress(_ input: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        deflate.run(input)
        return deflate.output
    }

    private mutating func run(_ input: [UInt8]) {
        put(1, 1)
        put(1, 2)
        var last = [Int](repeating: -1, count: 1 << 15)
        var position = 0
        while position < input.count {
            var length = 0
            var distance = 0
            if position + 4 <= input.count {
                let value = input[position..<position + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                let key = Int((value &* 2_654_435_761) >> 17)
                let candidate = last[key]
                last[key] = position
                if candidate >= 0, position - candidate <= 32_768 {
                    let most = min(258, input.count - position)
                    while length < most, input[candidate + length] == input[position + length] { length += 1 }
                    distance = position - candidate
                }
            }
            if length >= 4 {
                putRepetition(length, distance)
                position += length
            } else {
                putLiteral(Int(input[position]))
                position += 1
            }
        }
        putLiteral(256)
        put(0, (8 - bitCount % 8) % 8)
        let (low, high) = input.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65_521
            return (low, (sums.1 + low) % 65_521)
        }
        output += [UInt8(high >> 8), UInt8(high & 255), UInt8(low >> 8), UInt8(low & 255)]
    }

    private mutating func put(_ value: Int, _ count: Int) {
        bits |= UInt64(value) << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(bits & 255))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Codes are written from their highest bit on.
    private mutating func putCode(_ code: Int, _ count: Int) {
        put((0..<count).reduce(0) { $0 | (code >> $1 & 1) << (count - 1 - $1) }, count)
    }

    private mutating func putLiteral(_ symbol: Int) {
        switch symbol {
        case ..<144: putCode(0x30 + symbol, 8)
        case ..<256: putCode(0x190 + symbol - 144, 9)
        case ..<280: putCode(symbol - 256, 7)
        default: putCode(0xC0 + symbol - 280, 8)
        }
    }

    private mutating func putRepetition(_ length: Int, _ distance: Int) {
        let place = Inflate.lengthBases.lastIndex { $0 <= length } ?? 0
        putLiteral(257 + place)
        put(length - Inflate.lengthBases[place], Inflate.lengthBits[place])
        let step = Inflate.distanceBases.lastIndex { $0 <= distance } ?? 0
        putCode(step, 5)
        put(distance - Inflate.distanceBases[step], step < 4 ? 0 : step / 2 - 1)
    }
}
