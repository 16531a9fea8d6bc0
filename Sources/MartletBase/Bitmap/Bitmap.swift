import Foundation

/// A picture of red, green, blue and opacity, read from a PNG file and written to one, without a library of pictures.
package struct Bitmap: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Four bytes for each pixel, row by row. Colors are not multiplied by the opacity.
    package var pixels: [UInt8]

    package init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Returns the size that a file's header says; `nil` if it is not a PNG file.
    package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        guard file.count >= 33, file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        let (width, height) = (number(in: file, at: 16), number(in: file, at: 20))
        return (1...8192).contains(width) && (1...8192).contains(height) ? (width, height) : nil
    }

    private static func number(in bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a file; `nil` if it is damaged, interlaced, or has other than 8 or 16 bits for a color.
    package init?(_ file: [UInt8]) {
        guard let (width, height) = Self.size(of: file) else { return nil }
        let (depth, kind, isInterlaced) = (Int(file[24]), file[25], file[28] != 0)
        guard !isInterlaced else { return nil }
        var (palette, alpha, data): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        var position = 8
        while position + 12 <= file.count {
            let length = Self.number(in: file, at: position)
            guard length <= file.count - position - 12 else { return nil }
            let content = file[position + 8..<position + 8 + length]
            switch String(decoding: file[position + 4..<position + 8], as: UTF8.self) {
            case "PLTE": palette = Array(content)
            case "tRNS": alpha = Array(content)
            case "IDAT": data += content
            default: break
            }
            position += length + 12
        }
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(kind)] ?? 0
        let isWhole = kind == 3 ? [1, 2, 4, 8].contains(depth) : depth == 8 || depth == 16
        guard channels > 0, isWhole else { return nil }
        let step = max(1, channels * depth / 8)
        let row = (width * channels * depth + 7) / 8
        guard let raw = Inflate.decompress(data, limit: height * (row + 1)), raw.count == height * (row + 1),
            let bytes = Self.unfilter(raw, row: row, height: height, step: step)
        else { return nil }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let place = y * row + x * step
                let target = (y * width + x) * 4
                // Of 16 bits the high byte comes first.
                let size = depth / 8
                switch kind {
                case 0, 4:
                    for channel in 0..<3 { pixels[target + channel] = bytes[place] }
                    if kind == 4 { pixels[target + 3] = bytes[place + size] }
                case 2, 6:
                    for channel in 0..<channels { pixels[target + channel] = bytes[place + channel * size] }
                default:
                    let bit = x * depth
                    let index = Int(bytes[y * row + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
                    guard index * 3 + 2 < palette.count else { return nil }
                    for channel in 0..<3 { pixels[target + channel] = palette[index * 3 + channel] }
                    if index < alpha.count { pixels[target + 3] = alpha[index] }
                }
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Undoes the filters of rows: each byte is stored as the difference to a prediction from its neighbours.
    private static func unfilter(_ raw: [UInt8], row: Int, height: Int, step: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: row * height)
        for y in 0..<height {
            let filter = raw[y * (row + 1)]
            guard filter <= 4 else { return nil }
            for x in 0..<row {
                let place = y * row + x
                let left = x >= step ? Int(bytes[place - step]) : 0
                let above = y > 0 ? Int(bytes[place - row]) : 0
                let corner = x >= step && y > 0 ? Int(bytes[place - row - step]) : 0
                let prediction =
                    switch filter {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    case 4: nearest(left, above, corner)
                    default: 0
                    }
                bytes[place] = raw[y * (row + 1) + 1 + x] &+ UInt8(prediction)
            }
        }
        return bytes
    }

    /// Returns the neighbour that is nearest to `left + above - corner`: Paeth's prediction.
    private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let estimate = left + above - corner
        let (a, b, c) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
        return a <= b && a <= c ? left : b <= c ? above : corner
    }
}
