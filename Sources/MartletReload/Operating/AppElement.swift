import Foundation
import Martlet
import MartletRuntime

/// An element of the running app, as assistive technology sees it.
@MainActor
struct AppElement {
    let node: RenderNode
    /// The role, by the names that MartletTesting has.
    let role: String
    /// The number of elements around it.
    let depth: Int

    /// Returns the elements of a scene in reading order.
    static func all(in scene: SceneGraph) -> [AppElement] {
        var found: [AppElement] = []
        func visit(_ node: RenderNode, depth: Int) {
            guard !node.reading.isHidden else { return }
            var inner = depth
            if let role = role(of: node) {
                found.append(AppElement(node: node, role: role, depth: depth))
                inner += 1
            }
            for child in node.stayingChildren { visit(child, depth: inner) }
        }
        scene.inDepth { visit(scene.root, depth: 0) }
        return found
    }

    private static func role(of node: RenderNode) -> String? {
        if let control = node.control { return control.role.element.map { "\($0)" } }
        return switch node.content {
        case .text: "text"
        case .image: "image"
        default: node.reading.isNamed ? "other" : nil
        }
    }

    /// The element on a line: role, name, value, identifier, and frame in the window.
    var text: String {
        var words = [role, "\"\(node.reading.label)\""]
        if let value = node.reading.value { words.append("= \"\(value)\"") }
        if let identifier = node.reading.identifier { words.append("#\(identifier)") }
        if node.control?.isEnabled == false { words.append("disabled") }
        if node.isOutOfSight { words.append("hidden") }
        let frame = node.frameInWindow
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int(saturating: Double($0.rounded())) }
        words.append("(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))")
        return words.joined(separator: " ")
    }

    /// Whether a name finds the element in addition to its label: one of the texts in it, or its identifier.
    func has(_ name: String) -> Bool {
        node.reading.labelTexts.contains(name) || node.reading.identifier == name || node.symbolName == name
    }
}
