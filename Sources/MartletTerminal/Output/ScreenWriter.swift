/// Converts the difference of two grids to the bytes that update a terminal.
///
/// The writer tracks the cursor and the current style, so it must see all output; `invalidate` resets this state after
/// other output. It expects automatic wrapping to be off, line feeds to keep the column, and UTF-8.
///
/// Frames of more than a few bytes are bracketed for synchronized output (mode 2026), which other terminals ignore.
package struct ScreenWriter {
    package let capabilities: TerminalCapabilities
    var output = OutputBuffer()
    var cursor = CursorEncoder()
    var style: StyleEncoder
    /// The link that the terminal makes written cells a part of; 0 for none. Each frame ends with none.
    var link: UInt32 = 0
    private var planner = ScrollPlanner()
    private var blankRow: [Cell] = []
    private var showsCursor: Bool?
    private var start = 0
    /// Whether the app shares the screen with the shell, in some lines of their own.
    let isInline: Bool
    /// The lines that the terminal has for an inline app; nil before the first frame, and after other programs have written.
    var inlineHeight: Int?
    /// The pictures that the terminal shows; nil for none.
    var graphics: TerminalGraphics?
    var kitty = KittyPictures()
    /// Whether the terminal's pictures are those that are known here.
    var knowsPictures = false
    /// The cells with parts of pictures that the frame has written.
    var overwritten: [CellPosition] = []
    /// The background color of the terminal, behind transparent pixels of sixels.
    package var ownBackground = SIMD3<UInt8>()
    /// Text to print above the lines of an inline app, with the next frame.
    var printed: [UInt8] = []

    private static let beginFrame: StaticString = "\u{1B}[?2026h"
    private static let endFrame: StaticString = "\u{1B}[?2026l"
    /// Frames up to this size arrive in one piece anyway.
    private static let smallFrame = 96

    /// - Parameter isInline: Whether the grids are some lines below the shell's, at a place that is not known. Their height
    ///   may differ from frame to frame.
    package init(capabilities: TerminalCapabilities = TerminalCapabilities(), isInline: Bool = false) {
        self.capabilities = capabilities
        self.isInline = isInline
        style = StyleEncoder(depth: capabilities.colorDepth)
        cursor.isRelative = isInline
    }

    /// Marks the state of the terminal as unknown, after other output.
    package mutating func invalidate() {
        cursor.invalidate()
        style.invalidate()
        showsCursor = nil
        kitty.reset()
        knowsPictures = false
    }

    /// Sets the colors that are shown in place of the terminal's own, from the next full frame on.
    package mutating func setGround(_ ground: ScreenGround) {
        style.ground = ground
        style.invalidate()
    }

    /// The bytes of the last frame. A copy; `withBytes` makes none.
    package var bytes: [UInt8] { Array(output.bytes[start...]) }

    /// Calls `body` with the bytes of the last frame.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try output.bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }

    /// Encodes the next frame.
    ///
    /// - Parameters:
    ///   - previous: What the terminal shows; nil when that is not known. Without it, or
    ///     when its size is another, the screen is cleared and everything written.
    ///   - next: What it shall show.
    ///   - position: Where the cursor shall be seen; nil hides it. One outside of the
    ///     grid hides it too.
    /// - Returns: The number of bytes; 0 when nothing changed.
    /// - Complexity: Linear in the number of cells; allocates nothing once warm.
    @discardableResult
    package mutating func encode(
        from previous: CellGrid?, to next: CellGrid, cursor position: CellPosition? = nil
    ) -> Int {
        output.clear()
        output.append(Self.beginFrame)
        start = output.count
        if isInline {
            writeInline(from: previous, to: next)
        } else if let previous, previous.size == next.size {
            next.cells.withUnsafeBufferPointer { new in
                previous.cells.withUnsafeBufferPointer { old in
                    guard let new = new.baseAddress, let old = old.baseAddress else { return }
                    writeChanges(from: old, to: new, next.size, canScroll: canScroll(from: previous, to: next))
                }
            }
        } else {
            writeAll(next)
        }
        writePictures(of: next)
        change(toLink: 0)
        showCursor(position.flatMap { next.bounds.contains(column: $0.column, row: $0.row) ? $0 : nil })
        if output.count - start > Self.smallFrame {
            start = 0
            output.append(Self.endFrame)
        }
        return output.count - start
    }

    private mutating func writeAll(_ next: CellGrid) {
        style.invalidate()
        willWriteAll()
        style.change(to: .plain, &output)
        output.append("\u{1B}[H\u{1B}[2J")
        cursor.isHome()
        writeRows(next)
    }

    /// Writes all rows of a grid on blank lines.
    mutating func writeRows(_ next: CellGrid) {
        let blank = blankRow(width: next.width)
        next.cells.withUnsafeBufferPointer { new in
            blank.withUnsafeBufferPointer { blank in
                guard let new = new.baseAddress, let blank = blank.baseAddress else { return }
                for row in 0..<next.height {
                    writeRow(row, from: blank, to: new + row * next.width, width: next.width)
                }
            }
        }
    }

    private mutating func writeChanges(
        from old: UnsafePointer<Cell>, to new: UnsafePointer<Cell>, _ size: CellSize, canScroll: Bool
    ) {
        guard capabilities.isSmart, canScroll,
            let plan = planner.plan(from: old, to: new, width: size.width, height: size.height)
        else {
            for row in 0..<size.height {
                writeRow(row, from: old + row * size.width, to: new + row * size.width, width: size.width)
            }
            return
        }
        scroll(plan, height: size.height)
        blankRow(width: size.width).withUnsafeBufferPointer { blank in
            for row in 0..<size.height {
                let source = plan.source(of: row).map { old + $0 * size.width } ?? blank.baseAddress!
                writeRow(row, from: source, to: new + row * size.width, width: size.width)
            }
        }
    }

    private mutating func scroll(_ plan: ScrollPlan, height: Int) {
        willScroll(plan.top...plan.bottom)
        // The rows that come in take the current background, in most terminals.
        style.change(to: .plain, &output)
        change(toLink: 0)
        let isWhole = plan.top == 0 && plan.bottom == height - 1
        if !isWhole {
            output.append("\u{1B}[")
            output.append(decimal: plan.top + 1)
            output.append(0x3B)
            output.append(decimal: plan.bottom + 1)
            output.append(0x72)
            cursor.isHome()
        }
        if capabilities.hasScrollCommands {
            output.appendControl(abs(plan.shift), plan.shift > 0 ? 0x53 : 0x54)
        } else {
            // Deleted and inserted lines move the others up to the end of the region.
            cursor.move(to: 0, row: plan.top, &output)
            output.appendControl(abs(plan.shift), plan.shift > 0 ? 0x4D : 0x4C)
        }
        if !isWhole {
            output.append("\u{1B}[r")
            cursor.isHome()
        }
        if style.ground.background != .default { eraseRows(thatComeInBy: plan) }
    }

    /// Erases the rows that a shift has brought in: kitty leaves them in its own background.
    private mutating func eraseRows(thatComeInBy plan: ScrollPlan) {
        let count = min(abs(plan.shift), plan.bottom - plan.top + 1)
        let first = plan.shift > 0 ? plan.bottom - count + 1 : plan.top
        for row in first..<first + count {
            cursor.move(to: 0, row: row, &output)
            output.append("\u{1B}[K")
        }
    }

    private mutating func showCursor(_ position: CellPosition?) {
        if let position {
            cursor.move(to: position.column, row: position.row, &output)
            if showsCursor != true { output.append("\u{1B}[?25h") }
        } else {
            if showsCursor != false { output.append("\u{1B}[?25l") }
            // The first cell keeps its place in the app if the terminal wraps lines for another width.
            if isInline { cursor.move(to: 0, row: 0, &output) }
        }
        showsCursor = position != nil
    }

    mutating func blankRow(width: Int) -> [Cell] {
        if blankRow.count != width { blankRow = Array(repeating: .blank, count: width) }
        return blankRow
    }
}
