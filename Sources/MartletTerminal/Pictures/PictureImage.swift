import Martlet
import Synchronization

/// The part of a cell that a picture covers.
enum PictureCoverage: Equatable {
    /// Nothing: all of its pixels there are transparent.
    case none
    case part
    /// All of it. The color is the average.
    case whole(CellColor)
}

/// A picture in the pixels of the cells that it is shown in.
package final class PictureImage: Sendable {
    /// The number by which cells refer to the picture, and by which the terminal keeps it.
    package let number: UInt32
    package let bitmap: Bitmap
    /// The size of a cell in pixels.
    package let cell: CellSize
    /// The coverage of each cell, row by row.
    let coverages: [PictureCoverage]

    /// - Parameter bitmap: The pixels of whole cells.
    package init(_ bitmap: Bitmap, cell: CellSize) {
        self.bitmap = bitmap
        self.cell = cell
        coverages = Self.coverages(of: bitmap, cell)
        number = PictureTable.shared.makeNumber()
        PictureTable.shared.insert(self)
    }

    deinit { PictureTable.shared.remove(number) }

    package var columns: Int { bitmap.width / cell.width }
    package var rows: Int { bitmap.height / cell.height }

    private static func coverages(of bitmap: Bitmap, _ cell: CellSize) -> [PictureCoverage] {
        let (columns, rows) = (bitmap.width / cell.width, bitmap.height / cell.height)
        var result: [PictureCoverage] = []
        result.reserveCapacity(columns * rows)
        let count = Int32(cell.width * cell.height)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD3<Int32>()
                var (isOpaque, isEmpty) = (true, true)
                // Until both are known to be false.
                for y in row * cell.height..<(row + 1) * cell.height where isOpaque || isEmpty {
                    for x in column * cell.width..<(column + 1) * cell.width {
                        let place = (y * bitmap.width + x) * 4
                        if bitmap.pixels[place + 3] < 255 { isOpaque = false }
                        if bitmap.pixels[place + 3] > 0 { isEmpty = false }
                        sum &+= SIMD3(
                            Int32(bitmap.pixels[place]), Int32(bitmap.pixels[place + 1]),
                            Int32(bitmap.pixels[place + 2]))
                    }
                }
                let mean = sum / SIMD3(repeating: count)
                result.append(
                    isOpaque
                        ? .whole(.rgb(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))) : isEmpty ? .none : .part)
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
