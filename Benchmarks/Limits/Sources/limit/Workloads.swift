import Measuring

/// The engine's workloads. Each checks its result and its count of rule runs before it is timed.
enum Workloads {
    private static let engineName = "limit.L2f-push-pull"

    static func run() {
        chain()
        wide()
        wideSum()
        diamond()
        for side in [10, 100] { grid(side) }
        for layers in [10, 50, 100, 1000] { cellx(layers) }
        cutoff()
        create()
    }

    /// Runs one update to count its rules, checks the count where it is known, then times updates.
    private static func measure(
        _ workload: String, nodes: Int, runs expected: Int? = nil, first: () -> Void, _ update: (Int) -> Void
    ) {
        ruleRuns = 0
        first()
        let runs = ruleRuns
        if let expected { check(runs, is: expected, "\(workload), rules run") }
        Row(engine: engineName, workload: workload).with("nodes", nodes).with(.ofRepeated(update))
            .with("recomputes", runs).print()
    }

    private static func chain() {
        let engine = Engine(records: 1001, edges: 1000)
        let source = engine.source(0)
        var last = source
        for _ in 0..<1000 { last = engine.unary(Rules.increment, last) }
        use(engine.get(last))
        measure("chain1000.pull", nodes: 1000, runs: 1000) {
            engine.set(source, 7)
            check(engine.get(last), is: 1007, "result")
        } _: {
            engine.set(source, $0)
            use(engine.get(last))
        }
    }

    private static func wide() {
        let engine = Engine(records: 1001, edges: 1000)
        let source = engine.source(0)
        let rules = (0..<1000).map { engine.unary(Rules.addConstant, source, constant: $0) }
        for rule in rules { use(engine.get(rule)) }
        measure("wide1000.pull", nodes: 1000, runs: 1000) {
            engine.set(source, 7)
            for rule in rules { use(engine.get(rule)) }
        } _: {
            engine.set(source, $0)
            for rule in rules { use(engine.get(rule)) }
        }
    }

    private static func wideSum() {
        let engine = Engine(records: 1002, edges: 2000)
        let source = engine.source(0)
        for constant in 0..<1000 { _ = engine.unary(Rules.addConstant, source, constant: constant) }
        let sum = engine.over(Rules.sum, 1..<1001)
        use(engine.get(sum))
        measure("wide_sum1000.pull", nodes: 1001, runs: 1001) {
            engine.set(source, 7)
            check(engine.get(sum), is: 506_500, "result")
        } _: {
            engine.set(source, $0)
            use(engine.get(sum))
        }
    }

    private static func diamond() {
        let engine = Engine(records: 7, edges: 10)
        let source = engine.source(0)
        for _ in 0..<5 { _ = engine.unary(Rules.increment, source) }
        let sum = engine.over(Rules.sum, 1..<6)
        use(engine.get(sum))
        measure("diamond5.pull", nodes: 6, runs: 6) {
            engine.set(source, 7)
            check(engine.get(sum), is: 40, "result")
        } _: {
            engine.set(source, $0)
            use(engine.get(sum))
        }
    }

    private static func grid(_ side: Int) {
        let engine = Engine(records: side * (side + 1), edges: side * side * 2)
        let sources = (0..<side).map { engine.source($0) }
        var last = sources
        for _ in 0..<side {
            let above = last
            last = (0..<side).map { engine.binary(Rules.addModulo, above[$0], above[($0 + 1) % side]) }
        }
        func readAll() {
            for rule in last { use(engine.get(rule)) }
        }
        readAll()
        measure("grid\(side)x\(side).one.pull", nodes: side * side) {
            engine.set(sources[0], 1000)
            readAll()
        } _: {
            engine.set(sources[$0 % side], ($0 + 1000) % modulus)
            readAll()
        }
        measure("grid\(side)x\(side).all.pull", nodes: side * side) {
            for index in 0..<side { engine.set(sources[index], (index * 31 + 777_777) % modulus) }
            readAll()
        } _: { update in
            for index in 0..<side { engine.set(sources[index], (update + index) % modulus) }
            readAll()
        }
    }

    private static func cellx(_ layers: Int) {
        let engine = Engine(records: 4 * (layers + 1), edges: 6 * layers)
        let sources = [1, 2, 3, 4].map { engine.source($0) }
        var last = sources
        for _ in 0..<layers {
            let above = last
            last = [
                engine.unary(Rules.copy, above[1]),
                engine.binary(Rules.subtract, above[0], above[2]),
                engine.binary(Rules.add, above[1], above[3]),
                engine.unary(Rules.copy, above[2]),
            ]
        }
        func write(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
            engine.set(sources[0], a)
            engine.set(sources[1], b)
            engine.set(sources[2], c)
            engine.set(sources[3], d)
            for rule in last { use(engine.get(rule)) }
        }
        write(1, 2, 3, 4)
        measure("cellx\(layers).pull", nodes: 4 * layers) {
            write(4, 3, 2, 1)
        } _: { update in
            if update & 1 == 0 { write(4, 3, 2, 1) } else { write(1, 2, 3, 4) }
        }
    }

    private static func cutoff() {
        let engine = Engine(records: 1002, edges: 1001)
        let source = engine.source(0)
        var last = engine.unary(Rules.zero, source)
        for _ in 0..<1000 { last = engine.unary(Rules.increment, last) }
        use(engine.get(last))
        measure("cutoff1000.pull", nodes: 1, runs: 1) {
            engine.set(source, 7)
            check(engine.get(last), is: 1000, "result")
        } _: {
            engine.set(source, $0)
            use(engine.get(last))
        }
        engine.set(source, 7)
        use(engine.get(last))
        measure("equalset1000.pull", nodes: 0, runs: 0) {
            engine.set(source, 7)
            use(engine.get(last))
        } _: { _ in
            engine.set(source, 7)
            use(engine.get(last))
        }
    }

    private static func create() {
        let count = 100_000
        var created: [Double] = []
        var ended: [Double] = []
        var bytes = 0
        for round in 0..<21 {
            let before = heapBytes()
            let start = now()
            var engine: Engine? = Engine(records: count + 1, edges: count)
            fill(engine!, count)
            let made = now()
            if round == 0 { bytes = heapBytes() - before }
            let endStart = now()
            engine = nil
            let end = now()
            if round > 0 {
                created.append(Double(made - start) / Double(count))
                ended.append(Double(end - endStart) / Double(count))
            }
        }
        Row(engine: engineName, workload: "create100k.per_node").with("nodes", count).with(Samples(created))
            .with("heap_bytes_per_node", Double(bytes) / Double(count)).print()
        Row(engine: engineName, workload: "dispose100k.per_node").with("nodes", count).with(Samples(ended)).print()
    }

    private static func fill(_ engine: Engine, _ count: Int) {
        let source = engine.source(0)
        var total = 0
        for constant in 0..<count {
            total &+= engine.get(engine.unary(Rules.addConstant, source, constant: constant))
        }
        use(total)
    }
}
