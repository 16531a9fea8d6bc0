import Foundation
import IssueReporting
import Martlet

extension TestHost {
    /// Fails the test for views that users with low vision, or with a keyboard only, could not use: a control or a
    /// picture without a name, text with too little contrast to its background, a control that is too small to hit, an
    /// order of the focus that goes back up, or back along a line.
    ///
    ///     host.assertAccessible()
    ///
    /// Only visible views are checked: scroll and call it again. The background of a text is the colors that views
    /// draw; where none draws, it is white, or black in the dark color scheme. Disabled controls may have less
    /// contrast.
    ///
    /// - Parameters:
    ///   - contrast: The minimum contrast of text, by the formula of the Web Content Accessibility Guidelines; 3 is
    ///     enough for large text (24 points, or 18.5 in bold).
    ///   - target: The minimum size of controls, in points; nil for that of the platform, which is 44 by 44 on a phone
    ///     and a line of text elsewhere.
    public func assertAccessible(
        contrast: Double = 4.5, target: CGSize? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        update()
        let target = target ?? (core.front.scene.host as? FixedHost)?.platform.leastTarget
        let faults = accessibilityFaults(contrast: contrast, target: target ?? .zero)
        guard !faults.isEmpty else { return }
        reportIssue(
            "Not everybody can use this:\n" + faults.map { "- " + $0 }.joined(separator: "\n"),
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    func accessibilityFaults(contrast: Double, target: CGSize) -> [String] {
        let core = core.front
        let visibility = Visibility(in: core)
        let backdrop = Backdrop(of: core)
        var faults: [String] = []
        for node in core.search.nodes {
            let visible = visibility.visibleFrame(of: node, in: core)
            guard !visible.isEmpty else { continue }
            let element = Element(node, core: core)
            if let role = element.role, !element.isAccessibilityHidden {
                if Self.named.contains(role), element.label.trimmingCharacters(in: .whitespaces).isEmpty {
                    faults.append(
                        "The \(role) at \(place(visible)) has no name: give it a label, or .accessibilityLabel(_:).")
                }
                if Self.operated.contains(role), element.isEnabled,
                    element.frame.width < target.width || element.frame.height < target.height
                {
                    faults.append(
                        "The \(role) \"\(element.label)\" is \(size(element.frame.size)), less than "
                            + "\(size(target)): it is hard to hit.")
                }
            }
            if let fault = contrastFault(of: node, at: visible, on: backdrop, least: contrast) { faults.append(fault) }
        }
        return faults + focusFaults(in: core)
    }

    private static let named: Set<Role> = [
        .button, .toggle, .textField, .secureField, .slider, .stepper, .picker, .link, .menu, .tab, .image, .progress,
    ]
    private static let operated: Set<Role> = [
        .button, .toggle, .textField, .secureField, .slider, .stepper, .picker, .link, .menu, .tab,
    ]

    private func contrastFault(
        of node: RenderNode, at place: CGRect, on backdrop: Backdrop, least: Double
    ) -> String? {
        guard case .text(let text) = node.content, !text.string.isEmpty, !node.isInDisabledControl else { return nil }
        let style = text.styled.runs[0].style
        let least =
            style.font.pointSize >= 24 || style.font.isBold && style.font.pointSize >= 18.5 ? min(least, 3) : least
        let behind = style.background ?? backdrop.color(behind: node, at: CGPoint(x: place.midX, y: place.midY))
        let front = style.color.opacity(Float(node.presentedOpacity)).over(behind)
        let contrast = front.contrast(to: behind)
        guard contrast < least else { return nil }
        let number = (contrast * 10).rounded(.down) / 10
        return "The text \"\(text.string)\" has a contrast of \(number) to what is behind it (\(front) on \(behind)); "
            + "\(least) are needed."
    }

    private func focusFaults(in core: HostCore) -> [String] {
        let nodes = core.scene.focusMoves.focusableNodes
        return zip(nodes, nodes.dropFirst()).compactMap { before, after in
            let (first, second) = (before.frameInWindow, after.frameInWindow)
            let isInOneColumn = min(first.maxX, second.maxX) > max(first.minX, second.minX)
            let isInOneLine = first.minY <= second.midY && second.midY <= first.maxY
            let isBehind = before.isRightToLeft ? second.minX >= first.maxX : second.maxX <= first.minX
            guard isInOneColumn && second.maxY <= first.minY || isInOneLine && isBehind else { return nil }
            let names = [before, after].map { "\($0.kindName) \"\($0.reading.label)\"" }
            return isInOneColumn
                ? "The focus goes up from the \(names[0]) to the \(names[1]) above it. Put the views in the order in which "
                    + "they are read."
                : "The focus goes back from the \(names[0]) to the \(names[1]) before it in the line. Put the views in the "
                    + "order in which they are read."
        }
    }

    private func place(_ rect: CGRect) -> String { "(\(Int(rect.minX)), \(Int(rect.minY)))" }

    private func size(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}

extension RenderNode {
    fileprivate var isInDisabledControl: Bool {
        var current: RenderNode? = self
        while let node = current {
            if node.control?.isEnabled == false { return true }
            current = node.containerNode
        }
        return false
    }
}

/// The areas of one color that are drawn, in the order in which they are.
@MainActor
private struct Backdrop {
    private var areas: [(node: RenderNode, frame: CGRect, color: ResolvedColor)] = []
    private var order: [ObjectIdentifier: Int] = [:]
    private let window: ResolvedColor

    init(of core: HostCore) {
        let isDark = core.scene.root.layoutChildren.first?.environmentValue(\.colorScheme) == .dark
        window = isDark ? .opaqueBlack : ResolvedColor(red: 1, green: 1, blue: 1)
        let origin = core.originInWindow
        func visit(_ node: RenderNode) {
            order[ObjectIdentifier(node)] = areas.count
            if let color = node.areaColor {
                let frame = node.clippedFrameInWindow.offsetBy(dx: origin.x, dy: origin.y)
                areas.append((node, frame, color.opacity(Float(node.presentedOpacity))))
            }
            for child in node.visibleChildren { visit(child) }
        }
        core.scene.inDepth { visit(core.scene.root) }
    }

    /// Returns the color that is drawn at a point before a node.
    func color(behind node: RenderNode, at point: CGPoint) -> ResolvedColor {
        var color = window
        for area in areas.prefix(order[ObjectIdentifier(node)] ?? 0) where area.frame.contains(point) {
            color = area.color.over(color)
        }
        return color
    }
}

extension RenderNode {
    /// The color of the area that the node is filled with.
    fileprivate var areaColor: ResolvedColor? {
        switch content {
        case .fill(let fill): return fill.paint.representativeColor
        case .shape(let shape):
            if case .fill = shape.drawing { return shape.paint.representativeColor }
            return nil
        default: return nil
        }
    }
}

extension ResolvedColor {
    /// The color as it is seen in front of another.
    fileprivate func over(_ other: ResolvedColor) -> ResolvedColor {
        func mix(_ a: Float, _ b: Float) -> Float { a * opacity + b * (1 - opacity) }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: 1)
    }

    /// Returns the contrast of two colors, from 1 to 21.
    fileprivate func contrast(to other: ResolvedColor) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
    }
}
