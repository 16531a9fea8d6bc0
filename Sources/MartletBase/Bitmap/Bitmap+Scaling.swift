extension Bitmap {
    /// Returns the picture in another size: each pixel is the average of the area that it covers.
    package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
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
        return Bitmap(width: newWidth, height: newHeight, pixels: result)
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
