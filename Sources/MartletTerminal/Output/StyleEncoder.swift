/// Tracks the current style of the terminal, and encodes changes of it.
struct StyleEncoder {
    let depth: ColorDepth
    /// The colors in place of the terminal's own.
    var ground = ScreenGround()
    /// The style that was last requested, before adapting. Most cells have the style of the cell before them.
    private var requested: CellStyle?
    /// The style that the terminal has; nil when it is not known.
    private var sent: CellStyle?

    init(depth: ColorDepth) {
        self.depth = depth
    }

    /// Marks the style of the terminal as unknown.
    mutating func invalidate() {
        requested = nil
        sent = nil
    }

    /// Takes the style of the terminal to be its default.
    mutating func assumePlain() {
        requested = .plain
        sent = .plain
    }

    /// Returns whether the terminal currently writes with `style`.
    @inline(__always)
    func isCurrent(_ style: CellStyle) -> Bool {
        style == requested
    }

    /// Whether a space in the current style looks like one in `style`.
    @inline(__always)
    func showsBlank(of style: CellStyle) -> Bool {
        guard let requested, requested.background == style.background else { return false }
        return requested.attributes.union(style.attributes).isDisjoint(with: .visibleOnBlank)
    }

    /// Makes `style` the current one.
    @inline(__always)
    mutating func change(to style: CellStyle, _ output: inout OutputBuffer) {
        if style != requested { changeSlowly(to: style, &output) }
    }

    private mutating func changeSlowly(to style: CellStyle, _ output: inout OutputBuffer) {
        requested = style
        let target = depth.adapt(ground.apply(to: style))
        guard target != sent else { return }
        defer { sent = target }
        guard target != .plain else { return output.append("\u{1B}[m") }
        guard let sent else { return Self.appendAll(target, &output) }
        let start = output.count
        // The console of Linux makes letters of a bright color bold, and they stay so in the next color.
        let endsBrightColor = depth == .basic && sent.foreground.isBright && target.foreground != sent.foreground
        Self.appendDifference(from: sent, to: target, endsWeight: endsBrightColor, &output)
        guard endsBrightColor || Self.takesAway(from: sent, to: target) else { return }
        // If an attribute ends, a reset followed by all attributes may be shorter.
        let middle = output.count
        Self.appendAll(target, &output)
        if output.count - middle < middle - start {
            output.remove(start..<middle)
        } else {
            output.truncate(to: middle)
        }
    }

    private static func takesAway(from old: CellStyle, to new: CellStyle) -> Bool {
        !old.attributes.isSubset(of: new.attributes)
            || new.foreground == .default && old.foreground != .default
            || new.background == .default && old.background != .default
    }

    private static func appendAll(_ style: CellStyle, _ output: inout OutputBuffer) {
        output.append("\u{1B}[0")
        var separator = true
        appendAttributes(style.attributes, &output, &separator)
        if style.foreground != .default { append(style.foreground, base: 30, &output, &separator) }
        if style.background != .default { append(style.background, base: 40, &output, &separator) }
        output.append(0x6D)
    }

    private static func appendDifference(
        from old: CellStyle, to new: CellStyle, endsWeight: Bool, _ output: inout OutputBuffer
    ) {
        output.append("\u{1B}[")
        var separator = false
        let ended = old.attributes.subtracting(new.attributes)
        var begun = new.attributes.subtracting(old.attributes)
        if endsWeight || !ended.isDisjoint(with: [.bold, .dim]) {
            // One code ends both attributes, so the other may have to be set again.
            append(22, &output, &separator)
            begun.formUnion(new.attributes.intersection([.bold, .dim]))
        }
        if !ended.isEmpty {
            if ended.contains(.italic) { append(23, &output, &separator) }
            if ended.contains(.underline) { append(24, &output, &separator) }
            if ended.contains(.reverse) { append(27, &output, &separator) }
            if ended.contains(.strikethrough) { append(29, &output, &separator) }
        }
        appendAttributes(begun, &output, &separator)
        if new.foreground != old.foreground { append(new.foreground, base: 30, &output, &separator) }
        if new.background != old.background { append(new.background, base: 40, &output, &separator) }
        output.append(0x6D)
    }

    private static func appendAttributes(
        _ attributes: CellAttributes, _ output: inout OutputBuffer, _ separator: inout Bool
    ) {
        guard !attributes.isEmpty else { return }
        if attributes.contains(.bold) { append(1, &output, &separator) }
        if attributes.contains(.dim) { append(2, &output, &separator) }
        if attributes.contains(.italic) { append(3, &output, &separator) }
        if attributes.contains(.underline) { append(4, &output, &separator) }
        if attributes.contains(.reverse) { append(7, &output, &separator) }
        if attributes.contains(.strikethrough) { append(9, &output, &separator) }
    }

    /// A color of the foreground (`base` 30) or the background (40).
    private static func append(
        _ color: CellColor, base: Int, _ output: inout OutputBuffer, _ separator: inout Bool
    ) {
        switch color.kind {
        case .default: append(base + 9, &output, &separator)
        case .indexed(let index) where index < 8: append(base + Int(index), &output, &separator)
        case .indexed(let index) where index < 16: append(base + 52 + Int(index), &output, &separator)
        case .indexed(let index):
            append(base + 8, &output, &separator)
            append(5, &output, &separator)
            append(Int(index), &output, &separator)
        case .rgb(let red, let green, let blue):
            append(base + 8, &output, &separator)
            append(2, &output, &separator)
            append(Int(red), &output, &separator)
            append(Int(green), &output, &separator)
            append(Int(blue), &output, &separator)
        }
    }

    private static func append(_ number: Int, _ output: inout OutputBuffer, _ separator: inout Bool) {
        if separator { output.append(0x3B) }
        separator = true
        output.append(decimal: number)
    }
}
