import AttributeGraph
import Foundation

/// An element of a lazy container that is written out, beside a `ForEach` or without one: a source of one row.
///
/// The element is made when it comes into sight. Out of sight it is parked if its views have storage (law A13), and ends
/// otherwise.
final class LazyElement: LazyRows {
    private let make: (_ViewInputs) -> _ViewOutputs
    /// Whether the view has a part with an explicit identity; nil where it can't be asked.
    private let hasPart: ((Graph, AnyHashable) -> Bool)?
    /// The element's node and the lifetime of its content, as long as it is there or parked.
    private var made: (node: RenderNode, scope: Scope)?
    private var isLive = false
    private var measurements: [Measurement] = []
    /// The number of the transaction that has inserted the element, where that animates.
    var insertion = -1

    /// The size of the element for what it was offered across the container.
    struct Measurement: Equatable {
        /// The extent that was offered across the axis; nil for none.
        var offered: CGFloat?
        /// The length along the container's axis, with the spacing after the element.
        var length: CGFloat
        /// The extent across the axis.
        var across: CGFloat
    }

    private static let measurementLimit = 8

    init(
        inputs: _ViewInputs,
        hasPart: ((Graph, AnyHashable) -> Bool)?,
        make: @escaping (_ViewInputs) -> _ViewOutputs
    ) {
        self.make = make
        self.hasPart = hasPart
        super.init(inputs: inputs)
        lengths.reset(count: 1)
        isStructured = false
    }

    /// Returns the measurement for an extent offered across the container, if there is one.
    func measurement(offered: CGFloat?) -> Measurement? { measurements.first { $0.offered == offered } }

    /// Keeps a measurement. One that contradicts an earlier one shows that the element has changed: the others are
    /// forgotten.
    func keep(_ measurement: Measurement) {
        if let known = self.measurement(offered: measurement.offered) {
            if known == measurement { return }
            measurements = []
        } else if measurements.count == Self.measurementLimit {
            measurements.removeFirst()
        }
        measurements.append(measurement)
    }

    override var isOfData: Bool { false }

    override var keepsRowsOutOfSight: Bool { made != nil && !isLive }

    override func endParkedRows(where isDistant: (Int) -> Bool) {
        guard !isLive, let scope = made?.scope, isDistant(0) else { return }
        made = nil
        inputs.scene.end(scope, removing: [])
    }

    /// The element, if it is there.
    private var element: RenderNode? { isLive ? made?.node.outermost : nil }

    package override func liveNode(at index: Int) -> RenderNode? { element }

    override func node(at index: Int) -> (node: RenderNode, isNew: Bool) {
        if let element { return (element, false) }
        isLive = true
        let scene = inputs.scene
        if let node = made?.node {
            group.children = [node]
            scene.unpark(node, in: group)
            group.structureDidChange()
            return (node.outermost, true)
        }
        let scope = inputs.graph.makeScope(in: inputs.scope)
        var own = inputs.through(group, scope: scope)
        own.laziness = .none
        own.makeElement(make)
        let node = group.children[0]
        made = (node, scope)
        group.container.extras?.flattened = nil
        if insertion == scene.transactionNumber { scene.transitionWork.recordInsertion(of: node) }
        return (node, true)
    }

    override func keepOnly(_ range: Range<Int>) {
        let scene = inputs.scene
        guard isLive, let (node, scope) = made, range.isEmpty, heldIndex == nil, !scene.focus.isFocused(below: node)
        else { return }
        isLive = false
        group.children = []
        group.structureDidChange()
        for element in node.elements { element.transition.run.map(scene.transitionWork.cutShort) }
        if node.lazy.keepsStorage(below: inputs.instance) {
            scene.park(node)
        } else {
            made = nil
            scene.end(scope, removing: [node])
        }
    }

    package override func index(of node: RenderNode) -> Int? { element === node ? 0 : nil }

    override var focusedIndex: Int? {
        guard isLive, let node = made?.node, inputs.scene.focus.isFocused(below: node) else { return nil }
        return 0
    }

    override func index(ofID id: AnyHashable) -> Int? { nil }

    override func index(ofUnmadePart id: AnyHashable) -> Int? {
        !isLive && hasPart?(inputs.graph, id) == true ? 0 : nil
    }

    package override func id(at index: Int) -> AnyHashable { AnyHashable(group.id) }
}
