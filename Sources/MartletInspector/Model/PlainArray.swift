/// A growing array of trivial values. Unlike an array, it has no check of uniqueness at each change: thousands of records
/// change it in each update.
///
/// Copies share the memory, so that there is one owner, which calls ``free()``.
struct PlainArray<Element> {
    // Unsafe pointers: `count` initialized elements, and memory for `capacity`.
    private var base: UnsafeMutablePointer<Element>?
    private(set) var count = 0
    private var capacity = 0

    /// Creates an empty array.
    init() { assert(_isPOD(Element.self), "the elements need no deinitialization") }

    /// The element at an index.
    /// - Precondition: the index is valid, which only debug builds check.
    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count, "the index is valid")
            return base.unsafelyUnwrapped[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count, "the index is valid")
            yield &base.unsafelyUnwrapped[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(toHold: count + 1) }
        (base.unsafelyUnwrapped + count).initialize(to: element)
        count += 1
    }

    /// Appends copies of an element, until there are a number of elements.
    mutating func extend(to newCount: Int, by element: Element) {
        guard newCount > count else { return }
        grow(toHold: newCount)
        (base.unsafelyUnwrapped + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    /// Removes the last element, and returns it.
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base.unsafelyUnwrapped[count]
    }

    /// Removes all elements, and frees the memory.
    mutating func free() {
        base?.deallocate()
        self = PlainArray()
    }

    @inline(never)
    private mutating func grow(toHold needed: Int) {
        guard needed > capacity else { return }
        capacity = max(2 * capacity, needed, 16)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if let base {
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
        }
        base = larger
    }
}
