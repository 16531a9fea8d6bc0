/// The names that assistive technology speaks for symbols.
package enum SpokenSymbols {
    /// Returns the spoken name of a symbol: its common meaning if it has one, otherwise the depicted object, without
    /// words that only describe the drawing.
    ///
    ///     SpokenSymbols.name(of: "star.fill")    // "Favorite"
    ///     SpokenSymbols.name(of: "leaf.circle")  // "Leaf"
    package static func name(of symbol: String) -> String {
        var words = withoutDrawing(symbol.split(separator: "."))
        if let known = meanings[symbol] ?? meanings[words.joined(separator: ".")] { return known }
        var prefix = "", suffix = ""
        if let index = words.firstIndex(of: "badge"), index > 0 {
            // A badge modifies the meaning of the symbol before it.
            let mark = words[(index + 1)...].first { $0 == "plus" || $0 == "minus" }
            prefix = mark.map { $0 == "plus" ? "Add " : "Remove " } ?? ""
            words.removeSubrange(index...)
        }
        if let index = words.lastIndex(of: "slash"), index > 0 {
            suffix = " off"
            words.remove(at: index)
        }
        let name = meanings[words.joined(separator: ".")] ?? words.joined(separator: " ")
        return (prefix + (prefix.isEmpty ? name.capitalizedFirst : name.lowercased()) + suffix)
    }

    private static func withoutDrawing(_ words: [Substring]) -> [Substring] {
        words.prefix(1) + words.dropFirst().filter { !drawingWords.contains($0) }
    }

    /// Words that describe the drawing of a symbol, and not the depicted object.
    private static let drawingWords: Set<Substring> = [
        "fill", "filled", "circle", "square", "rectangle", "app", "capsule", "diamond", "hexagon", "octagon", "seal",
        "triangle", "crop", "inset", "rtl",
    ]

    private static let meanings: [String: String] = {
        var meanings: [String: String] = [:]
        for line in source.split(separator: "\n") {
            let parts = line.split(separator: ":")
            for symbol in parts[1].split(separator: " ") { meanings[String(symbol)] = String(parts[0]) }
        }
        return meanings
    }()

    private static let source = """
        Add: plus plus.circle plus.square
        Airplane mode: airplane
        Back: chevron.left chevron.backward arrow.left arrow.backward
        Battery: battery.0 battery.25 battery.50 battery.75 battery.100
        Bigger: plus.magnifyingglass
        Bullets: list.bullet list.dash
        Cancel: xmark.circle
        Charging: battery.100.bolt
        Checkmark: checkmark checkmark.seal
        Clock: clock clock.arrow.circlepath
        Close: xmark xmark.square
        Collapse: arrow.down.right.and.arrow.up.left
        Copy: doc.on.doc square.on.square
        Crossed out: nosign
        Delete: trash delete.left
        Document: doc doc.text
        Down: chevron.down arrow.down
        Download: square.and.arrow.down arrow.down.circle icloud.and.arrow.down
        Edit: pencil square.and.pencil
        Error: xmark.octagon exclamationmark.octagon
        Expand: arrow.up.left.and.arrow.down.right
        Fast forward: forward
        Favorite: star
        Filter: line.3.horizontal.decrease
        Flashlight: flashlight.on.fill
        Forward: chevron.right chevron.forward arrow.right arrow.forward
        Grid: square.grid.2x2 square.grid.3x3 rectangle.grid.1x2
        Hide: eye.slash
        Home: house
        Information: info
        Help: questionmark
        Image: photo
        Log out: rectangle.portrait.and.arrow.right
        Mail: envelope
        Menu: line.3.horizontal line.horizontal.3
        Microphone: mic
        More: ellipsis
        Mute: speaker.slash
        Next: forward.end
        Numbered list: list.number
        Paste: doc.on.clipboard
        People: person.2 person.3
        Previous: backward.end
        Redo: arrow.uturn.forward arrow.uturn.right
        Refresh: arrow.clockwise
        Remove: minus minus.circle minus.square
        Rewind: backward
        Search: magnifyingglass
        Send: paperplane
        Settings: gear gearshape gearshape.2
        Share: square.and.arrow.up
        Show: eye
        Sidebar: sidebar.left sidebar.leading sidebar.right sidebar.trailing
        Smaller: minus.magnifyingglass
        Smile: face.smiling
        Sort: arrow.up.arrow.down
        Speaker: speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
        Sun: sun.max sun.min
        Synchronize: arrow.triangle.2.circlepath arrow.2.circlepath
        Temperature: thermometer thermometer.medium
        Undo: arrow.uturn.backward arrow.uturn.left arrow.counterclockwise
        Up: chevron.up arrow.up
        Warning: exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle exclamationmark
        """
}

extension String {
    /// The string with its first character in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
