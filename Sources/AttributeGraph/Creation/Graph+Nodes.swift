extension Graph {
    @usableFromInline
    func addDescriptor(_ key: ObjectIdentifier, _ make: () -> Descriptor) -> Unmanaged<Descriptor> {
        let descriptor = Unmanaged.passUnretained(descriptors.find(key, or: make))
        descriptorCache.enter(descriptor, for: key)
        return descriptor
    }

    /// Allocates a node and memory for its value, and adds the node to `scope`. The caller initializes the value and
    /// the rule.
    @usableFromInline
    func makeNode(
        _ descriptor: Unmanaged<Descriptor>, in scope: Scope, flags: UInt32, name: StaticString
    ) -> UInt32 {
        assertMayUse()
        let s = liveScope(scope)
        let index = allocateNode()
        let n = node(index)
        let c = core
        c.pointee.latestStamp += 1
        let value = descriptor._withUnsafeGuaranteedRef { allocateValue($0) }
        n.initialize(
            to: Node(
                flags: flags, generation: n.pointee.generation | 1, value: value,
                descriptor: descriptor, firstInput: 0, passing: 0, firstReader: 0, lastReader: 0,
                scope: scope.index, nextInScope: 0, lastReadBy: 0,
                name: name.utf8CodeUnitCount == 0 ? 0 : names.row(of: name),
                stamp: c.pointee.latestStamp))
        if s.pointee.lastAttribute == 0 {
            s.pointee.firstAttribute = index
        } else {
            node(s.pointee.lastAttribute).pointee.nextInScope = index
        }
        s.pointee.lastAttribute = index
        c.pointee.liveNodes += 1
        return index
    }

    private func allocateNode() -> UInt32 {
        let free = core.pointee.freeNode
        if free != 0 {
            core.pointee.freeNode = node(free).pointee.nextInScope
            return free
        }
        let index = core.pointee.nodesUsed
        guard index < layout.endOfNodes else {
            preconditionFailure("AttributeGraph: the graph is full (\(layout.nodeCapacity) attributes)")
        }
        if index >= core.pointee.nodesReady { readyNodes(from: index) }
        core.pointee.nodesUsed = index + Node.unitCount
        return index
    }

    @inline(never)
    private func readyNodes(from index: UInt32) {
        let bytes = Reservation.growth(after: Int(index) * offsetUnit)
        Reservation.expectWrites(to: UnsafeMutableRawPointer(node(index)), byteCount: bytes)
        core.pointee.nodesReady = index + Offset(bytes / offsetUnit)
    }

    private func allocateValue(_ descriptor: Descriptor) -> UnsafeMutableRawPointer {
        guard descriptor.sizeClass < 0 else {
            return core.pointee.values.allocate(sizeClass: descriptor.sizeClass)
        }
        core.pointee.largeValueBytes += descriptor.byteCount
        return .allocate(byteCount: descriptor.byteCount, alignment: descriptor.alignment)
    }

    func freeValue(_ slot: UnsafeMutableRawPointer, _ descriptor: Descriptor) {
        guard descriptor.sizeClass < 0 else {
            return core.pointee.values.free(slot, sizeClass: descriptor.sizeClass)
        }
        core.pointee.largeValueBytes -= descriptor.byteCount
        slot.deallocate()
    }
}
