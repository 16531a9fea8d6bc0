import Foundation
import Synchronization

extension SymbolDrawing {
    /// Returns the drawing of a symbol by name; `nil` if neither the symbol nor its base symbol is known.
    ///
    /// Names are composed as on Apple's platforms: suffixes such as `.fill`, `.slash`, `.circle` and `.badge.plus`
    /// change the symbol before them. Unknown suffixes are ignored.
    /// - Complexity: A table lookup, once a symbol has been drawn.
    package static func named(_ name: String) -> SymbolDrawing? {
        if let known = cache.withLock({ $0[name] }) { return known }
        let made = SymbolNames.compose(name.split(separator: "."))
        cache.withLock { $0[name] = .some(made) }
        return made
    }

    private static let cache = Mutex<[String: SymbolDrawing?]>([:])

    /// The drawing for unknown symbol names.
    package static let unknown: SymbolDrawing = {
        let frame = SymbolTable.drawing(of: "square.dashed", isFilled: false) ?? SymbolDrawing()
        let mark = SymbolTable.drawing(of: "questionmark", isFilled: false) ?? SymbolDrawing()
        return frame + mark.scaled(0.5)
    }()
}

/// Parses names of symbols and composes their drawings.
private enum SymbolNames {
    typealias Parts = ArraySlice<Substring>

    static func compose(_ parts: [Substring]) -> SymbolDrawing? {
        var parts = parts[...]
        while let last = parts.last, languages.contains(last), parts.count > 1 { parts.removeLast() }
        if let drawing = compose(parts, isFilled: false) { return drawing }
        // Unknown suffixes specify details that are not drawn, and are dropped.
        while parts.count > 1 {
            parts.removeLast()
            if let drawing = compose(parts, isFilled: false) { return drawing }
        }
        return nil
    }

    private static let languages: Set<Substring> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "el", "ru"]

    private static func compose(_ parts: Parts, isFilled: Bool) -> SymbolDrawing? {
        guard let last = parts.last else { return nil }
        if let own = SymbolTable.drawing(of: parts.joined(separator: "."), isFilled: isFilled) { return own }
        let rest = parts.dropLast()
        if rest.isEmpty { return figure(last) }
        // Names with a number of seconds, such as `goforward.10`.
        if rest == ["goforward"] || rest == ["gobackward"], let number = figure(last) {
            return compose(rest, isFilled: false).map { $0 + number.scaled(0.42, dy: 5, line: 0.8) }
        }
        if last == "fill" { return compose(rest, isFilled: true) }
        if last == "slash" { return compose(rest, isFilled: isFilled).map(slashed) }
        if last == "badge" {
            return compose(rest, isFilled: isFilled).map { badged($0, with: nil, hue: SymbolHues.badge(nil)) }
        }
        if let index = parts.lastIndex(of: "badge"), index > parts.startIndex {
            let mark = compose(parts[(index + 1)...], isFilled: true)
            let hue = SymbolHues.badge(parts[(index + 1)...].joined(separator: "."))
            return compose(parts[..<index], isFilled: isFilled).map { badged($0, with: mark, hue: hue) }
        }
        // In `person.fill.checkmark`, the mark is next to the filled symbol.
        if let index = parts.lastIndex(of: "fill"), let mark = compose(parts[(index + 1)...], isFilled: false) {
            let hue = SymbolHues.badge(parts[(index + 1)...].joined(separator: "."))
            return compose(parts[..<index], isFilled: true).map { badged($0, with: mark, hue: hue) }
        }
        if let enclosure = Enclosure(last), let inner = compose(rest, isFilled: true) {
            return enclosed(inner, in: enclosure, isFilled: isFilled)?
                .hued(SymbolHues.pieces(of: parts.joined(separator: ".")).first ?? nil)
        }
        return nil
    }

    /// Returns the number in a name as a drawing; letters are in the table.
    private static func figure(_ word: Substring) -> SymbolDrawing? {
        guard word.count <= 2, word.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let digits = word.compactMap { SymbolTable.drawing(of: "digit.\($0)", isFilled: false) }
        if digits.count == 2 { return digits[0].scaled(0.72, dx: -22) + digits[1].scaled(0.72, dx: 22) }
        return digits.first
    }

    private static func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let slash = SymbolPathReader.path("M12 12 L88 88".split(separator: " ")[...])
        return drawing
            + SymbolDrawing(layers: [.init(path: slash, line: 2.8, isCut: true), .init(path: slash, line: 1)])
    }

    /// Adds a mark in a disc at the lower corner, or a dot at the upper corner if there is no mark.
    private static func badged(_ drawing: SymbolDrawing, with mark: SymbolDrawing?, hue: SymbolHue?) -> SymbolDrawing {
        let center = mark == nil ? CGPoint(x: 80, y: 20) : CGPoint(x: 75, y: 75)
        let radius: CGFloat = mark == nil ? 13 : 25
        func disc(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
        }
        var badge = SymbolDrawing(layers: [.init(path: disc(radius))])
        if let mark {
            let hole = mark.scaled(0.36, dx: center.x - 50, dy: center.y - 50, line: 0.9).cut
            badge = badge + hole
        }
        return drawing.at(level: 1) + SymbolDrawing(layers: [.init(path: disc(radius + 6), isCut: true)])
            + badge.hued(hue)
    }

    private static func enclosed(
        _ inner: SymbolDrawing, in enclosure: Enclosure, isFilled: Bool
    ) -> SymbolDrawing? {
        guard let frame = SymbolTable.drawing(of: enclosure.name, isFilled: isFilled) else { return nil }
        let small = inner.scaled(enclosure.scale, dy: enclosure.dy, line: 0.95)
        return frame.at(level: 1) + (isFilled ? small.cut : small)
    }
}

/// A figure that can enclose a symbol.
private struct Enclosure {
    let name: String
    /// The scale of the enclosed symbol.
    let scale: CGFloat
    /// The distance of the enclosed symbol below the middle.
    var dy: CGFloat = 0

    init?(_ word: Substring) {
        name = word == "bubble" ? "bubble.left" : String(word)
        switch word {
        case "circle": scale = 0.54
        case "seal", "octagon", "hexagon", "viewfinder": scale = 0.5
        case "square", "app": scale = 0.56
        case "rectangle": scale = 0.5
        case "capsule": scale = 0.42
        case "diamond", "pentagon": scale = 0.44
        case "triangle": (scale, dy) = (0.42, 9)
        case "shield": (scale, dy) = (0.46, -2)
        case "bubble": (scale, dy) = (0.5, -6)
        case "message": (scale, dy) = (0.48, -3)
        case "icloud", "cloud": (scale, dy) = (0.38, 7)
        case "doc": (scale, dy) = (0.4, 14)
        case "folder": (scale, dy) = (0.36, 10)
        case "house": (scale, dy) = (0.38, 17)
        case "tv": (scale, dy) = (0.4, -6)
        default: return nil
        }
    }
}
