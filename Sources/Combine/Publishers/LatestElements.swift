import OpenCombine

/// What is known of several publishers: the latest element of each.
struct LatestElements<Output> {
    /// What one of the publishers had to say.
    private enum News {
        case element(Any)
        case finished
    }

    private var latest: [Any?]
    /// Whether no more can come, as a publisher has finished without an element.
    private var isOver = false
    private var output: Output?

    private init(count: Int) { latest = Array(repeating: nil, count: count) }

    /// A publisher of what `make` makes of the latest elements of several, given in their order.
    static func publisher<Failure: Error>(
        of sides: [AnyPublisher<Any, Failure>],
        make: @escaping ([Any]) -> Output
    ) -> AnyPublisher<Output, Failure> {
        let news = sides.enumerated().map { index, side in
            side.map { (index, News.element($0)) }
                // Told as well, since it may mean that nothing more can come.
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
    /// The elements without their type.
    var untyped: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}
