#if GTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// All symbols of real code, in the small size of bars and menus.
@MainActor
@Suite struct SymbolSheetTests {
    private static let side = 16
    private static let columns = 40

    /// The list of `Documentation/symbols.txt`: each name, and the aliases with the same picture.
    private static let (names, aliases): ([String], [(String, String)]) = {
        var folder = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let list = (try? String(contentsOf: folder.appending(path: "Documentation/symbols.txt"), encoding: .utf8)) ?? ""
        var names: [String] = []
        var aliases: [(String, String)] = []
        for word in list.split(whereSeparator: \.isWhitespace) {
            let parts = word.split(separator: "=").map(String.init)
            if parts.count == 2 { aliases.append((parts[0], parts[1])) } else { names.append(parts[0]) }
        }
        return (names, aliases)
    }()

    /// Returns the coverage of each pixel of each symbol, from 0 to 255.
    private static func ink(of names: [String]) throws -> [[Int32]] {
        let rows = (names.count + columns - 1) / columns
        let pixels = try Pixels {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<rows, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(names[(row * columns)..<min(names.count, (row + 1) * columns)], id: \.self) {
                            Image(systemName: $0).resizable().scaledToFit()
                                .frame(width: CGFloat(side), height: CGFloat(side))
                        }
                    }
                }
            }
        }
        return names.indices.map { index in
            let (left, top) = (index % columns * side, index / columns * side)
            return (0..<side * side).map { Int32(pixels[left + $0 % side, top + $0 / side].alpha) }
        }
    }

    @Test func eachIsToldFromAllOthers() throws {
        let names = Self.names
        #expect(names.count >= 1400 && Set(names).count == names.count)
        #expect(names.filter { SymbolDrawing.named($0) == nil } == [])
        let ink = try Self.ink(of: names)
        // Differences are squared: one pixel from empty to covered is 255 × 255.
        let least: Int32 = 255 * 255
        var alike: [String] = []
        for first in names.indices {
            for second in names.indices.dropFirst(first + 1) {
                let differs = ink[first].withUnsafeBufferPointer { a in
                    ink[second].withUnsafeBufferPointer { b in
                        var sum: Int32 = 0
                        for pixel in 0..<a.count {
                            let difference = a[pixel] &- b[pixel]
                            sum &+= difference &* difference
                            if sum > least { return true }
                        }
                        return false
                    }
                }
                if !differs { alike.append("\(names[first]) and \(names[second])") }
            }
        }
        #expect(alike == [])
    }

    @Test func namesForTheSamePictureShowIt() {
        for (name, other) in Self.aliases {
            #expect(SymbolDrawing.named(name) == SymbolDrawing.named(other), "\(name)")
        }
    }

    @Test func filledFormsAreFilled() throws {
        let filled = Self.names.filter { name in
            name.hasSuffix(".fill") && Self.names.contains(String(name.dropLast(5)))
        }
        let (full, plain) = try (Self.ink(of: filled), Self.ink(of: filled.map { String($0.dropLast(5)) }))
        #expect(filled.count > 300)
        let thin = filled.indices.filter { Double(full[$0].reduce(0, +)) < 1.05 * Double(plain[$0].reduce(0, +)) }
        #expect(thin.map { filled[$0] } == [])
    }
}
#endif
