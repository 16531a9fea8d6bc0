import Martlet

/// No element matches a search. The description lists the elements that exist instead: the closest matches, and the
/// whole tree.
public struct ElementNotFound: Error, CustomStringConvertible {
    /// A description of the search, and of the existing elements.
    public let description: String
}

/// The user could not operate an element. The description has the reason.
public struct ElementNotOperable: Error, CustomStringConvertible {
    /// The element, the attempted action, and the obstacle.
    public let description: String
}

extension ElementNotFound {
    /// Describes the elements that exist instead of a missing one.
    ///
    /// - Parameters:
    ///   - hints: Further suggestions, in sentences.
    ///   - isScrolled: Whether the search included content that is not near the visible part.
    @MainActor
    init(
        _ wanted: String, role: Role? = nil, name: String? = nil, in places: [ElementSearch], hints: [String] = [],
        isScrolled: Bool = false
    ) {
        let nodes = places.flatMap(\.nodes)
        var sentences = ["There is no \(wanted)."]
        if let role {
            let names = nodes.filter { role.matches($0) }.map(\.reading.label)
            sentences.append(
                names.isEmpty ? "There is no \(role) at all." : "Each \(role) there is: \(Self.list(names)).")
        }
        let elements = nodes.compactMap { node in Role(of: node).map { (role: $0, node: node) } }
        if let name {
            let near = elements.map { element in
                (
                    text: "\(element.role) \"\(element.node.reading.label)\"",
                    distance: element.node.distance(to: name)
                )
            }
            // A name that differs in more than half of its characters is not a likely typing mistake.
            let nearest = near.enumerated()
                .filter { $0.element.distance <= max(name.count, 2) / 2 }
                .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
                .prefix(3).map(\.element.text)
            if !nearest.isEmpty { sentences.append("What comes nearest: \(nearest.joined(separator: ", ")).") }
        }
        sentences += hints
        if let role, let name, !isScrolled, nodes.contains(where: \.lazy.isAmongUnmadeRows) {
            sentences.append(
                "Rows that are not near have not been made: scroll(to: .\(role), \"\(name)\") of the host looks there too."
            )
        }
        var text = sentences.joined(separator: " ")
        let trees = places.map { TreeDump.describe($0.root, at: $0.core.originInWindow) }
        text += elements.isEmpty ? " Nothing is shown." : "\nWhat is shown:\n" + trees.joined(separator: "\n")
        self.init(description: text)
    }

    static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension RenderNode {
    /// Returns the smallest edit distance of a name from those of the node, ignoring case; small if one contains the
    /// other.
    fileprivate func distance(to name: String) -> Int {
        ([reading.label] + otherNames).map { $0.distance(to: name) }.min() ?? Int.max
    }
}

extension LazyNode {
    /// Whether the node belongs to a lazy container with rows that have not been created.
    fileprivate var isAmongUnmadeRows: Bool {
        guard node.parent?.flags.contains(.transparent) == true else { return false }
        return node.containerNode?.lazy.hasUnmadeRows ?? false
    }

    /// Whether some of the rows in the node have not been made.
    private var hasUnmadeRows: Bool {
        node.children.contains { child in
            guard let rows = child.lazy.rows else {
                return child.flags.contains(.transparent) && child.lazy.hasUnmadeRows
            }
            guard rows.count > 0 else { return false }
            return rows.liveNode(at: 0) == nil || rows.liveNode(at: rows.count - 1) == nil || child.lazy.hasUnmadeRows
        }
    }
}

extension String {
    /// Returns the number of insertions, deletions and replacements of characters that turn one string into the other,
    /// ignoring case.
    fileprivate func distance(to other: String) -> Int {
        let (a, b) = (Array(lowercased().prefix(80)), Array(other.lowercased().prefix(80)))
        if a.isEmpty || b.isEmpty { return Int.max / 2 }
        if lowercased().contains(other.lowercased()) || other.lowercased().contains(lowercased()) { return 1 }
        var row = Array(0...b.count)
        for i in 1...a.count {
            var corner = row[0]
            row[0] = i
            for j in 1...b.count {
                let replaced = corner + (a[i - 1] == b[j - 1] ? 0 : 1)
                corner = row[j]
                row[j] = Swift.min(replaced, row[j] + 1, row[j - 1] + 1)
            }
        }
        return row[b.count]
    }
}
