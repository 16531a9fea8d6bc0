final class Reaching {
    // unowned(unsafe): named with its reason, but in a file that is not in the list.
    unowned(unsafe) let owner: Reaching
    /// In a comment, Unmanaged is no use, and in "unsafeBitCast" neither.
    let text = "Unmanaged"

    init(owner: Reaching) { self.owner = owner }

    func give(to use: (Reference) -> Void) { use(.passUnretained(self)) }
}
