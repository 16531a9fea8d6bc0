import Foundation
import Martlet
import Testing

/// Properties that hold for the layout of any tree, whatever its frames.
@MainActor @Suite struct LayoutChangeTests {
    private let profile = HostProfile(pixelSize: CGSize(width: 1.0 / 1024, height: 1.0 / 1024))

    private func tree(_ seed: Int, _ kinds: LayoutTree.Kinds = .all) -> LayoutTree {
        var random = SplitMix(seed: UInt64(seed))
        var nextID = 0
        return .random(&random, depth: Int.random(in: 1...4, using: &random), nextID: &nextID, kinds: kinds)
    }

    /// Returns the visible frames of a tree in a window.
    private func seen(_ tree: LayoutTree, in window: CGSize) -> [Int] {
        var reference = LayoutReference(spacing: profile.defaultSpacing, window: window)
        reference.lay(tree, in: window)
        return reference.frames.keys.sorted()
    }

    private func areClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
    }

    /// Nothing of a window's earlier sizes remains.
    @Test(arguments: 0..<5)
    func aWindowThatIsResizedIsLaidOutAsOneThatOpens(part: Int) {
        let windows = [
            CGSize(width: 90, height: 220), CGSize(width: 300, height: 41.5), CGSize(width: 160, height: 120),
        ]
        for seed in (part * 120)..<(part * 120 + 120) {
            let tree = tree(seed)
            let window = windows[seed % windows.count], other = windows[(seed + 1) % windows.count]
            let changed = Laid(other.width, other.height, profile: profile) { tree.view }
            changed.resize(window.width, window.height)
            let fresh = Laid(window.width, window.height, profile: profile) { tree.view }
            for id in seen(tree, in: window) where !areClose(changed["\(id)"], fresh["\(id)"]) {
                Issue.record(
                    "seed \(seed): \(id) is at \(changed["\(id)"]), not \(fresh["\(id)"]), from \(other) to \(window), in \(tree)"
                )
                break
            }
        }
    }

    /// A right-to-left layout is the mirror image of the left-to-right one.
    @Test(arguments: 0..<5)
    func fromRightToLeftAllIsMirrored(part: Int) {
        let window = CGSize(width: 160, height: 120)
        for seed in (part * 120)..<(part * 120 + 120) {
            let tree = tree(seed)
            // Distances by which views are moved, and points where they are put, are not turned around.
            guard !"\(tree)".contains(".offset"), !"\(tree)".contains(".position") else { continue }
            let plain = Laid(window.width, window.height, profile: profile) { tree.view }
            let mirrored = Laid(window.width, window.height, profile: profile) {
                tree.view.environment(\.layoutDirection, .rightToLeft)
            }
            for id in seen(tree, in: window) {
                var wanted = plain["\(id)"]
                guard wanted.count == 4 else { continue }
                wanted[0] = window.width - wanted[0] - wanted[2]
                guard !areClose(mirrored["\(id)"], wanted) else { continue }
                Issue.record("seed \(seed): \(id) is at \(mirrored["\(id)"]), not \(wanted), in \(tree)")
                break
            }
        }
    }

    /// A replaced subtree leaves no trace of its former content.
    @Test(arguments: 0..<5)
    func whatHasChangedIsLaidOutAsIfItHadAlwaysBeenThere(part: Int) {
        let window = CGSize(width: 160, height: 120)
        for seed in (part * 400)..<(part * 400 + 400) {
            let tree = tree(seed, .changing)
            let text = "\(tree)"
            // Cells that can't be seen stay where they were.
            guard text.contains("changing"), !text.contains("lazy") else { continue }
            let changed = Laid(window.width, window.height, profile: profile) { tree.view }
            changed.scene.setEnvironment(\.layoutTreeHasChanged, true)
            changed.update()
            let fresh = Laid(window.width, window.height, profile: profile) {
                tree.view.environment(\.layoutTreeHasChanged, true)
            }
            for id in 1...200 where !areClose(changed["\(id)"], fresh["\(id)"]) {
                Issue.record("seed \(seed): \(id) is at \(changed["\(id)"]), not \(fresh["\(id)"]), in \(text)")
                break
            }
        }
    }
}
