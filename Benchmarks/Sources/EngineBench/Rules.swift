import AttributeGraph

struct AddConstant: Rule {
    var a: Attribute<Int>
    var constant: Int
    func value(in graph: Graph) -> Int { graph[a] &+ constant }
}

struct Zero: Rule {
    var a: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] &* 0 }
}

struct Copy: Rule {
    var a: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] }
}

struct Add: Rule {
    var a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] &+ graph[b] }
}

struct Subtract: Rule {
    var a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[a] &- graph[b] }
}

struct AddModulo: Rule {
    var a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int {
        let sum = graph[a] &+ graph[b]
        return sum >= 1_000_003 ? sum &- 1_000_003 : sum
    }
}

struct Sum: Rule {
    var attributes: [Attribute<Int>]
    func value(in graph: Graph) -> Int {
        var sum = 0
        for attribute in attributes { sum &+= graph[attribute] }
        return sum
    }
}

struct Choose: Rule {
    var condition: Attribute<Bool>, a: Attribute<Int>, b: Attribute<Int>
    func value(in graph: Graph) -> Int { graph[condition] ? graph[a] : graph[b] }
}
