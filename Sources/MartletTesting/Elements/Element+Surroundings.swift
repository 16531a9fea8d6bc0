import Foundation
import Martlet

/// The environment and preferences of an element, and its target frame.
extension Element {
    /// Returns a value of the element's environment, such as `\.colorScheme`.
    public func environment<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node.environmentValue(keyPath)
    }

    /// Returns the value of a preference key that the element and its descendants set; nil if none of them sets it.
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

    /// The drawing order of the element among its siblings: above those with a lower number. A `zIndex(_:)` outside of
    /// a padding or a background applies to the container that those create; ``isInFront(of:)`` compares any two
    /// elements.
    public var zIndex: Double { node.stackingOrder }

    /// Whether an ancestor clips parts of the element to a frame or a shape.
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
    /// Whether a displayed value changes with time: by an animation, or by a timeline that updates in each frame.
    public var isAnimating: Bool { core.cores.contains { $0.scene.needsFrame } }

    /// Returns the value of a preference key that all visible views set; nil if none sets it.
    public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { core.scene.root.preference(key) }
}

extension RenderNode {
    /// Whether an offset or a transform in the node is on its way.
    fileprivate var movesByEffect: Bool {
        switch content {
        case .effect(.offset), .effect(.transform): motion.flight(.effect) != nil
        default: false
        }
    }
}
