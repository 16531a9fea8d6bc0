import Measuring

/// The engine's workloads on the hand-written engine.
public enum HandWorkloads {
    private static func counted(_ name: String, _ update: @escaping (Int) -> Void) -> Workload {
        update(-1)
        update(-2)
        ruleRuns = 0
        update(-3)
        return Workload(name, rulesRun: ruleRuns, update: update)
    }

    public static func chain(_ n: Int) -> Workload {
        let e = HandEngine(nodes: n + 2, edges: n + 2)
        let s = e.source(0)
        var last = s
        for _ in 0..<n { last = e.node(HandRules.increment, last, 0, reads: [last]) }
        let end = last
        return counted("chain\(n)") { u in
            e.set(s, u)
            consume(e.get(end))
        }
    }

    public static func wide(_ n: Int) -> Workload {
        let e = HandEngine(nodes: n + 2, edges: n + 2)
        let s = e.source(0)
        let rules = (0..<n).map { e.node(HandRules.addConstant, s, $0, reads: [s]) }
        return counted("wide\(n)") { u in
            e.set(s, u)
            for rule in rules { consume(e.get(rule)) }
        }
    }

    public static func wideSum(_ name: String, _ n: Int) -> Workload {
        let e = HandEngine(nodes: n + 2, edges: 2 * n + 2)
        let s = e.source(0)
        let rules = (0..<n).map { e.node(HandRules.addConstant, s, $0, reads: [s]) }
        let sum = e.node(HandRules.sum, rules[0], rules[0] + n, reads: rules)
        return counted(name) { u in
            e.set(s, u)
            consume(e.get(sum))
        }
    }

    public static func grid(_ n: Int, all: Bool) -> Workload {
        let e = HandEngine(nodes: n * (n + 1) + 1, edges: n * n * 2 + 10)
        let sources = (0..<n).map { e.source($0) }
        var layer = sources
        for _ in 0..<n {
            let above = layer
            layer = (0..<n).map { i in
                let a = above[i], b = above[(i + 1) % n]
                return e.node(HandRules.addModulo, a, b, reads: [a, b])
            }
        }
        let last = layer
        return counted("grid\(n)x\(n).\(all ? "all" : "one")") { u in
            let u = u + 1000
            if all {
                for i in 0..<n { e.set(sources[i], (u &+ i) % 1_000_003) }
            } else {
                e.set(sources[u % n], u % 1_000_003)
            }
            for node in last { consume(e.get(node)) }
        }
    }

    public static func cellx(_ layers: Int) -> Workload {
        let e = HandEngine(nodes: 4 * layers + 8, edges: 6 * layers + 8)
        let sources = [1, 2, 3, 4].map { e.source($0) }
        var m = sources
        for _ in 0..<layers {
            m = [
                e.node(HandRules.copy, m[1], 0, reads: [m[1]]),
                e.node(HandRules.subtract, m[0], m[2], reads: [m[0], m[2]]),
                e.node(HandRules.add, m[1], m[3], reads: [m[1], m[3]]),
                e.node(HandRules.copy, m[2], 0, reads: [m[2]]),
            ]
        }
        let last = m
        return counted("cellx\(layers)") { u in
            for i in 0..<4 { e.set(sources[i], u & 1 == 0 ? 4 - i : 1 + i) }
            for node in last { consume(e.get(node)) }
        }
    }

    public static func cutoff(_ n: Int) -> Workload {
        let e = HandEngine(nodes: n + 3, edges: n + 3)
        let s = e.source(0)
        var last = e.node(HandRules.zero, s, 0, reads: [s])
        for _ in 0..<n { last = e.node(HandRules.increment, last, 0, reads: [last]) }
        let end = last
        return counted("cutoff\(n)") { u in
            e.set(s, u)
            consume(e.get(end))
        }
    }

    public static func equalSet(_ n: Int) -> Workload {
        let e = HandEngine(nodes: n + 3, edges: n + 3)
        let s = e.source(7)
        var last = s
        for _ in 0..<n { last = e.node(HandRules.increment, last, 0, reads: [last]) }
        let end = last
        return counted("equalset") { _ in
            e.set(s, 7)
            consume(e.get(end))
        }
    }

    /// Nanoseconds a node: making `n` rules on one source and reading each, and freeing them.
    public static func createAndFree(_ n: Int) -> (create: Double, free: Double) {
        let start = now()
        var e: HandEngine! = HandEngine(nodes: n + 1, edges: n + 1)
        let s = e.source(0)
        var sum = 0
        for i in 0..<n {
            let node = e.node(HandRules.addConstant, s, i)
            e.read(s, by: node)
            sum &+= e.get(node)
        }
        consume(sum)
        let made = now()
        e = nil
        let freed = now()
        return (Double(made - start) / Double(n), Double(freed - made) / Double(n))
    }
}
