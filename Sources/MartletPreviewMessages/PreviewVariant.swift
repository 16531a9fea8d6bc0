/// The surroundings in which a preview is drawn, as far as they differ from the preview's own.
///
/// A variant is written as words with `+` between them: `dark+phone`, `rtl+locale=ar`.
public struct PreviewVariant: Codable, Equatable, Sendable {
    /// A device, which gives the preview a size.
    public enum Device: String, Codable, CaseIterable, Sendable {
        /// A phone, 390 by 844 points.
        case phone
        /// A tablet, 820 by 1,180 points.
        case tablet
        /// A window of the desktop, 800 by 600 points.
        case desktop
    }

    /// An error in the text of a variant.
    public struct Problem: Error, CustomStringConvertible {
        /// A readable description.
        public let description: String
    }

    /// The text of the variant.
    public var name: String
    /// The device, if the variant has one.
    public var device: Device?
    /// The width and height in points, if the variant has them.
    public var size: [Double]?
    /// True for dark colors.
    public var isDark = false
    /// True for increased contrast.
    public var isHighContrast = false
    /// True for layout from right to left.
    public var isRightToLeft = false
    /// The size of text, named as the cases of `DynamicTypeSize`.
    public var textSize: String?
    /// The identifier of the locale.
    public var locale: String?
    /// True for a terminal, whose rows of cells a live preview shows.
    public var isTerminal = false

    /// The sizes of text, from the smallest to the largest.
    public static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// The words of a variant, for help texts.
    public static let words =
        "light, dark, contrast, rtl, phone, tablet, desktop, terminal, WIDTHxHEIGHT, locale=ID, text=SIZE (\(textSizes.joined(separator: ", ")))"

    /// Parses the text of a variant.
    public init(parsing text: String) throws(Problem) {
        name = text
        for word in text.split(separator: "+", omittingEmptySubsequences: false) { try apply(word) }
    }

    private mutating func apply(_ word: Substring) throws(Problem) {
        if let device = Device(rawValue: String(word)) {
            self.device = device
            return
        }
        switch word {
        case "light": isDark = false
        case "dark": isDark = true
        case "contrast": isHighContrast = true
        case "rtl": isRightToLeft = true
        case "terminal": isTerminal = true
        default:
            let parts = word.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0] == "locale" {
                locale = String(parts[1])
            } else if parts.count == 2, parts[0] == "text", Self.textSizes.contains(String(parts[1])) {
                textSize = String(parts[1])
            } else if let size = Self.size(word) {
                self.size = size
            } else {
                throw Problem(description: "A variant has no word '\(word)'. There are \(Self.words).")
            }
        }
    }

    private static func size(_ word: Substring) -> [Double]? {
        let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (1...8192).contains(width), (1...8192).contains(height)
        else { return nil }
        return [width, height]
    }
}
