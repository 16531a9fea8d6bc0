import Foundation

/// The size of a view and its alignment guides, in the view's own coordinates.
// @unchecked Sendable: a value that is used on the thread of the layout that made it.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    /// A guide that a view sets itself, in points from its origin.
    package struct ExplicitGuide: Equatable, Sendable {
        var key: AlignmentKey
        var value: CGFloat
    }

    /// The width in points.
    public internal(set) var width: CGFloat
    /// The height in points.
    public internal(set) var height: CGFloat

    /// The guides that were set here. Few, and mostly none: a scan beats a table.
    package var explicitGuides: [ExplicitGuide] {
        get { guides ?? [] }
        set { guides = newValue.isEmpty ? nil : newValue }
    }

    /// Nil where there are none, so that dimensions are copied without counting a reference.
    private var guides: [ExplicitGuide]?
    /// The node in which guides that are not set here are looked up. Valid while the layout that created this value
    /// runs.
    // Borrowed: the tree holds the node while that layout runs, and the value is copied without counting.
    private let nodeReference: Borrowed<RenderNode>?
    private var node: RenderNode? { nodeReference?.object }
    /// Retains the node in values that the user's code receives, which may keep them; nil elsewhere.
    private var keeper: RenderNode?
    /// The proposal to the node: for one size it may arrange its content in several ways.
    private let proposal: ProposedViewSize

    package init(width: CGFloat, height: CGFloat, explicitGuides: [ExplicitGuide] = []) {
        self.width = width
        self.height = height
        guides = explicitGuides.isEmpty ? nil : explicitGuides
        nodeReference = nil
        proposal = .unspecified
    }

    init(_ size: CGSize, explicitGuides: [ExplicitGuide] = []) {
        self.init(width: size.width, height: size.height, explicitGuides: explicitGuides)
    }

    /// Creates the dimensions of a node, which has chosen a size for a proposal; its guides are computed on demand.
    init(node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        guides = nil
        nodeReference = Borrowed(node)
        self.proposal = proposal
    }

    /// Whether sizes and guides are the same.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.explicitGuides == b.explicitGuides && a.node === b.node
            && a.proposal == b.proposal
    }

    /// These dimensions for the user's code, which may keep them for longer than the layout runs.
    var forUser: ViewDimensions {
        var dimensions = self
        dimensions.keeper = node
        return dimensions
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The position of a horizontal guide: the explicit value, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a vertical guide: the explicit value, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a horizontal guide if the view sets it, else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The position of a vertical guide if the view sets it, else `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat {
        if node?.mayHaveGuide(key) != true, guides == nil { return key.defaultValue(in: self) }
        return self[explicit: key] ?? key.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        get {
            if let guides {
                for guide in guides where guide.key == key { return guide.value }
            }
            guard let node, node.mayHaveGuide(key), keeper == nil || !node.hasLeftItsContainer else { return nil }
            return node.layout.explicitAlignment(key, of: node, size: size, proposal: proposal)
        }
        set {
            let index = explicitGuides.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): explicitGuides[index].value = value
            case (let index?, nil): explicitGuides.remove(at: index)
            case (nil, let value?): explicitGuides.append(ExplicitGuide(key: key, value: value))
            case (nil, nil): break
            }
        }
    }
}
