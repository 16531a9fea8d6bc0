import AttributeGraph
import Testing

@Suite("What a rule reads in one run and in the next")
struct LinkingTests {
    let graph = Graph()
    var root: Scope { graph.rootScope }

    /// The inputs of the scripted rules.
    final class Script {
        var sources: [Attribute<Int>] = []
        /// The inputs that each rule reads in its next run, by their indices in the sources.
        var reads: [[Int]] = []
    }

    struct ScriptedReader: Rule {
        unowned let script: Script
        let number: Int
        let go: Attribute<Int>
        func value(in graph: Graph) -> Int {
            var sum = graph[go]
            for source in script.reads[number] { sum &+= graph[script.sources[source]] }
            return sum
        }
    }

    /// The first reads of each source, in order.
    func firstReads(_ reads: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return reads.filter { seen.insert($0).inserted }
    }

    @Test(arguments: 0..<200)
    func edgesFollowWhatIsRead(seed: Int) {
        var numbers = SeededNumbers(seed: seed)
        let script = Script()
        let go = graph.makeInput(0, in: root)
        let inputCount = 3 + numbers.below(20)
        script.sources = (0..<inputCount).map { graph.makeInput($0, in: root) }
        // Each rule may read the rules before it: runs inside of runs read the same sources.
        var rules: [Attribute<Int>] = []
        for number in 0..<4 {
            script.reads.append([])
            rules.append(graph.makeRule(ScriptedReader(script: script, number: number, go: go), in: root))
            script.sources.append(rules[number])
        }
        var values: [Int] = []
        for step in 1...12 {
            for number in 0..<4 where step == 1 || !numbers.oneIn(3) {
                let few = numbers.oneIn(2)
                script.reads[number] = (0..<numbers.below(few ? 6 : 40)).map { _ in
                    numbers.below(inputCount + number)
                }
            }
            graph.set(go, to: step)
            let written = numbers.below(inputCount)
            graph.set(script.sources[written], to: 1000 + step)
            // From the last: the others run inside of it, as far as it reads them.
            for rule in rules.reversed() { _ = graph[rule] }
            values = (0..<inputCount).map { graph.peek(script.sources[$0]) }
            for number in 0..<4 {
                let reads = script.reads[number]
                values.append(reads.reduce(step) { $0 &+ values[$1] })
                #expect(graph.peek(rules[number]) == values[inputCount + number])
                #expect(
                    graph.inputs(of: rules[number].identifier)
                        == [go.identifier] + firstReads(reads).map { script.sources[$0].identifier })
            }
            graph.checkInvariants()
        }
    }

    @Test func aSecondReadOfManyMakesNoSecondEdge() {
        let inputs = (0..<30).map { graph.makeInput($0, in: root) }
        let all = graph.makeRule(in: root) { graph in (inputs + inputs.reversed()).reduce(0) { $0 + graph[$1] } }
        #expect(graph[all] == 870)
        for input in inputs { graph.set(input, to: 1) }
        #expect(graph[all] == 60)
        #expect(graph.counts.edges == 30)
        #expect(graph.causes(of: all.identifier).count == 29)
        graph.checkInvariants()
    }

    @Test func causesAreKnownUntilTheNextRun() {
        let a = graph.makeInput(0, in: root), b = graph.makeInput(0, in: root)
        let sum = graph.makeRule(Sum(a: a, b: b), in: root)
        _ = graph[sum]
        graph.set(a, to: 1)
        _ = graph[sum]
        #expect(graph.causes(of: sum.identifier) == [a.identifier])
        graph.set(b, to: 1)
        #expect(graph.causes(of: sum.identifier) == [a.identifier])
        _ = graph[sum]
        #expect(graph.causes(of: sum.identifier) == [b.identifier])
        for number in 2..<40 {
            graph.set(b, to: number)
            _ = graph[sum]
        }
        #expect(graph.causes(of: sum.identifier) == [b.identifier])
        graph.checkInvariants()
    }

    @Test func aReadThatIsNotTrackedLeavesTheWayAsItIs() {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root), c = graph.makeInput(3, in: root)
        let inner = graph.makeRule(Plus(a: b), in: root)
        let rule = graph.makeRule(in: root) { graph in
            graph[a] + graph.untracked { graph[inner] } + graph.peek(inner) + graph[c]
        }
        for number in 0..<3 {
            graph.set(a, to: number)
            graph.set(b, to: number)
            #expect(graph[rule] == number + 2 * (number + 1) + 3)
            #expect(graph.inputs(of: rule.identifier) == [a.identifier, c.identifier])
            #expect(graph.inputs(of: inner.identifier) == [b.identifier])
            graph.checkInvariants()
        }
    }

    @Test func runsAreCountedWhileATraceListensAndAfter() {
        final class Listener: GraphTrace {
            var runs = 0
            func evaluated(_ attribute: AnyAttribute, changed: Bool, in graph: Graph) { runs += 1 }
        }
        let a = graph.makeInput(0, in: root)
        let end = (0..<5).reduce(a) { last, _ in graph.makeRule(Plus(a: last), in: root) }
        _ = graph[end]
        let listener = Listener()
        for number in 1...6 {
            graph.trace = number % 2 == 0 ? listener : nil
            graph.set(a, to: number)
            graph.expectRuns(5) { #expect(graph[end] == number + 5) }
        }
        #expect(listener.runs == 15)
        #expect(graph.counts.evaluations == 35)
        graph.checkInvariants()
    }
}
