import Foundation
import Martlet

/// What surrounds an element, and what is on its way.
extension Element {
    /// A value of the environment in which the element stands, such as `\.colorScheme`.
    public func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node.environmentValue(keyPath)
    }

    /// What the element and what stands in it hand up for a preference key; nil where nobody says anything.
    public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { node.preference(key) }

    /// Whether the element is on its way to where it is going to be shown: by its layout, or by an offset, a scale, a
    /// rotation or another transform on it or around it.
    public var isMoving: Bool {
        var current: RenderNode? = node.innermostShownEffect
        while let next = current {
            if next.isMoving || next.movesByEffect { return true }
            current = next.containerNode
        }
        return false
    }

    /// Where the element is going to be shown in the window, in points, when all that moves it has ended: by its layout
    /// and by offsets on it and around it, without the effects of scales, rotations and other transforms. While it moves,
    /// ``frame`` is where it is shown now.
    public var targetFrame: CGRect {
        let origin = core.originInWindow
        return CGRect(origin: node.targetOriginInWindow, size: node.targetSize).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Where the element stands among its siblings: above those with a lower number. A `zIndex(_:)` outside of a padding or
    /// a background is one of the whole that those make; ``isInFront(of:)`` tells what lies above what.
    public var zIndex: Double { node.stackingOrder }

    /// Whether something around the element hides what of it lies outside of a frame or a shape.
    public var isClipped: Bool {
        var current: RenderNode? = node
        while let next = current {
            switch next.content {
            case .effect(.clip), .effect(.clipShape): return true
            case .scroll(let scroll) where scroll.clips: return true
            default: current = next.containerNode
            }
        }
        return false
    }
}

extension TestHost {
    /// Whether something that is shown changes as time passes: an animation, or a timeline that goes on with each frame.
    public var isAnimating: Bool { core.cores.contains { $0.scene.needsFrame } }

    /// What all that is shown hands up for a preference key; nil where nobody says anything.
    public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { core.scene.root.preference(key) }
}

extension RenderNode {
    /// Whether an offset or a transform in the node is on its way.
    fileprivate var movesByEffect: Bool {
        switch content {
        case .effect(.offset), .effect(.transform): flight(.effect) != nil
        default: false
        }
    }
}
