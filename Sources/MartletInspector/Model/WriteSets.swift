/// Sets of writes that cause runs, by small numbers: most runs of an update have the same causes, and an array for each
/// would take longer than all else.
struct WriteSets {
    /// A number of a set; 0 is the empty one.
    typealias Number = Int32

    /// The writes of each set, in the order in which they were added.
    private(set) var sets: [[Int]] = [[]]
    private var numbers: [[Int]: Number] = [[]: 0]
    /// The results of unions, by the numbers of both sets.
    private var unions: [Int64: Number] = [:]

    subscript(number: Number) -> [Int] { sets[Int(number)] }

    mutating func number(of writes: [Int]) -> Number {
        if let known = numbers[writes] { return known }
        let number = Number(sets.count)
        sets.append(writes)
        numbers[writes] = number
        return number
    }

    /// Returns the set that has the writes of both.
    @inline(__always)
    mutating func union(_ a: Number, _ b: Number) -> Number {
        if a == b || b == 0 { return a }
        return a == 0 ? b : unionOfDifferent(a, b)
    }

    @inline(never)
    private mutating func unionOfDifferent(_ a: Number, _ b: Number) -> Number {
        let key = Int64(a) << 32 | Int64(b)
        if let known = unions[key] { return known }
        let both = self[a] + self[b].filter { !self[a].contains($0) }
        let number = number(of: both)
        unions[key] = number
        return number
    }
}
