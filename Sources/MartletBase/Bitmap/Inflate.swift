/// Decompresses data in the format of deflate (RFC 1951) with a header of zlib (RFC 1950), as PNG files have it.
struct Inflate {
    private let input: [UInt8]
    private var position = 2
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    private struct Damaged: Error {}

    private init(_ input: [UInt8], limit: Int) {
        self.input = input
        self.limit = limit
    }

    /// Returns the data; `nil` for damaged data, and for more than `limit` bytes.
    static func decompress(_ input: [UInt8], limit: Int) -> [UInt8]? {
        var inflate = Inflate(input, limit: limit)
        return try? inflate.run()
    }

    private mutating func run() throws -> [UInt8] {
        output.reserveCapacity(limit)
        while true {
            let isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
            case 2:
                let (literals, distances) = try dynamicTables()
                try decode(literals, distances)
            default: throw Damaged()
            }
            if isLast { return output }
        }
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Damaged() }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & ((1 << UInt32(count)) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func copyStored() throws {
        // The rest of the byte is not used. At most that one has been read.
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { throw Damaged() }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + count <= input.count, output.count + count <= limit else { throw Damaged() }
        output += input[position..<position + count]
        position += count
    }

    /// The codes of symbols: how many there are of each length, and the symbols in the order of their codes.
    private struct Table {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1..<16 { symbols += lengths.indices.filter { lengths[$0] == length } }
        }
    }

    private static let fixedLiterals = Table(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Table(lengths: [Int](repeating: 5, count: 30))

    /// Reads bits until they are a code: codes of one length are consecutive numbers.
    private mutating func symbol(_ table: Table) throws -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1..<16 {
            code |= try take(1)
            let count = table.counts[length]
            if code - first < count {
                // Damaged tables have more codes of a length than there can be.
                guard code >= first else { throw Damaged() }
                return table.symbols[index + code - first]
            }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw Damaged()
    }

    private mutating func dynamicTables() throws -> (Table, Table) {
        let literals = try take(5) + 257
        let distances = try take(5) + 1
        let count = try take(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<count {
            lengths[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][index]] = try take(3)
        }
        let table = Table(lengths: lengths)
        var all: [Int] = []
        while all.count < literals + distances {
            switch try symbol(table) {
            case 16:
                guard let last = all.last else { throw Damaged() }
                all += [Int](repeating: last, count: 3 + (try take(2)))
            case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
            case 18: all += [Int](repeating: 0, count: 11 + (try take(7)))
            case let length: all.append(length)
            }
        }
        guard all.count == literals + distances else { throw Damaged() }
        return (Table(lengths: Array(all[..<literals])), Table(lengths: Array(all[literals...])))
    }

    static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private mutating func decode(_ literals: Table, _ distances: Table) throws {
        while true {
            let code = try symbol(literals)
            if code == 256 { return }
            if code < 256 {
                guard output.count < limit else { throw Damaged() }
                output.append(UInt8(code))
                continue
            }
            guard code - 257 < Self.lengthBases.count else { throw Damaged() }
            let length = Self.lengthBases[code - 257] + (try take(Self.lengthBits[code - 257]))
            let place = try symbol(distances)
            guard place < Self.distanceBases.count else { throw Damaged() }
            let distance = Self.distanceBases[place] + (try take(place < 4 ? 0 : place / 2 - 1))
            guard distance <= output.count, output.count + length <= limit else { throw Damaged() }
            let start = output.count - distance
            for index in 0..<length { output.append(output[start + index]) }
        }
    }
}
