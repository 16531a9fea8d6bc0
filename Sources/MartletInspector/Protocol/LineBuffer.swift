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

    /// The bytes that ``putShort(_:count:)`` reads and writes.
    static var shortLimit: Int { 16 }

    /// Appends up to ``shortLimit`` bytes without calling a function.
    ///
    /// - Precondition: There are ``shortLimit`` bytes to read, and there is room for as many.
    @inline(__always)
    mutating func putShort(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        assert(length <= Self.shortLimit && count + Self.shortLimit <= capacity, "there is room")
        let (source, target) = (UnsafeRawPointer(bytes), UnsafeMutableRawPointer(base + count))
        target.storeBytes(of: source.loadUnaligned(as: SIMD2<UInt64>.self), as: SIMD2<UInt64>.self)
        count += length
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

    /// Writes the digits in pairs, from the end, behind one another: a division finds two of them.
    private mutating func putMoreDigits(of number: UInt) {
        assert(count + Self.digitLimit <= capacity, "there is room")
        let length = Self.digits(of: number)
        var rest = number
        // Unsafe pointers: room for the digits, and a text that lives as long as the program.
        var place = UnsafeMutableRawPointer(base + count + length)
        let pairs = UnsafeRawPointer(Self.pairs.utf8Start)
        while rest >= 10 {
            let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
            place -= 2
            place.storeBytes(
                of: pairs.loadUnaligned(fromByteOffset: Int(2 &* pair), as: UInt16.self), as: UInt16.self)
            rest = quotient
        }
        if place > UnsafeMutableRawPointer(base + count) {
            (place - 1).storeBytes(of: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest), as: UInt8.self)
        }
        count += length
    }

    /// The numbers from 00 to 99.
    private static var pairs: StaticString {
        """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """
    }

    @inline(__always)
    private static func digits(of number: UInt) -> Int {
        if number < 10_000 { return number < 100 ? 2 : number < 1_000 ? 3 : 4 }
        if number < 1_000_000 { return number < 100_000 ? 5 : 6 }
        var length = 7
        var rest = number / 10_000_000
        while rest > 0 {
            length += 1
            rest /= 10
        }
        return length
    }
}
