extension SymbolTemplate.Variant {
    /// Returns an interpolated variant; `nil` if the structures of the drawings differ.
    ///
    /// - Parameters:
    ///   - other: The variant at the other end.
    ///   - share: From 0 for this variant to 1 for the other.
    func blended(with other: Self, by share: Double) -> Self? {
        guard let drawing = drawing.blended(with: other.drawing, by: share) else { return nil }
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Self(
            drawing: drawing, left: between(left, other.left), right: between(right, other.right),
            baseline: between(baseline, other.baseline))
    }
}

extension MarkupElement {
    fileprivate func blended(with other: MarkupElement, by share: Double) -> MarkupElement? {
        guard name == other.name, children.count == other.children.count else { return nil }
        var result = self
        for (index, attribute) in attributes.enumerated() where Self.numeric.contains(attribute.name) {
            guard let theirs = other[attribute.name],
                let value = Self.blend(attribute.value, theirs, by: share)
            else { return nil }
            result.attributes[index].value = value
        }
        for index in children.indices {
            guard let child = children[index].blended(with: other.children[index], by: share) else { return nil }
            result.children[index] = child
        }
        return result
    }

    private static let numeric: Set = [
        "d", "transform", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "x2", "y1", "y2", "points",
        "stroke-width",
    ]

    /// Interpolates the numbers in two texts; returns `nil` if the texts differ in anything else.
    private static func blend(_ first: String, _ second: String, by share: Double) -> String? {
        let (a, b) = (pieces(first), pieces(second))
        guard a.count == b.count else { return nil }
        var result = ""
        for (mine, theirs) in zip(a, b) {
            if let from = Double(mine), let to = Double(theirs) {
                let value = from + (to - from) * share
                result += " \((value * 10_000).rounded() / 10_000)"
            } else {
                guard mine == theirs else { return nil }
                result += " " + mine
            }
        }
        return result
    }

    /// Returns whether the text is a number followed by the `e` of an exponent.
    private static func isPower(_ text: String) -> Bool { text.last == "e" && Double(text.dropLast()) != nil }

    /// Splits a path or a transform into its numbers and words.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var current = ""
        func end() {
            if !current.isEmpty { pieces.append(current) }
            current = ""
        }
        var isWord: Bool { current.last.map { $0.isLetter || $0 == "(" || $0 == ")" } ?? false }
        for character in text {
            switch character {
            case "0"..."9":
                if isWord, !isPower(current) { end() }
                current.append(character)
            case ".":
                if isWord || current.contains(".") || current.contains("e") { end() }
                current.append(character)
            case "-", "+":
                if !isPower(current) { end() }
                current.append(character)
            case "e" where Double(current) != nil: current.append(character)
            case " ", ",", "\n", "\t", "\r": end()
            default:
                if !isWord { end() }
                current.append(character)
            }
        }
        end()
        return pieces
    }
}
