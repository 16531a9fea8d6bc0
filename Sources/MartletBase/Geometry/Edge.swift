/// One edge of a rectangle, named independently of the reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge at which a line of text starts: the left one in left-to-right layout.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which a line of text ends.
    case trailing

    /// A set of edges, as used by `padding` and `ignoresSafeArea`.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that has only the given edge.
        public init(_ e: Edge) {
            rawValue = 1 << e.rawValue
        }

        /// The upper edge only.
        public static let top = Set(.top)
        /// The leading edge only.
        public static let leading = Set(.leading)
        /// The lower edge only.
        public static let bottom = Set(.bottom)
        /// The trailing edge only.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]

        /// Tests a bit without creating a set of one element.
        @inlinable package func contains(_ edge: Edge) -> Bool {
            rawValue & (1 << edge.rawValue) != 0
        }
    }

    /// The axis perpendicular to the edge. Insetting the edge changes the size along this axis.
    @inlinable package var axis: Axis {
        switch self {
        case .top, .bottom: .vertical
        case .leading, .trailing: .horizontal
        }
    }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge at which a line of text starts.
    case leading
    /// The edge at which a line of text ends.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that has only the given edge.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The leading edge only.
        public static let leading = Set(.leading)
        /// The trailing edge only.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that has only the given edge.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The upper edge only.
        public static let top = Set(.top)
        /// The lower edge only.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
