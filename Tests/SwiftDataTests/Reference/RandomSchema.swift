import SwiftData

/// Classes with relationships of random kinds between them.
struct RandomSchema: CustomStringConvertible {
    typealias DeleteRule = Schema.Relationship.DeleteRule

    /// One side of a link.
    struct End {
        var isToMany: Bool
        var isRequired = false
        var rule = DeleteRule.nullify
    }

    /// A relationship of a class, and its inverse if it has one.
    struct Link {
        var from: Int
        var to: Int
        var forward: End
        var backward: End?
        /// Whether no property names its inverse: each is the only candidate for the other.
        var isImplied = false
    }

    /// A property of a class: a link, seen from one of its sides.
    struct Property {
        let link: Int
        let isForward: Bool
        let end: End
        /// The class at the other side.
        let destination: Int
        /// The number of the property in its class.
        let index: Int
        var name: String { isForward ? "f\(link)" : "b\(link)" }
    }

    /// The number of properties that each class has before its relationships.
    static let attributes = 3

    let classes: Int
    private(set) var links: [Link]
    /// Whether no two objects of the last class have the same code.
    let isUnique: Bool

    init(number: Int) {
        var random = RandomNumbers(seed: UInt64(number) &+ 77)
        let count = 1 + random.next(3)
        classes = count
        isUnique = random.next(3) != 0
        func end() -> End {
            End(isToMany: random.next(2) == 0, rule: [.cascade, .cascade, .deny, .nullify, .nullify][random.next(5)])
        }
        links = (0..<(1 + random.next(4))).map { _ in
            var link = Link(from: random.next(count), to: random.next(count), forward: end())
            // A class whose objects need others of the class could have no first object.
            link.forward.isRequired = !link.forward.isToMany && link.to < link.from && random.next(4) == 0
            if random.next(4) != 0 { link.backward = end() }
            return link
        }
        // Some schemas have it, so that the seeds of the others mean what they meant before.
        if number % 5 == 2 {
            for index in links.indices {
                if links[index].forward.rule == .nullify { links[index].forward.rule = .noAction }
                if links[index].backward?.rule == .nullify, random.next(2) == 0 {
                    links[index].backward?.rule = .noAction
                }
            }
        }
        joinImplied()
    }

    /// Joins two relationships that are inverses although neither says so: the only ones between two classes.
    private mutating func joinImplied() {
        func between(_ a: Int, _ b: Int) -> [Int] {
            links.indices.filter { [links[$0].from, links[$0].to].sorted() == [a, b] }
        }
        for a in 0..<classes {
            for b in (a + 1)..<max(classes, a + 1) {
                let all = between(a, b)
                guard all.count == 2, all.allSatisfy({ links[$0].backward == nil }),
                    links[all[0]].from != links[all[1]].from
                else { continue }
                // At most one of them is required: the one that leads to the class with the smaller number.
                let (first, second) = links[all[0]].from > links[all[1]].from ? (all[0], all[1]) : (all[1], all[0])
                links[first].backward = links[second].forward
                links[first].isImplied = true
                links.remove(at: second)
            }
        }
    }

    func properties(of number: Int) -> [Property] {
        var found: [Property] = []
        for (index, link) in links.enumerated() {
            func add(_ isForward: Bool, _ end: End, _ destination: Int) {
                found.append(
                    Property(
                        link: index, isForward: isForward, end: end, destination: destination,
                        index: Self.attributes + found.count))
            }
            if link.from == number { add(true, link.forward, link.to) }
            if link.to == number, let end = link.backward { add(false, end, link.from) }
        }
        return found
    }

    /// The other side of a property's link, if it is a property too.
    func inverse(of property: Property) -> Property? {
        properties(of: property.destination).first {
            $0.link == property.link && $0.isForward != property.isForward
        }
    }

    var description: String {
        let all = links.enumerated().map { index, link in
            func text(_ end: End) -> String {
                "\(end.isToMany ? "many" : end.isRequired ? "required" : "one") \(end.rule)"
            }
            return "f\(index): \(link.from) -> \(link.to) \(text(link.forward))"
                + (link.backward.map { ", b\(index): \(text($0))\(link.isImplied ? " (implied)" : "")" } ?? "")
        }
        return all.joined(separator: "; ") + (isUnique ? "; unique code of \(classes - 1)" : "")
    }
}

/// Numbers that are the same for the same seed.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
