import Foundation

/// The kind and the size of a picture, from the beginning of its data. Nothing is decoded.
///
/// Layout needs the sizes of pictures on every host and in tests, whether or not the host can show pictures.
package struct PictureHeader {
    package var size: CGSize
    var isDrawing = false

    package init?(_ data: Data) {
        let bytes = [UInt8](data)
        if let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes) ?? Self.bmp(bytes)
            ?? Self.tiff(bytes)
        {
            self.size = size
        } else if let size = Self.svg(bytes) {
            self.size = size
            isDrawing = true
        } else {
            return nil
        }
        guard size.width > 0, size.height > 0 else { return nil }
    }

    /// Reads the header from the start of a file; that of a TIFF may be anywhere in it.
    init?(start: Data, all: () -> Data) {
        if let header = Self(start) {
            self = header
            return
        }
        guard start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
        self.init(all())
    }

    private static func big(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
        bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
        bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return CGSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return CGSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
    }

    private static func bmp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 26, bytes.starts(with: Array("BM".utf8)), little(bytes, 14, 4) >= 40 else { return nil }
        let height = Int32(truncatingIfNeeded: little(bytes, 22, 4))
        return CGSize(width: little(bytes, 18, 4), height: Int(height.magnitude))
    }

    /// Returns the size in the first directory of a TIFF, whose entries have a tag, a type, a count and a value.
    private static func tiff(_ bytes: [UInt8]) -> CGSize? {
        let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]), bytes.count >= 10 else { return nil }
        func number(_ index: Int, _ count: Int) -> Int {
            isLittle ? little(bytes, index, count) : big(bytes, index, count)
        }
        let directory = number(4, 4)
        guard directory <= bytes.count - 2 else { return nil }
        var size = CGSize.zero
        for entry in 0..<number(directory, 2) {
            let start = directory + 2 + entry * 12
            guard start + 12 <= bytes.count else { return nil }
            let value = number(start + 8, number(start + 2, 2) == 3 ? 2 : 4)
            switch number(start, 2) {
            case 256: size.width = CGFloat(value)
            case 257: size.height = CGFloat(value)
            default: break
            }
        }
        return size
    }

    /// Returns the size in the frame header of a JPEG, which follows segments of other kinds.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 < bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            switch marker {
            case 0xFF: index += 1
            case 0x01, 0xD0...0xD8: index += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return CGSize(width: big(bytes, index + 7, 2), height: big(bytes, index + 5, 2))
            default: index += 2 + big(bytes, index + 2, 2)
            }
        }
        return nil
    }

    private static func webp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return CGSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return CGSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case "VP8 ": return CGSize(width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
        default: return nil
        }
    }

    private static func svg(_ bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        func attribute(_ name: String) -> Substring? {
            // The name is preceded by white space, so that `stroke-width` does not match `width`.
            for space in [" ", "\n", "\t"] {
                guard let found = tag.range(of: "\(space)\(name)=") else { continue }
                guard let quote = tag[found.upperBound...].first, quote == "\"" || quote == "'" else { continue }
                let value = tag[tag.index(after: found.upperBound)...]
                return value.firstIndex(of: quote).map { value[..<$0] }
            }
            return nil
        }
        func length(_ name: String) -> Double? {
            guard let value = attribute(name), !value.hasSuffix("%") else { return nil }
            return Double(value.prefix { $0.isNumber || $0 == "." })
        }
        if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
    }
}
