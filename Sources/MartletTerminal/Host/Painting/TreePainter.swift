import Foundation
import Martlet

/// Draws a render tree into a grid of cells.
///
/// The order is: a node's own content, its children from back to front, and its overlays, such as a border. Children of
/// scroll views outside the visible part are skipped.
///
/// - Complexity: Linear in the number of visible nodes and of the cells that they cover.
package final class TreePainter {
    /// The drawn cells.
    package internal(set) var grid: CellGrid
    /// The position of the text cursor, if it is visible.
    package var cursor: CellPosition?
    package var appearance: TerminalAppearance {
        didSet { if appearance != oldValue { invalidate() } }
    }
    var mixer: ColorMixer
    /// The product of the enclosing opacities.
    var opacity: Float = 1
    /// The cells behind the current compositing group; nil outside of groups.
    var groupBase: CellGrid?
    /// The number of enclosing scroll views.
    private var scrollDepth = 0
    /// The rows that nodes were drawn in.
    var records = PaintRecords()
    /// The progress of painting changed rows; nil while everything is painted.
    var partial: PartialPaint?
    /// The node being drawn.
    var currentNode: RenderNode?
    /// The number of enclosing masks being drawn.
    var coverageDepth = 0
    /// Whether each row was drawn in the last frame; empty if everything was.
    package internal(set) var paintedRows: [Bool] = []
    /// The frames of the presented content in the last frame, and the windows' roots.
    var shownLayers: [ShownLayer] = []
    /// The pictures that the terminal shows; nil for a terminal of characters.
    package var graphics: TerminalGraphics? {
        didSet { if graphics != oldValue { invalidate() } }
    }
    /// The pictures in the sizes that they are shown in.
    package var pictures = PictureCache()
    /// The scroll bar that the mouse holds: its scroll view and axis.
    package var heldBar: (node: ObjectIdentifier, axis: Axis)? {
        didSet { if heldBar?.node != oldValue?.node || heldBar?.axis != oldValue?.axis { invalidate() } }
    }
    /// The transform of the enclosing effects, in the coordinates of the window; nil for none.
    var transform: ProjectionTransform?

    package init(size: CellSize, appearance: TerminalAppearance) {
        grid = CellGrid(width: size.width, height: size.height)
        self.appearance = appearance
        mixer = ColorMixer(appearance: appearance)
    }

    /// Draws a whole tree into a cleared grid.
    package func paint(_ root: RenderNode, size: CellSize) {
        if grid.size == size { grid.clear() } else { grid = CellGrid(width: size.width, height: size.height) }
        cursor = nil
        partial = nil
        records.removeAll()
        paintTree(root)
    }

    /// Draws a tree above the existing content.
    func paintTree(_ root: RenderNode) {
        opacity = 1
        scrollDepth = 0
        transform = nil
        mixer = ColorMixer(appearance: appearance)
        groupBase = nil
        root.scene.inDepth { paint(root, in: .zero) }
    }

    /// Draws a tree above the existing content, with its window in a rectangle of the screen, which is cleared first.
    ///
    /// - Parameter dims: Whether the content that it does not cover is dimmed.
    package func paintAbove(_ root: RenderNode, frame: CGRect, dims: Bool) {
        cursor = nil
        if dims { dimPage() }
        draw { $0.fill(CellRect(covering: frame), style: .plain) }
        clipped(to: CellRect(covering: frame)) { paint(root, in: frame.origin) }
    }

    /// Draws the content presented above a scene, from back to front.
    @MainActor
    package func paintPresented(above scene: SceneGraph) {
        var origin = CGPoint.zero
        for presentation in scene.presenting.chain {
            guard let shown = presentation.scene else { continue }
            let frame = presentation.frame(in: scene.size, presentingAt: origin)
            paintAbove(shown.root, frame: frame, dims: presentation.dimsPage)
            origin = frame.origin
        }
    }

    /// Draws a node, given the origin of its container's content in the window.
    func paint(_ node: RenderNode, in origin: CGPoint) { paintRecording(node, in: origin) }

    /// Draws a node without looking at its record.
    func paintNode(_ node: RenderNode, in origin: CGPoint) {
        var frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        let untransformed = frame
        let origin = frame.origin
        if let transform {
            let shown = frame.applying(transform)
            if case .text = node.content {
                // Letters keep their size: the text is centered in its transformed frame, or omitted if that is much
                // smaller.
                if shown.width < frame.width * 0.4 || shown.height < frame.height * 0.4 { return }
                frame.origin = CGPoint(x: shown.midX - frame.width / 2, y: shown.midY - frame.height / 2)
            } else {
                frame = shown
            }
        }
        let rect = CellRect(covering: frame)
        if scrollDepth > 0, grid.reach.intersection(rect).isEmpty { return }
        switch node.content {
        case .layout, .effect: break
        default: grid.touch(rect)
        }
        switch node.content {
        case .layout:
            paintChildren(of: node, in: origin)
        case .text(let text):
            paint(text, proposal: node.placementProposal, in: frame)
            paintChildren(of: node, in: origin)
        case .fill(let fill):
            paint(fill.paint, in: rect, frame: node.painting.frameOfDot(frame))
            paintChildren(of: node, in: origin)
        case .shape(let shape):
            if let transform, transform.turns {
                paint(shape, frame: untransformed, turnedBy: transform.affine)
            } else {
                paint(shape, in: rect, frame: node.painting.frameOfDot(frame))
            }
        case .drawing(let drawing):
            paint(drawing, of: node, in: rect, frame: frame)
        case .divider:
            paintDivider(in: rect)
        case .image(let image):
            paint(image, in: rect, size: frame.size)
        case .border(let border):
            paintChildren(of: node, in: origin)
            paint(border, in: rect)
        case .effect(let effect):
            paint(effect, of: node, in: rect, frame: frame, origin: origin)
        case .scroll(let scroll):
            paint(scroll, of: node, in: rect, origin: origin)
        case .control(let control):
            // The transform already applies to the control's frame, and thus not again to its children.
            let outer = transform
            transform = nil
            paint(control, of: node, frame: frame)
            transform = outer
        }
    }

    func paintChildren(of node: RenderNode, in origin: CGPoint) {
        let outshone = node.painting.outshoneChildren
        node.forEachDrawnChild { child in
            if outshone.isEmpty || !outshone.contains(where: { $0 === child }) { paint(child, in: origin) }
        }
    }

    /// - Parameters:
    ///   - frame: Where the node is shown.
    ///   - origin: Where its content begins, before the transform that applies.
    private func paint(
        _ effect: RenderEffect, of node: RenderNode, in rect: CellRect, frame: CGRect, origin: CGPoint
    ) {
        switch effect {
        case .opacity(let factor):
            guard factor > 0 else { return }
            faded(by: Float(factor)) { paintChildren(of: node, in: origin) }
        case .clip:
            clipped(to: rect) { paintChildren(of: node, in: origin) }
        case .offset(let offset):
            paintChildren(of: node, in: CGPoint(x: origin.x + offset.shown.width, y: origin.y + offset.shown.height))
        case .transform(let effect):
            let outer = transform
            let size = node.frame.size
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let own = effect.matrix(in: size).withoutPerspective(about: center).about(origin)
            transform = outer.map { own.concatenating($0) } ?? own
            paintChildren(of: node, in: origin)
            transform = outer
        case .clipShape(let outline, _):
            clipped(to: rect) {
                clipped(to: outline, frame: frame, rect: rect) { paintChildren(of: node, in: origin) }
            }
        case .blur, .shadow, .group(false):
            grouped(node) { paintChildren(of: node, in: origin) }
        case .group(true):
            fill(rect, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
            grouped(node) { paintChildren(of: node, in: origin) }
        case .color(let transform):
            recolored(by: transform) { grouped(node) { paintChildren(of: node, in: origin) } }
        case .blend(let operation):
            blended(operation) { paintChildren(of: node, in: origin) }
        case .mask:
            masked {
                paintChildren(of: node, in: origin)
            } by: {
                for child in node.asideChildren { paint(child, in: origin) }
            }
        }
    }

    private func paint(_ scroll: ScrollContent, of node: RenderNode, in rect: CellRect, origin: CGPoint) {
        clipped(to: scroll.clips ? rect : grid.reach) {
            scrollDepth += 1
            let cell = HostProfile.cell
            let offset = CGPoint(
                x: (scroll.offset.x / cell.width).rounded() * cell.width,
                y: (scroll.offset.y / cell.height).rounded() * cell.height
            )
            paintChildren(of: node, in: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
            scrollDepth -= 1
            paintScrollBars(of: scroll, node: node, in: rect)
        }
    }

    /// Draws the content in `body` with an additional opacity.
    func faded(by factor: Float, _ body: () -> Void) {
        let outer = opacity
        opacity *= factor
        body()
        opacity = outer
    }

    func clipped(to rect: CellRect, _ body: () -> Void) {
        grid.pushClip(rect)
        defer { grid.popClip() }
        guard !grid.reach.isEmpty else { return }
        body()
    }

    /// Draws on the grid in place.
    func draw(_ body: (inout CellGrid) -> Void) { body(&grid) }
}
