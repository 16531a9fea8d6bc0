import Foundation

/// The drawings of symbols by name, as compact text that is parsed when a symbol is first shown.
///
/// A line has the name of a symbol, and of others with the same drawing, then a colon and the elements of the drawing,
/// separated by semicolons. Each element is a letter and a figure. Figures are in a square of 100 units, whose y axis
/// points downwards.
///
/// - `b`: a body, which is outlined, or filled in the filled symbol;
/// - `d`: a line in a body, which is cut out in the filled symbol;
/// - `h`: a filled figure in a body, which is cut out in the filled symbol;
/// - `s`: a line, `f`: a filled figure, `t`: a thin line, equal in both symbols;
/// - `k`: a figure that is cut out of the previous elements, with a margin;
/// - `v`: a line and `y`: a body that are one step of a variable symbol.
///
/// `@name scale x y` inserts another symbol, scaled and translated. `=name r90` is another symbol, rotated by degrees
/// (`r`) or mirrored (`flipx`, `flipy`).
enum SymbolTable {
    /// Returns the table's entry for a symbol; `nil` if there is none.
    static func line(for name: String) -> Substring? { lines[name] }

    private static let lines: [String: Substring] = {
        var lines: [String: Substring] = [:]
        for source in [signs, shapes, objects, world, combinations, devices, places] {
            for line in source.split(separator: "\n") {
                guard let colon = line.firstIndex(of: ":") else { continue }
                for name in line[..<colon].split(separator: " ") {
                    lines[String(name)] = line[line.index(after: colon)...]
                }
            }
        }
        return lines
    }()

    /// Returns the drawing of a symbol with its own line in the table.
    static func drawing(of name: String, isFilled: Bool) -> SymbolDrawing? {
        guard let line = line(for: name) else { return nil }
        var drawing = SymbolDrawing()
        var step = 0
        var hues = SymbolHues.pieces(of: name)[...]
        for piece in line.split(separator: ";") {
            let words = piece.split(separator: " ")
            guard let first = words.first else { continue }
            switch first.first {
            case "=":
                guard let base = Self.drawing(of: String(first.dropFirst()), isFilled: isFilled) else { return nil }
                drawing = drawing + words.dropFirst().reduce(base, turn)
            case "@":
                guard let base = Self.drawing(of: String(first.dropFirst()), isFilled: isFilled) else { return nil }
                let numbers = words.dropFirst().compactMap { Double($0) }
                guard numbers.count == 3 else { return nil }
                drawing = drawing + base.scaled(numbers[0], dx: numbers[1], dy: numbers[2])
            default:
                if first == "v" || first == "y" { step += 1 }
                let hue = hues.count > 1 ? hues.removeFirst() : hues.first ?? nil
                var figures = SymbolDrawing()
                add(first, path: SymbolPathReader.path(words.dropFirst()), step: step, isFilled, to: &figures)
                drawing = drawing + figures.hued(hue)
            }
        }
        return drawing
    }

    private static func turn(_ drawing: SymbolDrawing, by word: Substring) -> SymbolDrawing {
        switch word {
        case "flipx": drawing.turned(flipX: true)
        case "flipy": drawing.turned(flipY: true)
        default: drawing.turned(degrees: Double(word.dropFirst()) ?? 0)
        }
    }

    private static func add(
        _ kind: Substring, path: Path, step: Int, _ isFilled: Bool, to drawing: inout SymbolDrawing
    ) {
        switch kind {
        case "b":
            // A filled body includes the outer half of the outline.
            if isFilled { drawing.layers.append(.init(path: path)) }
            drawing.layers.append(.init(path: path, line: 1))
        case "d": drawing.layers.append(.init(path: path, line: isFilled ? 0.85 : 0.9, isCut: isFilled))
        case "h": drawing.layers.append(.init(path: path, isCut: isFilled))
        case "s": drawing.layers.append(.init(path: path, line: 1))
        case "t": drawing.layers.append(.init(path: path, line: 0.6))
        case "f": drawing.layers.append(.init(path: path))
        case "k":
            drawing.layers.append(.init(path: path, line: 2.6, isCut: true))
            drawing.layers.append(.init(path: path, isCut: true))
        case "v": drawing.layers.append(.init(path: path, line: 1, step: step))
        case "y": drawing.layers.append(.init(path: path, step: step))
        default: break
        }
    }
}

