/// A direction along lines of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// To where lines begin.
    case leading
    /// To where lines end.
    case trailing

    /// Some of the directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each direction.
        public let rawValue: Int8

        /// The directions of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// To where lines begin.
        public static let leading = Set(.leading)
        /// To where lines end.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction from line to line.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// To what is above.
    case up
    /// To what is below.
    case down

    /// Some of the directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each direction.
        public let rawValue: Int8

        /// The directions of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// To what is above.
        public static let up = Set(.up)
        /// To what is below.
        public static let down = Set(.down)
        /// Both.
        public static let all: Set = [.up, .down]
    }
}

/// The part of a frame by which a person resizes it.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines end.
    case trailing
    /// The corner of the upper edge where lines begin.
    case topLeading
    /// The corner of the upper edge where lines end.
    case topTrailing
    /// The corner of the lower edge where lines begin.
    case bottomLeading
    /// The corner of the lower edge where lines end.
    case bottomTrailing
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// It becomes smaller.
    case inward
    /// It becomes larger.
    case outward

    /// Some of the directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each direction.
        public let rawValue: Int8

        /// The directions of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// One direction.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

        /// It becomes smaller.
        public static let inward = Set(.inward)
        /// It becomes larger.
        public static let outward = Set(.outward)
        /// Both.
        public static let all: Set = [.inward, .outward]
    }
}

extension PointerStyle {
    /// For an edge or a corner of a frame that a person can drag.
    ///
    /// - Parameters:
    ///   - position: The edge or corner. Lines are taken to run from left to right.
    ///   - directions: Where it can be dragged to; the shape has two arrows where both are possible.
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

    /// For the edge of a column that can be dragged in some directions. Lines are taken to run from left to right.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(name: "w-resize")
        case .trailing: PointerStyle(name: "e-resize")
        default: columnResize
        }
    }

    /// For the edge of a row that can be dragged in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(name: "n-resize")
        case .down: PointerStyle(name: "s-resize")
        default: rowResize
        }
    }
}
