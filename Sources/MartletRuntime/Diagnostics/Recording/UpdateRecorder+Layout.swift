import AttributeGraph

/// What is recorded of layout and preferences: nodes that were told of a change and so were measured again, containers that
/// placed what stands in them again, and readers of preferences that collected. New nodes, which are measured and placed as a
/// part of what they stand in, are counted alone.
extension UpdateRecorder {
    /// A node has been measured again, or has placed what stands in it.
    /// - Parameter changed: Whether it came to another size.
    @inline(never)
    func noteLayout(_ kind: TraceRecord.Kind, of node: RenderNode, changed: Bool) {
        note(kind, of: node, by: node.layout.ownType, changed: changed)
    }

    /// A reader of a preference has collected what stands below a node.
    func noteCollection(by reader: any PreferenceReader, from node: RenderNode) {
        note(.collected, of: node, by: type(of: reader), changed: true)
    }

    private func note(_ kind: TraceRecord.Kind, of node: RenderNode, by type: Any.Type, changed: Bool) {
        // One look at the clock: what was recorded last, or the beginning of the phase, was when it began.
        // Unsafe pointers: types live as long as the process.
        ring.appendSinceLast(
            kind, of: node.instanceReference?._withUnsafeGuaranteedRef { $0.body } ?? .nothing,
            detail: UInt64(UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))), changed: changed)
    }
}

/// Notes what happens to nodes in a pass of layout, where somebody records that.
struct LayoutNotes {
    // Unsafe pointers: the scenes hold what records them while they update, and it is asked without counting.
    private let recorder: Unmanaged<UpdateRecorder>?

    init(by recorder: UpdateRecorder?) { self.recorder = recorder.map { .passUnretained($0) } }

    /// A node has been measured again, or has placed what stands in it.
    /// - Parameter changed: Whether it came to another size.
    @inline(__always)
    func add(_ kind: TraceRecord.Kind, of node: RenderNode, changed: Bool) {
        recorder?._withUnsafeGuaranteedRef { $0.noteLayout(kind, of: node, changed: changed) }
    }
}

extension NodeLayout {
    /// The type of the layout. Unlike `type(of:)`, it is asked of the layout where that is stored, and not of a copy.
    @inline(__always)
    fileprivate var ownType: Any.Type { Self.self }
}

extension TraceRecord.Kind {
    /// A node was measured again: `subject` is the body of the view in which it stands, `detail` the type of its layout.
    package static var measured: Self { Self(rawValue: client &+ 6) }
    /// A container placed what stands in it again, and so on down to what keeps its place; the rest as for ``measured``.
    package static var placed: Self { Self(rawValue: client &+ 7) }
    /// A reader of a preference collected it: `detail` is the type of the reader.
    package static var collected: Self { Self(rawValue: client &+ 8) }
}

extension TraceRecord {
    /// The type that a record of layout or of a preference names.
    package var layoutType: Any.Type? {
        guard [.measured, .placed, .collected].contains(kind),
            let pointer = UnsafeRawPointer(bitPattern: UInt(detail))
        else { return nil }
        // Unsafe pointers: types live as long as the process.
        return unsafeBitCast(pointer, to: Any.Type.self)
    }
}
