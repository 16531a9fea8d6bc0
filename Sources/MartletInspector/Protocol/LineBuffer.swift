import Foundation

/// The bytes of a line while it is written. A byte takes one store: an array's checks took most of the time of writing
/// the thousand views of an update.
///
/// The writer calls ``data``, which takes over the memory, once.
struct LineBuffer {
    // Unsafe pointers: `count` bytes are written, and there is memory for `capacity`.
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    /// The most digits of a number.
    static var digitLimit: Int { 20 }

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    /// The bytes. The buffer must not be used any more.
    consuming func data() -> Data {
        Data(bytesNoCopy: base, count: count, deallocator: .custom { bytes, _ in bytes.deallocate() })
    }

    /// Makes room for a number of bytes.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = 2 * capacity + more
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        put(byte)
    }

    /// Appends a byte for which there is room.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        assert(count < capacity, "there is room")
        base[count] = byte
        count += 1
    }

    /// Appends a text of the program.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        // Unsafe pointers: the text lives as long as the program.
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    /// Appends the decimal digits of a number.
    @inline(__always)
    mutating func append(digitsOf number: UInt) {
        reserve(Self.digitLimit)
        putDigits(of: number)
    }

    /// Appends the decimal digits of a number, for which there is room.
    @inline(__always)
    mutating func putDigits(of number: UInt) {
        if number < 10 {
            put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
        } else {
            putMoreDigits(of: number)
        }
    }

    private mutating func putMoreDigits(of number: UInt) {
        assert(count + Self.digitLimit <= capacity, "there is room")
        var length = 1
        var limit: UInt = 10
        while length < Self.digitLimit, number >= limit {
            length += 1
            let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
            if overflow { break }
            limit = next
        }
        var rest = number
        var place = base + count + length
        for _ in 0..<length {
            place -= 1
            place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += length
    }
}
