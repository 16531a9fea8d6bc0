import Martlet
import Synchronization

/// A picture in the pixels of the cells that it is shown in.
package final class PictureImage: Sendable {
    /// The number by which cells refer to the picture, and by which the terminal keeps it.
    package let number: UInt32
    package let bitmap: Bitmap
    /// The size of a cell in pixels.
    package let cell: CellSize
    /// The average color of each cell, row by row; nil for a cell with transparent parts.
    let averages: [CellColor?]

    /// - Parameter bitmap: The pixels of whole cells.
    package init(_ bitmap: Bitmap, cell: CellSize) {
        self.bitmap = bitmap
        self.cell = cell
        averages = Self.averages(of: bitmap, cell)
        number = PictureTable.shared.makeNumber()
        PictureTable.shared.insert(self)
    }

    deinit { PictureTable.shared.remove(number) }

    package var columns: Int { bitmap.width / cell.width }
    package var rows: Int { bitmap.height / cell.height }

    private static func averages(of bitmap: Bitmap, _ cell: CellSize) -> [CellColor?] {
        let (columns, rows) = (bitmap.width / cell.width, bitmap.height / cell.height)
        var result: [CellColor?] = []
        result.reserveCapacity(columns * rows)
        let count = Int32(cell.width * cell.height)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD3<Int32>()
                var isOpaque = true
                for y in row * cell.height..<(row + 1) * cell.height where isOpaque {
                    for x in column * cell.width..<(column + 1) * cell.width {
                        let place = (y * bitmap.width + x) * 4
                        if bitmap.pixels[place + 3] < 255 { isOpaque = false }
                        sum &+= SIMD3(
                            Int32(bitmap.pixels[place]), Int32(bitmap.pixels[place + 1]),
                            Int32(bitmap.pixels[place + 2]))
                    }
                }
                let mean = sum / SIMD3(repeating: count)
                result.append(isOpaque ? .rgb(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z)) : nil)
            }
        }
        return result
    }
}

/// The pictures that cells refer to by numbers, of which none is used twice.
final class PictureTable: Sendable {
    static let shared = PictureTable()

    private struct Entry {
        weak var image: PictureImage?
    }

    private struct State {
        var last: UInt32 = 0
        var entries: [UInt32: Entry] = [:]
    }

    private let state = Mutex(State())

    func makeNumber() -> UInt32 {
        state.withLock { state in
            state.last += 1
            return state.last
        }
    }

    func insert(_ image: PictureImage) { state.withLock { $0.entries[image.number] = Entry(image: image) } }

    func remove(_ number: UInt32) { _ = state.withLock { $0.entries.removeValue(forKey: number) } }

    /// The picture with a number, as long as a painter keeps it.
    func image(_ number: UInt32) -> PictureImage? { state.withLock { $0.entries[number]?.image } }
}
