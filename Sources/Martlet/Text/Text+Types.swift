import Foundation

extension Text {
    /// The position at which a text that does not fit is truncated.
    public typealias TruncationMode = _TextLayoutOptions.TruncationMode

    /// A letter case in which text is shown.
    public enum Case: Hashable, Sendable {
        /// Upper case.
        case uppercase
        /// Lower case.
        case lowercase
    }

    /// The scale of a text relative to other text of the same font.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool

        /// The size of its font.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller scale for secondary text, such as a unit.
        public static let secondary = Scale(isSecondary: true)

        /// The factor from the font size to the size of text with the secondary scale.
        static let secondaryFactor: CGFloat = 0.8
    }

    /// The look of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let kind: TextLine.Pattern

            /// A line without gaps.
            public static let solid = Pattern(kind: .solid)
            /// A dotted line.
            public static let dot = Pattern(kind: .dot)
            /// A dashed line.
            public static let dash = Pattern(kind: .dash)
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A dash followed by two dots, repeated.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        let pattern: Pattern
        /// The color of the line; `nil` for that of the text.
        let color: Color?

        /// Creates a line style.
        ///
        /// - Parameters:
        ///   - pattern: The pattern of the line.
        ///   - color: The color of the line; `nil` for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A single solid line in the color of the text.
        public static let single = LineStyle()
    }

    /// The format of a date in a text.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day, such as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The date, such as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now, such as "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with a sign, such as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from now, such as "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }
}
