import Foundation
import Martlet

/// The pictures that a terminal with kitty's protocol keeps and shows.
///
/// A picture is sent once, as a PNG file. Its visible parts are placed by short commands, and removed by others.
struct KittyPictures {
    /// The shown parts, and the numbers of their placements.
    private var placed: [PicturePart: Int] = [:]
    private var lastPlacement = 0
    /// The pictures that the terminal keeps, with their pixels, the oldest first.
    private var sent: [(number: UInt32, pixels: Int)] = []

    /// Pixels that the terminal keeps, of pictures that are not shown.
    private static let limit = 16_000_000
    /// The characters of a piece, as the protocol has it.
    private static let piece = 4096

    /// Removes everything from the terminal, which may have another state than is known here.
    static let removal = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

    var isEmpty: Bool { placed.isEmpty && sent.isEmpty }

    mutating func reset() {
        placed = [:]
        sent = []
    }

    /// Removes the parts that reach some rows, before they scroll.
    mutating func remove(in rows: ClosedRange<Int>, _ output: inout OutputBuffer) {
        remove(&output) { $0.area.row <= rows.upperBound && $0.area.endRow > rows.lowerBound }
    }

    private mutating func remove(_ output: inout OutputBuffer, where isUnwanted: (PicturePart) -> Bool) {
        for (part, placement) in placed.sorted(by: { $0.value < $1.value }) where isUnwanted(part) {
            placed[part] = nil
            output.append("\u{1B}_Ga=d,d=i,i=")
            output.append(decimal: Int(part.number))
            output.append(",p=")
            output.append(decimal: placement)
            output.append(",q=2\u{1B}\\")
        }
    }

    /// Shows some parts instead of those that are shown.
    mutating func show(_ parts: [PicturePart], cursor: inout CursorEncoder, _ output: inout OutputBuffer) {
        let wanted = Set(parts)
        remove(&output) { !wanted.contains($0) }
        for part in parts where placed[part] == nil {
            guard let image = PictureTable.shared.image(part.number) else { continue }
            if !sent.contains(where: { $0.number == part.number }) { send(image, &output) }
            lastPlacement += 1
            placed[part] = lastPlacement
            cursor.move(to: part.area.column, row: part.area.row, &output)
            place(part, image.cell, &output)
        }
        forgetOld(Set(parts.map(\.number)), &output)
    }

    private func place(_ part: PicturePart, _ cell: CellSize, _ output: inout OutputBuffer) {
        output.append("\u{1B}_Ga=p")
        let values: [(StaticString, Int)] = [
            (",i=", Int(part.number)), (",p=", lastPlacement), (",x=", part.sourceColumn * cell.width),
            (",y=", part.sourceRow * cell.height), (",w=", part.area.width * cell.width),
            (",h=", part.area.height * cell.height), (",c=", part.area.width), (",r=", part.area.height),
        ]
        for (name, value) in values {
            output.append(name)
            output.append(decimal: value)
        }
        // The cursor stays. Not behind text, which has cells of its own: with a picture below text, kitty 0.26 shows earlier
        // frames through the cells.
        output.append(",C=1,q=2\u{1B}\\")
    }

    private mutating func send(_ image: PictureImage, _ output: inout OutputBuffer) {
        sent.append((image.number, image.bitmap.width * image.bitmap.height))
        let data = Array(Data(image.bitmap.file).base64EncodedString().utf8)
        for start in stride(from: 0, to: data.count, by: Self.piece) {
            let end = min(start + Self.piece, data.count)
            output.append("\u{1B}_G")
            if start == 0 {
                output.append("a=t,f=100,q=2,i=")
                output.append(decimal: Int(image.number))
                output.append(0x2C)
            }
            output.append(end < data.count ? "m=1;" : "m=0;")
            output.append(contentsOf: data[start..<end])
            output.append("\u{1B}\\")
        }
    }

    /// Removes the oldest pictures that are not shown, if there are many.
    private mutating func forgetOld(_ shown: Set<UInt32>, _ output: inout OutputBuffer) {
        var rest = sent.reduce(0) { $0 + (shown.contains($1.number) ? 0 : $1.pixels) }
        sent.removeAll { picture in
            guard rest > Self.limit, !shown.contains(picture.number) else { return false }
            rest -= picture.pixels
            output.append("\u{1B}_Ga=d,d=I,i=")
            output.append(decimal: Int(picture.number))
            output.append(",q=2\u{1B}\\")
            return true
        }
    }
}
