import Martlet

/// Looks for elements in all of a render tree, inside the labels of controls too.
@MainActor
struct ElementSearch {
    let core: HostCore

    private var nodes: [RenderNode] {
        var nodes: [RenderNode] = []
        func visit(_ node: RenderNode) {
            nodes.append(node)
            for child in node.readingChildren { visit(child) }
        }
        core.scene.inDepth { visit(core.scene.root) }
        return nodes
    }

    /// The elements of a role; what is leaving comes after what stays.
    func all(_ role: Role) -> [RenderNode] {
        let found = nodes.filter { Role(of: $0) == role }
        let leaving = found.filter(\.isLeaving)
        return leaving.isEmpty ? found : found.filter { !$0.isLeaving } + leaving
    }

    func find(_ role: Role, _ name: String) throws -> Element {
        let candidates = all(role)
        if let node = candidates.first(where: { $0.accessibilityLabel == name }) {
            return Element(node, core: core)
        }
        if let node = candidates.first(where: { $0.labelTexts.contains(name) || $0.symbolName == name }) {
            return Element(node, core: core)
        }
        throw ElementNotFound(description: "There is no \(role) \"\(name)\". \(describe(candidates, as: role))")
    }

    private func describe(_ candidates: [RenderNode], as role: Role) -> String {
        if !candidates.isEmpty {
            return "Each \(role) there is: \(list(candidates.map(\.accessibilityLabel)))."
        }
        let others = nodes.compactMap { node in
            Role(of: node).map { "\($0) \"\(node.accessibilityLabel)\"" }
        }
        return others.isEmpty
            ? "Nothing is shown." : "There is no \(role) at all; what is there: \(others.joined(separator: ", "))."
    }

    func element(id: String) throws -> Element {
        let nodes = self.nodes
        let found = nodes.filter { $0.accessibilityIdentifier == id }
        if let node = found.first(where: { !$0.isLeaving }) ?? found.first { return Element(node, core: core) }
        let known = nodes.compactMap(\.accessibilityIdentifier)
        throw ElementNotFound(
            description: "There is no element with the identifier \"\(id)\". "
                + (known.isEmpty ? "Nothing has an identifier." : "Identifiers there are: \(list(known)).")
        )
    }

    /// The sheet or alert that the core is of.
    var panel: RenderNode? { nodes.first { [.alert, .sheet].contains(Role(of: $0)) } }

    private func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension HostCore {
    @MainActor var search: ElementSearch { ElementSearch(core: self) }
}
