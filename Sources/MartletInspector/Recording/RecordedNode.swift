import Martlet
import MartletRuntime

/// The identity of a field, picker or scroll view. Node numbers are not reused, unlike addresses.
struct RecordedNode: Hashable {
    private let scene: ObjectIdentifier
    private let node: UInt64

    init(_ node: RenderNode) {
        scene = ObjectIdentifier(node.scene)
        self.node = node.id
    }
}
