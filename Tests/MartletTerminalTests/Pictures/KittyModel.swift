import Foundation
import Martlet

import MartletTerminal

/// A terminal that keeps and places pictures by kitty's protocol.
///
/// The characters go to a `VirtualTerminal`. Placements move with rows that scroll only if nothing else has removed them
/// before, which is a fault here: terminals differ in what they do with placements on the edge of a region.
struct KittyModel {
    struct Placement: Equatable {
        var image: Int
        var source: CGRect
        var cells: CellRect
        var depth: Int
    }

    var screen: VirtualTerminal
    private(set) var images: [Int: Bitmap] = [:]
    private(set) var placements: [Int: Placement] = [:]
    /// The bytes of picture data that arrived.
    private(set) var dataCount = 0
    private var pieces: (number: Int, data: String)?
    private(set) var faults: [String] = []

    init(width: Int, height: Int) { screen = VirtualTerminal(width: width, height: height) }

    mutating func receive(_ bytes: [UInt8]) {
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}_G")
        receive(text: parts[0])
        for part in parts.dropFirst() {
            guard let end = part.range(of: "\u{1B}\\") else {
                faults.append("a command without an end")
                return
            }
            perform(String(part[..<end.lowerBound]))
            receive(text: String(part[end.upperBound...]))
        }
        faults += screen.faults
    }

    private mutating func receive(text: String) {
        if !placements.isEmpty {
            let scrolls = text.components(separatedBy: "\u{1B}[").dropFirst().contains {
                $0.drop { $0.isNumber }.first.map { "ST".contains($0) } == true
            }
            if scrolls { faults.append("placements scroll") }
        }
        screen.receive(Array(text.utf8))
    }

    private mutating func perform(_ command: String) {
        let halves = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        var values: [Substring: String] = [:]
        for pair in halves[0].split(separator: ",") {
            let sides = pair.split(separator: "=")
            values[sides[0]] = String(sides[1])
        }
        func number(_ name: Substring) -> Int { values[name].flatMap { Int($0) } ?? 0 }
        if halves.count > 1 { return take(String(halves[1]), isLast: number("m") == 0, number("i"), values) }
        switch (values["a"], values["d"]) {
        case ("p", _):
            guard images[number("i")] != nil else { return faults.append("no picture \(number("i"))") }
            let cells = CellRect(column: screen.column, row: screen.row, width: number("c"), height: number("r"))
            if cells.endColumn > screen.width || cells.endRow > screen.height { faults.append("\(cells) is outside") }
            placements[number("p")] = Placement(
                image: number("i"),
                source: CGRect(x: number("x"), y: number("y"), width: number("w"), height: number("h")), cells: cells,
                depth: number("z"))
        case ("d", "i"):
            if placements.removeValue(forKey: number("p")) == nil { faults.append("no placement \(number("p"))") }
        case ("d", "I"):
            images[number("i")] = nil
            placements = placements.filter { $0.value.image != number("i") }
        case ("d", "A"):
            images = [:]
            placements = [:]
        default: faults.append(command)
        }
    }

    private mutating func take(_ data: String, isLast: Bool, _ number: Int, _ values: [Substring: String]) {
        if pieces == nil, values["a"] != "t" || values["f"] != "100" { faults.append("\(values)") }
        dataCount += data.utf8.count
        pieces = (pieces?.number ?? number, (pieces?.data ?? "") + data)
        if data.utf8.count > 4096 { faults.append("a piece of \(data.utf8.count)") }
        guard isLast, let whole = pieces else { return }
        pieces = nil
        guard let file = Data(base64Encoded: whole.data), let bitmap = Bitmap([UInt8](file)) else {
            return faults.append("not a picture")
        }
        images[whole.number] = bitmap
    }

    /// The color of a cell's middle as the pictures show it; nil for a cell without a picture.
    func color(_ column: Int, _ row: Int) -> [UInt8]? {
        for placement in placements.values where placement.cells.contains(column: column, row: row) {
            guard let bitmap = images[placement.image] else { return nil }
            let x =
                placement.source.minX
                + (CGFloat(column - placement.cells.column) + 0.5) * placement.source.width
                / CGFloat(placement.cells.width)
            let y =
                placement.source.minY
                + (CGFloat(row - placement.cells.row) + 0.5) * placement.source.height / CGFloat(placement.cells.height)
            let place = (Int(y) * bitmap.width + Int(x)) * 4
            return Array(bitmap.pixels[place..<place + 3])
        }
        return nil
    }
}