/// Parses the figures of ``SymbolTable``.
///
/// `M`, `L`, `Q`, `C` and `Z` are elements of a path. `O x y r` is a circle, `E x y w h` an ellipse, and `R x y w h r`
/// a rectangle with rounded corners. `A x y r from to` is an arc in degrees, clockwise from the right, which continues
/// the previous line unless it begins a figure. `P x y n r` is a regular polygon, `S x y n r1 r2` a star, and `G x y n
/// r1 r2` a gear.
enum SymbolPathReader {
    static func path(_ words: ArraySlice<Substring>) -> Path {
        var path = Path()
        var letter: Character = "M"
        var numbers: [CGFloat] = []
        for word in words {
            var word = word
            if let first = word.first, first.isLetter {
                flush(letter, &numbers, &path)
                letter = first
                word = word.dropFirst()
                if letter == "Z" { path.closeSubpath() }
            }
            if let number = Double(word) { numbers.append(number) }
        }
        flush(letter, &numbers, &path)
        return path
    }

    private static func flush(_ letter: Character, _ numbers: inout [CGFloat], _ path: inout Path) {
        let count = counts[letter] ?? 0
        defer { numbers = [] }
        guard count > 0 else { return }
        for start in stride(from: 0, to: numbers.count - count + 1, by: count) {
            add(letter, Array(numbers[start..<start + count]), to: &path)
        }
    }

    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "Q": 4, "C": 6, "O": 3, "E": 4, "R": 5, "A": 5, "P": 4, "S": 5, "G": 5,
    ]

    private static func add(_ letter: Character, _ n: [CGFloat], to path: inout Path) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch letter {
        case "M": path.move(to: point(0))
        case "L": path.addLine(to: point(0))
        case "Q": path.addQuadCurve(to: point(2), control: point(0))
        case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case "E": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case "R":
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: n[4], height: n[4]), style: .circular)
        case "A": addArc(n, to: &path)
        case "P": addCorners(point(0), count: Int(n[2]), radii: [n[3]], to: &path)
        case "S": addCorners(point(0), count: Int(n[2]) * 2, radii: [n[3], n[4]], to: &path)
        case "G": addWheel(point(0), teeth: Int(n[2]), outer: n[3], inner: n[4], to: &path)
        default: break
        }
    }

    /// Adds an arc as a sequence of short lines.
    private static func addArc(_ n: [CGFloat], to path: inout Path) {
        let steps = max(6, Int(abs(n[4] - n[3]) / 6))
        for step in 0...steps {
            let angle = (n[3] + (n[4] - n[3]) * CGFloat(step) / CGFloat(steps)) * .pi / 180
            let point = CGPoint(x: n[0] + n[2] * cos(angle), y: n[1] + n[2] * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
    }

    private static func addCorners(_ center: CGPoint, count: Int, radii: [CGFloat], to path: inout Path) {
        for index in 0..<count {
            let angle = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
            let radius = radii[index % radii.count]
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    private static func addWheel(
        _ center: CGPoint, teeth: Int, outer: CGFloat, inner: CGFloat, to path: inout Path
    ) {
        let tooth = 2 * CGFloat.pi / CGFloat(teeth)
        let corners: [(part: CGFloat, radius: CGFloat)] = [(-0.3, inner), (-0.18, outer), (0.18, outer), (0.3, inner)]
        for index in 0..<teeth {
            for corner in corners {
                let angle = (CGFloat(index) + corner.part) * tooth - .pi / 2
                let point = CGPoint(x: center.x + corner.radius * cos(angle), y: center.y + corner.radius * sin(angle))
                if path.isEmpty || (index == 0 && corner.part == -0.3) {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
        }
        path.closeSubpath()
    }
}
