@testable import MartletTerminal

/// Makes screens, each from the one before, as apps do and as they do not.
struct RandomScreens {
    var random: SplitMix
    var grid: CellGrid

    private static let texts = [
        "Hello, world", "a", "          ", "日本語テキスト", "漢", "👩‍👩‍👧‍👦 family", "🇩🇪🇫🇷", "🇩",
        "e\u{301}te\u{301}", "क्षत्रिय", "한국어", "1️⃣2️⃣", "❤️", "naïve — “quoted”", "│ cell │",
        "tab\tand\u{1B}[31mescape\u{7}", "กำลัง", "🚀🚀🚀", "x\u{200D}y", "0123456789012345678901234567890123456789",
    ]

    init(seed: UInt64, width: Int, height: Int) {
        random = SplitMix(seed: seed)
        grid = CellGrid(width: width, height: height)
    }

    mutating func next() -> CellGrid {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: grid = CellGrid(width: grid.width, height: grid.height)
        case 1, 2, 3: scroll()
        default: break
        }
        for _ in 0..<Int.random(in: 0..<8, using: &random) { draw() }
        return grid
    }

    private mutating func draw() {
        let rect = rect()
        switch Int.random(in: 0..<8, using: &random) {
        case 0: grid.fill(rect, style: style())
        case 1: grid.drawBox(rect, lines: .rounded, style: style(), keepsBackground: .random(using: &random))
        case 2:
            let background = color()
            grid.restyle(rect) { $0.background = background }
        default:
            grid.put(
                Self.texts.randomElement(using: &random)!, column: rect.column, row: rect.row, style: style(),
                clip: .random(using: &random) ? rect : nil, keepsBackground: .random(using: &random))
        }
    }

    private mutating func scroll() {
        let top = Int.random(in: 0..<grid.height, using: &random)
        let bottom = Int.random(in: top..<grid.height, using: &random)
        let shift = Int.random(in: -4...4, using: &random)
        let old = grid.cells
        for row in top...bottom {
            for column in 0..<grid.width {
                let source = row + shift
                grid.cells[row * grid.width + column] =
                    source >= top && source <= bottom ? old[source * grid.width + column] : .blank
            }
        }
    }

    private mutating func rect() -> CellRect {
        CellRect(
            column: .random(in: -4..<grid.width + 2, using: &random),
            row: .random(in: -1..<grid.height + 1, using: &random),
            width: .random(in: 0..<grid.width, using: &random),
            height: .random(in: 0..<grid.height, using: &random))
    }

    private mutating func style() -> CellStyle {
        guard Bool.random(using: &random) else { return .plain }
        return CellStyle(
            foreground: color(), background: color(),
            attributes: CellAttributes(rawValue: .random(in: 0..<64, using: &random)))
    }

    private mutating func color() -> CellColor {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .indexed(.random(in: 0..<16, using: &random))
        case 1: .indexed(.random(in: 0...255, using: &random))
        case 2:
            .rgb(
                .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
                .random(in: 0...255, using: &random))
        default: .default
        }
    }
}
