/// Two locations behind pointers: equal if they are the same place.
final class LocationEquality: AnyEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
        return a.assumingMemoryBound(to: AnyLocation.self).pointee
            .isSame(as: b.assumingMemoryBound(to: AnyLocation.self).pointee)
    }
}
