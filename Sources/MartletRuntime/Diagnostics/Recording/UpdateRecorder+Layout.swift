import AttributeGraph

/// Records of layout and preferences: nodes that were invalidated and measured again, containers that placed their
/// children again, and readers that collected preferences. New nodes, which are measured and placed with their
/// containers, are only counted.
extension UpdateRecorder {
    /// Records that a node was measured again, or has placed its children.
    ///
    /// - Parameter changed: Whether its size has changed.
    @inline(never)
    func recordLayout(_ kind: TraceRecord.Kind, of node: RenderNode, changed: Bool) {
        record(kind, of: node, by: node.layout.ownType, changed: changed)
    }

    /// Records that a reader has collected the preferences below a node.
    func recordCollection(by reader: any PreferenceReader, from node: RenderNode) {
        record(.collected, of: node, by: type(of: reader), changed: true)
    }

    private func record(_ kind: TraceRecord.Kind, of node: RenderNode, by type: Any.Type, changed: Bool) {
        // The start time is that of the previous record, or of the phase, so the clock is read only once. Unsafe
        // pointers: types are never freed.
        ring.appendSinceLast(
            kind, of: node.instanceReference?.with { $0.body } ?? .nothing,
            detail: UInt64(UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))), changed: changed)
    }
}

/// Records the events of nodes in a layout pass, if recording is enabled.
struct LayoutNotes {
    /// The scenes retain their recorder while they update.
    private let recorder: Borrowed<UpdateRecorder>?

    init(by recorder: UpdateRecorder?) { self.recorder = recorder.map { Borrowed($0) } }

    /// Records that a node was measured again, or has placed its children.
    ///
    /// - Parameter changed: Whether its size has changed.
    @inline(__always)
    func add(_ kind: TraceRecord.Kind, of node: RenderNode, changed: Bool) {
        recorder?.with { $0.recordLayout(kind, of: node, changed: changed) }
    }
}

extension NodeLayout {
    /// The type of the layout. Unlike `type(of:)`, it needs no copy of the layout.
    @inline(__always)
    fileprivate var ownType: Any.Type { Self.self }
}

extension TraceRecord.Kind {
    /// A node was measured again: `subject` is the body of the view around it, `detail` the type of its layout.
    package static var measured: Self { Self(rawValue: client &+ 6) }
    /// A container has placed its children again, down to those that kept their place; fields as for ``measured``.
    package static var placed: Self { Self(rawValue: client &+ 7) }
    /// A reader of a preference collected it: `detail` is the type of the reader.
    package static var collected: Self { Self(rawValue: client &+ 8) }
}

extension TraceRecord {
    /// The type that a record of layout or of a preference names.
    // Unsafe pointers: types live as long as the process.
    package var layoutType: Any.Type? {
        guard [.measured, .placed, .collected].contains(kind),
            let pointer = UnsafeRawPointer(bitPattern: UInt(detail))
        else { return nil }
        return unsafeBitCast(pointer, to: Any.Type.self)
    }
}
