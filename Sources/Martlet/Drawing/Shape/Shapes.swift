import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// The extent of a corner, in points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    /// A rectangle whose corners are parts of ellipses.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle whose corners are parts of circles.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let size = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rect.shrunk(by: inset), cornerSize: size, style: style)
    }

    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    private var inset: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: inset)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// The largest circle in the middle of a rectangle.
nonisolated public struct Circle: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = max(0, min(rect.width, rect.height) - 2 * inset)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let side?, nil), (nil, let side?): side
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// The ellipse that touches the sides of a rectangle.
nonisolated public struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
    let content: Content
    let start: CGFloat
    let end: CGFloat

    func path(in rect: CGRect) -> Path { content.path(in: rect).trimmedPath(from: start, to: end) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

/// A shape that is moved.
nonisolated struct OffsetShape<Content: Shape>: Shape {
    let content: Content
    let distance: CGSize

    func path(in rect: CGRect) -> Path { content.path(in: rect).offsetBy(dx: distance.width, dy: distance.height) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

extension Path: Shape {
    /// The path, wherever the rectangle lies.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension CGRect {
    /// The rectangle with each side moved inwards, and never turned inside out.
    fileprivate func shrunk(by amount: CGFloat) -> CGRect {
        if amount == 0 { return self }
        let (x, y) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}
