import Foundation

/// A fetch that reads properties of objects, to evaluate its predicate or its order in memory.
final class Evaluation {
    /// The first property that could not be read.
    private(set) var error: (any Error)?

    func fail(_ error: any Error) { self.error = self.error ?? error }
}

extension ModelContext {
    /// Evaluates a predicate or an order.
    ///
    /// - Throws: the error of the first property that could not be read. A default in its place would leave objects out of
    ///   the result, or bring others in.
    func evaluating<Result>(_ body: () throws -> Result) throws -> Result {
        let outer = evaluation
        let evaluation = Evaluation()
        self.evaluation = evaluation
        defer { self.evaluation = outer }
        let result = try body()
        if let error = evaluation.error { throw error }
        return result
    }
}
