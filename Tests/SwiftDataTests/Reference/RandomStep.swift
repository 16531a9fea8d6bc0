/// One step of a random sequence; which objects it is of depends on those that there are.
struct RandomStep: CustomStringConvertible {
    enum Kind: CaseIterable {
        case add, addLinked, setValue, setCode, setOne, addMany, removeMany, setMany, delete
        case save, rollback, undo, redo, release, change, look, beside
    }

    let kind: Kind
    let a: Int
    let b: Int
    let c: Int

    var description: String { "\(kind)(\(a), \(b), \(c))" }

    static func sequence(_ seed: UInt64) -> [RandomStep] {
        var random = RandomNumbers(seed: seed)
        let kinds = Kind.allCases
        let count = 2 + random.next(4)
        return (0..<(count + 5 + random.next(20))).map { index in
            // Without some objects, most of the other steps have nothing to change.
            let kind = index < count || random.next(5) == 0 ? random.next(2) : random.next(kinds.count)
            return RandomStep(kind: kinds[kind], a: random.next(100), b: random.next(100), c: random.next(100))
        }
    }
}
