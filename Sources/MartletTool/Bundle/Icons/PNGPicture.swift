import Foundation

/// A picture of red, green, blue and opacity, read from a PNG file and written to one.
struct PNGPicture: Equatable {
    let width: Int
    let height: Int
    /// Four bytes for each pixel, row by row. Colors are not multiplied by the opacity.
    var pixels: [UInt8]

    init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Returns the size that a file's header says; `nil` if it is not a PNG file.
    static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        guard file.count >= 33, file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        let (width, height) = (number(in: file, at: 16), number(in: file, at: 20))
        return (1...8192).contains(width) && (1...8192).contains(height) ? (width, height) : nil
    }

    private static func number(in bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a file; `nil` if it is damaged, interlaced, or has other than 8 or 16 bits for a color.
    init?(_ file: [UInt8]) {
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
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let place = y * row + x * step
                // Of 16 bits the high byte comes first.
                func value(_ channel: Int) -> UInt8 { bytes[place + channel * depth / 8] }
                switch kind {
                case 0: pixels += [value(0), value(0), value(0), 255]
                case 2: pixels += [value(0), value(1), value(2), 255]
                case 4: pixels += [value(0), value(0), value(0), value(1)]
                case 6: pixels += [value(0), value(1), value(2), value(3)]
                default:
                    let bit = x * depth
                    let index = Int(bytes[y * row + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
                    guard index * 3 + 2 < palette.count else { return nil }
                    pixels += palette[index * 3...index * 3 + 2]
                    pixels.append(index < alpha.count ? alpha[index] : 255)
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

extension PNGPicture {
    /// Returns the picture in another size: each pixel is the average of the area that it covers.
    func scaled(toWidth newWidth: Int, height newHeight: Int) -> PNGPicture {
        guard newWidth != width || newHeight != height else { return self }
        let columns = Self.shares(of: width, in: newWidth)
        let rows = Self.shares(of: height, in: newHeight)
        // Colors count by their opacity: transparent pixels have none.
        var narrow = [Double](repeating: 0, count: newWidth * height * 4)
        for y in 0..<height {
            for x in 0..<newWidth {
                for (source, share) in columns[x] {
                    let place = (y * width + source) * 4
                    let alpha = Double(pixels[place + 3]) * share
                    let target = (y * newWidth + x) * 4
                    for channel in 0..<3 { narrow[target + channel] += Double(pixels[place + channel]) * alpha }
                    narrow[target + 3] += alpha
                }
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(newWidth * newHeight * 4)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                var sums = (0.0, 0.0, 0.0, 0.0)
                for (source, share) in rows[y] {
                    let place = (source * newWidth + x) * 4
                    sums.0 += narrow[place] * share
                    sums.1 += narrow[place + 1] * share
                    sums.2 += narrow[place + 2] * share
                    sums.3 += narrow[place + 3] * share
                }
                let divisor = sums.3 > 0 ? sums.3 : 1
                for sum in [sums.0 / divisor, sums.1 / divisor, sums.2 / divisor, sums.3] {
                    result.append(UInt8(min(255, max(0, sum.rounded()))))
                }
            }
        }
        return PNGPicture(width: newWidth, height: newHeight, pixels: result)
    }

    /// Returns, for each new pixel of a row, the old ones that it covers and their shares, which add up to 1.
    private static func shares(of old: Int, in new: Int) -> [[(Int, Double)]] {
        let size = Double(old) / Double(new)
        return (0..<new).map { index in
            let (start, end) = (Double(index) * size, Double(index + 1) * size)
            return (Int(start)..<min(old, Int(end.rounded(.up)))).map { source in
                let covered = min(end, Double(source + 1)) - max(start, Double(source))
                return (source, covered / size)
            }
        }
    }
}
