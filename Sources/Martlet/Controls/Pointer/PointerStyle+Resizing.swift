/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Towards the start of the line.
    case leading
    /// Towards the end of the line.
    case trailing

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's elements, one bit for each.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// Towards the start of the line.
        public static let leading = Set(.leading)
        /// Towards the end of the line.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A vertical direction.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's elements, one bit for each.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// Upwards.
        public static let up = Set(.up)
        /// Downwards.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

/// The edge or corner of a frame that the user drags to resize it.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The leading edge.
    case leading
    /// The lower edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing
}

/// The direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// The frame shrinks.
    case inward
    /// The frame grows.
    case outward

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The set's elements, one bit for each.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one direction.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// The frame shrinks.
        public static let inward = Set(.inward)
        /// The frame grows.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

extension PointerStyle {
    /// Returns the pointer for resizing a frame by an edge or corner.
    ///
    /// - Parameters:
    ///   - position: The edge or corner, in left-to-right layout.
    ///   - directions: The possible directions. For both, the pointer has two arrows.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        let isWhole = directions == .all || directions.isEmpty
        let isOutward = directions == .outward
        func name(_ both: String, _ outward: String, _ inward: String) -> PointerStyle {
            PointerStyle(name: "\(isWhole ? both : isOutward ? outward : inward)-resize")
        }
        return switch position {
        case .top: name("ns", "n", "s")
        case .bottom: name("ns", "s", "n")
        case .leading: name("ew", "w", "e")
        case .trailing: name("ew", "e", "w")
        case .topLeading: name("nwse", "nw", "se")
        case .bottomTrailing: name("nwse", "se", "nw")
        case .topTrailing: name("nesw", "ne", "sw")
        case .bottomLeading: name("nesw", "sw", "ne")
        }
    }

    /// Returns the pointer for resizing a column, in left-to-right layout.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(name: "w-resize")
        case .trailing: PointerStyle(name: "e-resize")
        default: columnResize
        }
    }

    /// Returns the pointer for resizing a row.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(name: "n-resize")
        case .down: PointerStyle(name: "s-resize")
        default: rowResize
        }
    }
}
