extension Array where Element: AnyObject {
    /// Returns the indices of some objects in the array, unordered.
    ///
    /// - Complexity: O(*n*), by comparisons of pointers.
    // Unsafe pointers: an array of objects is one of pointers. They are read without counting references.
    package func indices(of objects: [AnyObject]) -> [Int] {
        withUnsafeBytes { bytes in
            let here = bytes.bindMemory(to: UInt.self)
            let sought = objects.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
            if sought.count <= 8 { return sought.compactMap { here.firstIndex(of: $0) } }
            let all = Set(sought)
            return here.indices.filter { all.contains(here[$0]) }
        }
    }

    /// Moves changed objects to their positions in an order, in an array that is otherwise in that order.
    ///
    /// All of them are removed first: next to an object that is out of place no other can be inserted by binary search.
    ///
    /// - Parameters:
    ///   - changed: The objects that belong to the array.
    ///   - old: The indices of the changed objects, including those that no longer belong to the array.
    ///   - comesBefore: The order.
    /// - Returns: Whether the array has changed.
    /// - Complexity: O(*k* log *n*) comparisons for *k* changed objects, and O(*n*) moves for each that changes its
    ///   position.
    package mutating func put(
        _ changed: [Element], at old: [Int], by comesBefore: (Element, Element) -> Bool
    ) -> Bool {
        if changed.isEmpty, old.isEmpty { return false }
        if changed.count == 1, old.count == 1, self[old[0]] === changed[0], isInPlace(old[0], by: comesBefore) {
            return false
        }
        let before = self
        _ = steps(putting: changed, at: old, by: comesBefore)
        return !hasSameObjects(as: before)
    }

    /// Moves changed elements to their positions, and returns the steps that do so.
    mutating func steps(
        putting changed: [Element], at old: [Int], by comesBefore: (Element, Element) -> Bool
    ) -> [ArrayStep<Element>] {
        var steps: [ArrayStep<Element>] = []
        for index in old.sorted(by: >) { steps.append(.remove(index)) }
        apply(steps)
        for object in changed {
            let step = ArrayStep.insert(object, place(of: object, by: comesBefore))
            apply([step])
            steps.append(step)
        }
        return steps
    }

    mutating func apply(_ steps: [ArrayStep<Element>]) {
        for step in steps {
            switch step {
            case .remove(let index): remove(at: index)
            case .insert(let object, let index): insert(object, at: index)
            }
        }
    }

    /// Whether another array has the same objects in the same order.
    ///
    /// - Complexity: O(*n*), by comparisons of pointers.
    // Unsafe pointers: see indices(of:).
    package func hasSameObjects(as other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBytes { a in
                other.withUnsafeBytes { b in
                    a.bindMemory(to: UInt.self).elementsEqual(b.bindMemory(to: UInt.self))
                }
            }
    }

    func isInPlace(_ index: Int, by comesBefore: (Element, Element) -> Bool) -> Bool {
        (index == 0 || comesBefore(self[index - 1], self[index]))
            && (index + 1 >= count || comesBefore(self[index], self[index + 1]))
    }

    private func place(of object: Element, by comesBefore: (Element, Element) -> Bool) -> Int {
        partitioningIndex { !comesBefore($0, object) }
    }
}
