import Foundation
import Testing
import Martlet

/// The layout of random trees agrees with the documented algorithm, computed independently of the runtime.
@MainActor @Suite struct LayoutModelTests {
    private static let windows = [
        CGSize(width: 200, height: 150), CGSize(width: 61.5, height: 300), CGSize(width: 320, height: 37),
    ]

    private static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, ProposedViewSize(width: 77.25, height: nil),
        ProposedViewSize(width: nil, height: 40), ProposedViewSize(width: 0, height: .infinity),
        ProposedViewSize(width: .infinity, height: 33),
    ]

    @Test(arguments: 0..<20)
    func treesAreLaidOutAsTheDocumentsSay(part: Int) { compare(part: part, kinds: .plain) }

    /// Grids of all kinds, what scrolls, baselines and lengths that depend on the surroundings are among them.
    @Test(arguments: 20..<25)
    func treesOfAllKindsAreLaidOutSoToo(part: Int) { compare(part: part, kinds: .all) }

    /// With distances that are measured to the letters of text.
    @Test(arguments: 25..<30)
    func textKeepsItsDistances(part: Int) { compare(part: part, kinds: .all, spacesText: true) }

    /// Guides of a view that is as large for several proposals.
    @Test func seedsThatDisagreedOnce() {
        compare(seed: 1_010_801, kinds: .all)
        compare(seed: 1_507_084, kinds: .all, spacesText: true)
        compare(seed: 1_519_087, kinds: .all, spacesText: true)
    }

    private func compare(part: Int, kinds: LayoutTree.Kinds, spacesText: Bool = false) {
        for index in 0..<500 { compare(seed: part * 500 + index, kinds: kinds, spacesText: spacesText) }
    }

    private func compare(seed: Int, kinds: LayoutTree.Kinds, spacesText: Bool = false) {
        // The comparison is for layout, and not for the pixels that it is rounded to.
        var profile = HostProfile(pixelSize: CGSize(width: 1.0 / 1024, height: 1.0 / 1024))
        profile.spacesTextByFont = spacesText
        let index = seed % 500
        var random = SplitMix(seed: UInt64(seed))
        var nextID = 0
        let tree = LayoutTree.random(
            &random, depth: Int.random(in: 1...4, using: &random), nextID: &nextID, kinds: kinds)
        let window = Self.windows[index % Self.windows.count]
        let laid = Laid(window.width, window.height, profile: profile) { tree.view }
        var reference = LayoutReference(
            spacing: profile.defaultSpacing, window: window, spacesText: spacesText)
        reference.lay(tree, in: window)
        for (id, frame) in reference.frames.sorted(by: { $0.key < $1.key }) {
            let seen = laid["\(id)"]
            let wanted = [frame.minX, frame.minY, frame.width, frame.height]
            let agrees = zip(seen, wanted).allSatisfy { abs($0 - $1) < 0.01 } && seen.count == 4
            if !agrees {
                Issue.record("seed \(seed), \(window): \(id) is at \(seen), not \(wanted), in \(tree)"); break
            }
        }
        guard let root = laid.scene.root.layoutChildren.first else { return }
        let proposal = Self.proposals[index % Self.proposals.count]
        let size = root.size(for: proposal)
        let wanted = reference.size(tree, proposal, in: nil)
        let agrees = Self.areClose(size.width, wanted.width) && Self.areClose(size.height, wanted.height)
        if !agrees { Issue.record("seed \(seed), offered \(proposal): \(size), not \(wanted), of \(tree)") }
    }

    private static func areClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.01 }
}
