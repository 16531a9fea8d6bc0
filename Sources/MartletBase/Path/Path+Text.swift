import Foundation

// The textual form of a path: for each element its points and a letter, as in PostScript.
extension Path: LosslessStringConvertible {
    /// Parses the format of ``description``; `nil` for other strings.
    ///
    ///     Path("0 0 m 10 0 l 10 10 l h")
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2) where !isEmpty: addLine(to: point(0))
            case ("q", 4) where !isEmpty: addQuadCurve(to: point(1), control: point(0))
            case ("c", 6) where !isEmpty: addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            case ("h", 0) where !isEmpty: closeSubpath()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        if !numbers.isEmpty { return nil }
    }

    /// The elements of the path. Each element has its points and then a letter: `m` for a move, `l` for a line, `q`
    /// and `c` for curves with one or two control points, and `h` for closing the subpath.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let end): text(end) + " m"
            case .line(let end): text(end) + " l"
            case .quadCurve(let end, let control): text(control, end) + " q"
            case .curve(let end, let first, let second): text(first, second, end) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Formats a number, without a fraction if it is an integer.
    private static func text(_ number: CGFloat) -> String {
        let whole = number.rounded()
        return whole == number && abs(number) < 1e15 ? "\(Int(whole))" : "\(Double(number))"
    }
}
