import OpenCombine

/// The latest element of each of several publishers.
struct LatestElements<Output> {
    /// An event of one of the publishers.
    private enum News {
        case element(Any)
        case finished
    }

    private var latest: [Any?]
    /// Whether no more elements can be sent, because a publisher has finished without an element.
    private var isOver = false
    private var output: Output?

    private init(count: Int) { latest = Array(repeating: nil, count: count) }

    /// Returns a publisher of `make`'s results for the latest elements, which are passed in the order of `sides`.
    static func publisher<Failure: Error>(
        of sides: [AnyPublisher<Any, Failure>],
        make: @escaping ([Any]) -> Output
    ) -> AnyPublisher<Output, Failure> {
        let news = sides.enumerated().map { index, side in
            side.map { (index, News.element($0)) }
                // The end of a publisher is an event too, because it may end the combined publisher.
                .append(Just((index, News.finished)).setFailureType(to: Failure.self))
        }
        return Publishers.MergeMany(news)
            .scan(LatestElements(count: sides.count)) { $0.taking($1.1, of: $1.0, make: make) }
            .prefix { !$0.isOver }
            .compactMap(\.output)
            .eraseToAnyPublisher()
    }

    private func taking(_ news: News, of index: Int, make: ([Any]) -> Output) -> LatestElements {
        var result = self
        result.output = nil
        switch news {
        case .element(let element):
            result.latest[index] = element
            let known = result.latest.compactMap { $0 }
            if known.count == result.latest.count { result.output = make(known) }
        case .finished:
            result.isOver = result.latest[index] == nil
        }
        return result
    }
}

extension Publisher {
    /// The publisher with its element type erased.
    var untyped: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}
