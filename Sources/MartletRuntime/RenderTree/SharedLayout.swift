/// A reference to a layout, usually shared by all nodes with equal layouts.
///
/// There are many nodes and few layouts: the rows of a list have the same stacks and the same padding.
final class SharedLayout {
    let layout: any NodeLayout
    // Cached properties of the layout, read for each node that is created or laid out.
    let ownSpacing: OwnSpacing
    let placesWithoutChildren: Bool
    private let type: ObjectIdentifier
    /// A copy of a plain-data layout, for comparisons by bytes.
    // Unsafe pointers: memory of its own, which ends with the object.
    private let plain: UnsafeMutableRawPointer?

    private init<Layout: NodeLayout>(_ layout: Layout, isPlain: Bool) {
        self.layout = layout
        type = ObjectIdentifier(Layout.self)
        if isPlain {
            let copy = UnsafeMutablePointer<Layout>.allocate(capacity: 1)
            copy.initialize(to: layout)
            plain = UnsafeMutableRawPointer(copy)
        } else {
            plain = nil
        }
        ownSpacing = layout.ownSpacing
        placesWithoutChildren = layout.placesWithoutChildren
    }

    deinit { plain?.deallocate() }

    /// Returns a recently used object with an equal layout, or a new one.
    ///
    /// - Complexity: O(1).
    static func of<Layout: NodeLayout>(_ layout: Layout) -> SharedLayout {
        // Layouts with references are not shared: equal bytes are only a valid test of equality for plain data.
        guard _isPOD(Layout.self) else { return SharedLayout(layout, isPlain: false) }
        if let known = recent.reference(Layout.self) { return known.with { $0.find(layout) } }
        let made = Recent()
        recent[Layout.self] = made
        return made.find(layout)
    }

    // These two last as long as the process, so that most nodes count no references to their layouts.
    /// The layout of all text nodes.
    static let text = constant(TextLayout())
    /// The layout of nodes that have none, or none yet.
    static let empty = constant(EmptyLayout())

    private static func constant(_ layout: some NodeLayout) -> Constant { Constant(made: of(layout)) }

    /// A layout that lasts as long as the process.
    // @unchecked Sendable: never changed.
    struct Constant: @unchecked Sendable {
        fileprivate let made: SharedLayout
        // Borrowed: the constant is never freed, so its users need not retain it.
        var reference: Borrowed<SharedLayout> { Borrowed(made) }
    }

    /// Whether this is a layout of the same type with the same bytes.
    @inline(__always)
    private func holds<Layout>(_ other: Layout) -> Bool {
        guard type == ObjectIdentifier(Layout.self), let plain else { return false }
        return withUnsafePointer(to: other) { ValueComparator.sameBytes(plain, $0, MemoryLayout<Layout>.size) }
    }

    private static let recent = TypeCache<Recent>()

    /// The two most recently used layouts of a type.
    private final class Recent {
        // @exclusivity(unchecked): accessed for each node; no access calls anything but the standard library.
        @exclusivity(unchecked) private var first: SharedLayout?
        @exclusivity(unchecked) private var second: SharedLayout?

        func find<Layout: NodeLayout>(_ layout: Layout) -> SharedLayout {
            if let first, first.holds(layout) { return first }
            if let second, second.holds(layout) { return second }
            let made = SharedLayout(layout, isPlain: true)
            second = first
            first = made
            return made
        }
    }
}

extension RenderNode {
    /// The layout that measures the node and places its children.
    package var layout: any NodeLayout {
        get { layoutReference.with { $0.layout } }
        set { takeSharedLayout(.of(newValue)) }
    }

    /// Calls `body` with the shared layout, without a retain.
    // Borrowed: the node retains its layout, and the scene retains a replaced one that may be running.
    @inline(__always)
    func withSharedLayout<Result>(_ body: (SharedLayout) -> Result) -> Result {
        layoutReference.with(body)
    }

    func takeSharedLayout(_ new: __owned SharedLayout) {
        let old = layoutReference
        let heldOld = flags.contains(.holdsLayout)
        layoutReference = Retained(consume new).borrowed
        flags.insert(.holdsLayout)
        // The old layout may be running the rules that replace it, so it is kept until the layout pass ends.
        if heldOld { withScene { $0.layoutWork.replacedLayouts.append(Retained(adopting: old).take()) } }
        recordSpacing()
    }

    /// Caches whether the layout has spacing preferences, which stacks ask of every child.
    func recordSpacing() {
        switch withSharedLayout({ $0.ownSpacing }) {
        case .never: flags.remove(.mayWantSpacing)
        case .always: flags.insert(.mayWantSpacing)
        case .byFont: flags.set(.mayWantSpacing, withScene { $0.profile.spacesTextByFont })
        }
    }
}
