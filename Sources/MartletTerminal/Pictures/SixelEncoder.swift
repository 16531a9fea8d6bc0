import Martlet

/// Converts pixels to sixels: bands of six rows, in which each color is a line of characters with a bit for each row.
struct SixelEncoder {
    private let width: Int
    private let height: Int
    /// The palette's number for each pixel; -1 for transparent ones.
    private let indices: [Int16]
    private let palette: SixelPalette

    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - columns: The columns of pixels that are shown.
    ///   - rows: The rows of pixels that are shown.
    ///   - colors: The colors that the terminal can show at a time.
    ///   - background: Returns the color behind a pixel, from 0 to 255.
    init(
        _ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, colors: Int,
        background: (_ x: Int, _ y: Int) -> SIMD3<Int32>
    ) {
        width = columns.count
        height = rows.count
        var pixels: [SIMD3<Int32>] = []
        pixels.reserveCapacity(width * height)
        var isShown: [Bool] = []
        isShown.reserveCapacity(width * height)
        for y in rows {
            for x in columns {
                let place = (y * bitmap.width + x) * 4
                let alpha = Int32(bitmap.pixels[place + 3])
                var color = SIMD3(
                    Int32(bitmap.pixels[place]), Int32(bitmap.pixels[place + 1]), Int32(bitmap.pixels[place + 2]))
                if alpha > 0, alpha < 255 {
                    let below = background(x, y)
                    color = below &+ (color &- below) &* alpha / 255
                }
                pixels.append(color)
                isShown.append(alpha > 0)
            }
        }
        palette = SixelPalette(of: pixels, where: isShown, count: colors)
        indices = palette.indices(of: &pixels, where: isShown, width: width)
    }

    func append(to output: inout OutputBuffer) {
        // Pixels that are not set keep their color.
        output.append("\u{1B}P0;1;0q\"1;1;")
        output.append(decimal: width)
        output.append(0x3B)
        output.append(decimal: height)
        for (index, color) in palette.colors.enumerated() {
            output.append(0x23)
            output.append(decimal: index)
            output.append(";2")
            for channel in 0..<3 {
                output.append(0x3B)
                output.append(decimal: Int((color[channel] * 100 + 127) / 255))
            }
        }
        for band in stride(from: 0, to: height, by: 6) {
            if band > 0 { output.append(0x2D) }
            append(band: band, to: &output)
        }
        output.append("\u{1B}\\")
    }

    private func append(band: Int, to output: inout OutputBuffer) {
        let count = palette.colors.count
        var bits = [UInt8](repeating: 0, count: count * width)
        var isUsed = [Bool](repeating: false, count: count)
        for y in band..<min(band + 6, height) {
            for x in 0..<width {
                let index = Int(indices[y * width + x])
                guard index >= 0 else { continue }
                bits[index * width + x] |= 1 << UInt8(y - band)
                isUsed[index] = true
            }
        }
        var isFirst = true
        for index in 0..<count where isUsed[index] {
            if !isFirst { output.append(0x24) }
            isFirst = false
            output.append(0x23)
            output.append(decimal: index)
            var end = width
            while end > 0, bits[index * width + end - 1] == 0 { end -= 1 }
            var x = 0
            while x < end {
                let value = bits[index * width + x]
                var run = 1
                while x + run < end, bits[index * width + x + run] == value { run += 1 }
                if run > 3 {
                    output.append(0x21)
                    output.append(decimal: run)
                    output.append(0x3F + value)
                } else {
                    for _ in 0..<run { output.append(0x3F + value) }
                }
                x += run
            }
        }
    }
}
