/// The options of the command line.
struct Options {
    struct Pair {
        /// Nil while there is nothing of ours to compare; then the limit is shown alone.
        var ours: Program?
        var limit: Program
        /// The name of the limit's engine, if the program prints several.
        var engine: String?
        /// The name of the limit in the table; nil for the limit without a name.
        var beside: String?
    }

    struct Misuse: Error, CustomStringConvertible {
        var description: String
    }

    static let usage = """
        usage: BenchTable [--rounds N] [--json FILE] [--instructions FILE] [--last FILE] [--machine NAME]
               [--record FILE] [--page FILE] PAIR…
        where PAIR is  [--beside NAME] --pair "OURS ARGUMENTS" "LIMIT ARGUMENTS" "ENGINE"
        OURS and ENGINE may be empty. NAME is what the limits of the pairs that follow are called in the table. What is
        better or worse than in the table of --last is said, and a row that got worse by more than noise ends the
        program with status 2. --record writes such a table, and --page the documentation's, after the first paragraphs
        of what is there.
        """

    /// As many as it takes to say anything with confidence.
    var rounds = 7
    var json: String?
    var instructions: String?
    var last: String?
    var machine = "unknown"
    var record: String?
    var page: String?
    var pairs: [Pair] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        var beside: String?
        func next(after option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw Misuse(description: "\(option) lacks a value\n\(Self.usage)")
            }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--rounds":
                guard let rounds = Int(try next(after: option)), rounds > 0 else {
                    throw Misuse(description: "--rounds wants a number above 0")
                }
                self.rounds = rounds
            case "--json":
                json = try next(after: option)
            case "--instructions": instructions = try next(after: option)
            case "--last": last = try next(after: option)
            case "--machine": machine = try next(after: option)
            case "--record": record = try next(after: option)
            case "--page": page = try next(after: option)
            case "--beside": beside = try next(after: option)
            case "--pair":
                let ours = Program(try next(after: option))
                guard let limit = Program(try next(after: option)) else {
                    throw Misuse(description: "--pair wants a limit")
                }
                let engine = try next(after: option)
                pairs.append(Pair(ours: ours, limit: limit, engine: engine.isEmpty ? nil : engine, beside: beside))
            default:
                throw Misuse(description: "unknown: \(option)\n\(Self.usage)")
            }
        }
        if pairs.isEmpty { throw Misuse(description: Self.usage) }
    }
}
