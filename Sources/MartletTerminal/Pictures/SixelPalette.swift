/// The colors of a picture, reduced to those that a terminal can show at a time.
///
/// The colors are sorted into boxes, and the box with the most spread pixels is cut at its middle until there are enough
/// boxes: median cut. A palette is the means of the boxes. The error of a pixel goes to its neighbors (Floyd and Steinberg).
struct SixelPalette {
    private(set) var colors: [SIMD3<Int32>] = []
    /// The number of the color for each of 32,768 colors of 5 bits a component.
    private var nearest = [Int16](repeating: -1, count: 1 << 15)

    private struct Bin {
        var color: SIMD3<Int32>
        var count: Int
    }

    private struct Box {
        var bins: ArraySlice<Bin>
        var count: Int
        var axis: Int
        var spread: Int32

        init(_ bins: ArraySlice<Bin>) {
            self.bins = bins
            count = bins.reduce(0) { $0 + $1.count }
            var (low, high) = (SIMD3<Int32>(repeating: 255), SIMD3<Int32>(repeating: 0))
            for bin in bins {
                low = pointwiseMin(low, bin.color)
                high = pointwiseMax(high, bin.color)
            }
            let size = high &- low
            axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2
            spread = size[axis]
        }

        /// The gain of cutting the box.
        var weight: Int { bins.count > 1 ? count * Int(spread) : 0 }
    }

    init(of pixels: [SIMD3<Int32>], where isShown: [Bool], count: Int) {
        var sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
        for (index, color) in pixels.enumerated() where isShown[index] {
            sums[Self.bin(color)] &+= SIMD4(Int(color.x), Int(color.y), Int(color.z), 1)
        }
        let bins = sums.filter { $0.w > 0 }.map { sum in
            Bin(color: SIMD3(Int32(sum.x / sum.w), Int32(sum.y / sum.w), Int32(sum.z / sum.w)), count: sum.w)
        }
        guard !bins.isEmpty else { return }
        var boxes = [Box(bins[...])]
        while boxes.count < count, let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
            boxes[index].weight > 0
        {
            let box = boxes[index]
            let sorted = box.bins.sorted { $0.color[box.axis] < $1.color[box.axis] }
            var (half, middle) = (0, 0)
            while middle < sorted.count - 1, half + sorted[middle].count <= box.count / 2 || middle == 0 {
                half += sorted[middle].count
                middle += 1
            }
            boxes[index] = Box(sorted[..<middle])
            boxes.append(Box(sorted[middle...]))
        }
        colors = boxes.map { box in
            var sum = SIMD3<Int>()
            for bin in box.bins { sum &+= SIMD3(Int(bin.color.x), Int(bin.color.y), Int(bin.color.z)) &* bin.count }
            let mean = sum / SIMD3(repeating: box.count)
            return SIMD3(Int32(mean.x), Int32(mean.y), Int32(mean.z))
        }
    }

    private static func bin(_ color: SIMD3<Int32>) -> Int {
        Int(color.x >> 3) << 10 | Int(color.y >> 3) << 5 | Int(color.z >> 3)
    }

    /// Returns the number of the nearest color.
    private static func nearest(to color: SIMD3<Int32>, in colors: [SIMD3<Int32>]) -> Int16 {
        var (best, least) = (0, Int32.max)
        for (index, candidate) in colors.enumerated() {
            let difference = candidate &- color
            let distance = (difference &* difference).wrappedSum()
            if distance < least { (best, least) = (index, distance) }
        }
        return Int16(best)
    }

    /// Returns the number of the color for each pixel; -1 for pixels that are not shown.
    func indices(of pixels: inout [SIMD3<Int32>], where isShown: [Bool], width: Int) -> [Int16] {
        var nearest = nearest
        var result = [Int16](repeating: -1, count: pixels.count)
        let (low, high) = (SIMD3<Int32>(repeating: 0), SIMD3<Int32>(repeating: 255))
        for index in pixels.indices where isShown[index] {
            let color = pointwiseMin(pointwiseMax(pixels[index], low), high)
            let bin = Self.bin(color)
            if nearest[bin] < 0 { nearest[bin] = Self.nearest(to: color, in: colors) }
            let chosen = nearest[bin]
            result[index] = chosen
            let error = color &- colors[Int(chosen)]
            guard error != .zero else { continue }
            let x = index % width
            if x + 1 < width { pixels[index + 1] &+= error &* 7 / 16 }
            guard index + width < pixels.count else { continue }
            if x > 0 { pixels[index + width - 1] &+= error &* 3 / 16 }
            pixels[index + width] &+= error &* 5 / 16
            if x + 1 < width { pixels[index + width + 1] &+= error / 16 }
        }
        return result
    }
}
