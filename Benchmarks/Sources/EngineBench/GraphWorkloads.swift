import AttributeGraph
import Measuring

/// The engine's workloads on the engine.
enum GraphWorkloads {
    private static func counted(
        _ name: String, _ graph: Graph, _ update: @escaping (Int) -> Void
    ) -> Workload {
        update(-1)
        update(-2)
        let before = graph.counts.evaluations
        update(-3)
        return Workload(name, rulesRun: graph.counts.evaluations - before, update: update)
    }

    static func chain(_ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(0, in: scope)
        var last = s
        for _ in 0..<n {
            last = graph.makeRule(AddConstant(a: last, constant: 1), in: scope)
            consume(graph[last])
        }
        let end = last
        return counted("chain\(n)", graph) { u in
            graph.set(s, to: u)
            consume(graph[end])
        }
    }

    static func wide(_ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(0, in: scope)
        let rules = (0..<n).map { graph.makeRule(AddConstant(a: s, constant: $0), in: scope) }
        return counted("wide\(n)", graph) { u in
            graph.set(s, to: u)
            for rule in rules { consume(graph[rule]) }
        }
    }

    static func wideSum(_ name: String, _ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(0, in: scope)
        let rules = (0..<n).map { graph.makeRule(AddConstant(a: s, constant: $0), in: scope) }
        let sum = graph.makeRule(Sum(attributes: rules), in: scope)
        return counted(name, graph) { u in
            graph.set(s, to: u)
            consume(graph[sum])
        }
    }

    static func grid(_ n: Int, all: Bool) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let sources = (0..<n).map { graph.makeInput($0, in: scope) }
        var layer = sources
        for _ in 0..<n {
            let above = layer
            layer = (0..<n).map {
                graph.makeRule(AddModulo(a: above[$0], b: above[($0 + 1) % n]), in: scope)
            }
        }
        let last = layer
        return counted("grid\(n)x\(n).\(all ? "all" : "one")", graph) { u in
            let u = u + 1000
            if all {
                for i in 0..<n { graph.set(sources[i], to: (u &+ i) % 1_000_003) }
            } else {
                graph.set(sources[u % n], to: u % 1_000_003)
            }
            for node in last { consume(graph[node]) }
        }
    }

    static func cellx(_ layers: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let sources = [1, 2, 3, 4].map { graph.makeInput($0, in: scope) }
        var m = sources
        for _ in 0..<layers {
            m = [
                graph.makeRule(Copy(a: m[1]), in: scope),
                graph.makeRule(Subtract(a: m[0], b: m[2]), in: scope),
                graph.makeRule(Add(a: m[1], b: m[3]), in: scope),
                graph.makeRule(Copy(a: m[2]), in: scope),
            ]
        }
        let last = m
        return counted("cellx\(layers)", graph) { u in
            for i in 0..<4 { graph.set(sources[i], to: u & 1 == 0 ? 4 - i : 1 + i) }
            for node in last { consume(graph[node]) }
        }
    }

    static func cutoff(_ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(0, in: scope)
        var last = graph.makeRule(Zero(a: s), in: scope)
        for _ in 0..<n { last = graph.makeRule(AddConstant(a: last, constant: 1), in: scope) }
        let end = last
        return counted("cutoff\(n)", graph) { u in
            graph.set(s, to: u)
            consume(graph[end])
        }
    }

    static func equalSet(_ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(7, in: scope)
        var last = s
        for _ in 0..<n { last = graph.makeRule(AddConstant(a: last, constant: 1), in: scope) }
        let end = last
        return counted("equalset", graph) { _ in
            graph.set(s, to: 7)
            consume(graph[end])
        }
    }

    static func dynamic(unread: Bool) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let condition = graph.makeInput(true, in: scope)
        let a = graph.makeInput(0, in: scope), b = graph.makeInput(1, in: scope)
        let choose = graph.makeRule(
            Choose(
                condition: condition, a: graph.makeRule(Copy(a: a), in: scope),
                b: graph.makeRule(Copy(a: b), in: scope)),
            in: scope)
        if unread {
            return counted("dynamic_unread", graph) { u in
                graph.set(b, to: u)
                consume(graph[choose])
            }
        }
        return counted("dynamic_flip", graph) { u in
            graph.set(condition, to: u & 1 == 0)
            consume(graph[choose])
        }
    }

    /// Reads `n` rules on one source for the first time in each update; as many are made before as 200 updates need.
    static func first(_ n: Int) -> Workload {
        let graph = Graph(), scope = graph.rootScope
        let s = graph.makeInput(0, in: scope)
        let rules = (0..<200 * n).map { graph.makeRule(AddConstant(a: s, constant: $0), in: scope) }
        return Workload("first\(n)", rulesRun: n) { u in
            for i in u * n..<(u + 1) * n { consume(graph[rules[i]]) }
        }
    }

    /// Nanoseconds and bytes a node: making `n` rules on one source and reading each, and ending
    /// their scope.
    static func createAndEnd(_ n: Int) -> (create: Double, end: Double, bytes: Double, resident: Double) {
        let residentBefore = residentBytes()
        let graph = Graph()
        let s = graph.makeInput(0, in: graph.rootScope)
        let start = now()
        let scope = graph.makeScope(in: graph.rootScope)
        var sum = 0
        for i in 0..<n {
            sum &+= graph[graph.makeRule(AddConstant(a: s, constant: i), in: scope)]
        }
        consume(sum)
        let made = now()
        let bytes = graph.counts.bytes
        let resident = residentBytes() - residentBefore
        let madeAndCounted = now()
        graph.end(scope)
        let ended = now()
        return (
            Double(made - start) / Double(n), Double(ended - madeAndCounted) / Double(n),
            Double(bytes) / Double(n), Double(resident) / Double(n)
        )
    }
}
