import AttributeGraph
import Foundation

/// A node of the render tree, as a list of all nodes shows it.
package struct NodeSummary: Sendable {
    package let id: UInt64
    /// The container, without transparent groups; nil for the outermost.
    package let parent: UInt64?
    /// The container's or modifier's name, or the kind of content: `VStack`, `padding`, `text`.
    package let name: String
    /// The first text in the node.
    package let text: String?
    /// The body of the view in which the node was made.
    package let view: AnyAttribute?
    /// The frame in the window, in points.
    package let frame: CGRect
}

/// The layout of a node, and of those around it, from the outermost to the node.
package struct NodeLayoutInspection: Sendable {
    /// A proposal of a container and the answer of a node.
    package struct Step: Sendable {
        package let id: UInt64
        package let name: String
        /// The proposed lengths; nil: the ideal one was asked for.
        package let proposedWidth, proposedHeight: Double?
        package let size: CGSize
        /// The parameters of the layout, such as its spacing, by name.
        package let parameters: [(name: String, value: String)]
        /// The cause of the width and of the height.
        package let widthReason, heightReason: String
    }

    package let steps: [Step]
    /// All proposals that the node has answered since its last change.
    package let answers: [(width: Double?, height: Double?, size: CGSize)]
}

extension SceneInspection {
    /// Returns the nodes of the scene that have a frame, containers first.
    ///
    /// - Complexity: O(*n* *d*) for the nodes and their depth.
    package func nodes(limit: Int) -> (nodes: [NodeSummary], more: Int) {
        var found: [NodeSummary] = []
        var more = 0
        func add(_ node: RenderNode, in parent: UInt64?) {
            if found.count >= limit {
                more += 1
            } else {
                found.append(
                    NodeSummary(
                        id: node.id, parent: parent, name: node.inspection.name, text: node.reading.texts.first,
                        view: node.instance?.body, frame: node.frameInWindow))
            }
            for child in node.layoutChildren where child.isShown { add(child, in: node.id) }
        }
        add(scene.root, in: nil)
        return (found, more)
    }

    /// Returns the proposals and answers from the outermost node to one; nil if it is not in the tree.
    package func layout(ofNode id: UInt64) -> NodeLayoutInspection? {
        guard let node = node(id, in: scene.root) else { return nil }
        var steps: [NodeLayoutInspection.Step] = []
        var current: RenderNode? = node
        while let step = current {
            steps.append(step.inspection.layoutStep)
            current = step.containerNode
        }
        return NodeLayoutInspection(steps: steps.reversed(), answers: node.inspection.cachedAnswers)
    }

    /// Whether a node is in the scene's tree.
    package func has(node id: UInt64) -> Bool { node(id, in: scene.root) != nil }

    func node(_ id: UInt64, in node: RenderNode) -> RenderNode? {
        if node.id == id { return node }
        for child in node.layoutChildren {
            if let found = self.node(id, in: child) { return found }
        }
        return nil
    }
}

extension InspectedNode {
    /// The name of the node in a list of all nodes.
    var name: String {
        node.layout.name ?? ViewInstance.modifierName(of: node) ?? node.control.map { "\($0.role)" } ?? node.kindName
    }

    fileprivate var layoutStep: NodeLayoutInspection.Step {
        func length(_ number: CGFloat) -> Double? { number < 0 ? nil : Double(number) }
        let proposal = (width: length(node.placedProposal.width), height: length(node.placedProposal.height))
        let hasProposal = node.placedProposal.width > -2
        let sizes = node.layoutChildren.filter(\.isShown).map(\.frame.size)
        return NodeLayoutInspection.Step(
            id: node.id, name: name, proposedWidth: proposal.width, proposedHeight: proposal.height,
            size: node.frame.size, parameters: layoutParameters,
            widthReason: hasProposal
                ? Self.reason(
                    proposal.width, Double(node.frame.width), sizes.map { Double($0.width) }, parameter("width"))
                : "The window has this width.",
            heightReason: hasProposal
                ? Self.reason(
                    proposal.height, Double(node.frame.height), sizes.map { Double($0.height) }, parameter("height"))
                : "The window has this height.")
    }

    private func parameter(_ name: String) -> String? { layoutParameters.first { $0.name == name }?.value }

    private static func reason(_ proposed: Double?, _ chosen: Double, _ children: [Double], _ own: String?) -> String {
        func text(_ number: Double) -> String {
            let rounded = (number * 100).rounded() / 100
            return Int(exactly: rounded).map(String.init) ?? ValueText.describe(rounded)
        }
        if let own, let number = Double(own), text(number) == text(chosen) {
            return "Its own parameter sets \(text(number))."
        }
        let answer = children.contains { abs($0 - chosen) < 0.51 } ? " This is the length of its content." : ""
        guard let proposed else { return "Asked for its ideal length, it chose \(text(chosen)).\(answer)" }
        if proposed.isInfinite { return "Asked for its largest length, it chose \(text(chosen)).\(answer)" }
        if abs(proposed - chosen) < 0.51 { return "It takes the \(text(chosen)) that it is offered." }
        if chosen < proposed { return "Offered \(text(proposed)), it needs only \(text(chosen)).\(answer)" }
        return "Offered \(text(proposed)), it needs \(text(chosen)).\(answer)"
    }

    /// The stored values of the layout that have a short text.
    var layoutParameters: [(name: String, value: String)] {
        Mirror(reflecting: node.layout).children.compactMap { child in
            guard let name = child.label, !(type(of: child.value) is AnyClass) else { return nil }
            let text = ValueText.describe(child.value)
            if text == "a closure" { return nil }
            // A stack has no number for the spacing that its children prefer.
            if name == "fixedSpacing" { return ("spacing", text == "nan" ? "default" : text) }
            if let axes = child.value as? Axis.Set { return (name, axes.inspectedNames) }
            if let set = child.value as? any OptionSet, set.isEmpty { return nil }
            if let key = child.value as? AlignmentKey { return (name, key.inspectedName) }
            return (name, text)
        }
    }

    fileprivate var cachedAnswers: [(width: Double?, height: Double?, size: CGSize)] {
        (0..<node.cache.count).map { index in
            let entry = node.cache[index]
            return (entry.proposal.width.map { Double($0) }, entry.proposal.height.map { Double($0) }, entry.size)
        }
    }
}

extension Axis.Set {
    /// The names of the axes as in the source: `horizontal, vertical`.
    fileprivate var inspectedNames: String {
        [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")].filter { contains($0.0) }.map(\.1)
            .joined(separator: ", ")
    }
}

extension AlignmentKey {
    /// The name of the guide as in the source: `center`.
    fileprivate var inspectedName: String {
        var name = typeName(id)
        if name.hasSuffix("Guide") { name.removeLast("Guide".count) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
