import Combine
import Foundation

// As models are written that know nothing of SwiftUI.

enum FeedError: Error { case unreachable, damaged }

struct Post: Codable, Equatable, Identifiable {
    let id: Int
    var title: String
}

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isBusy = false
    private var cancellables = Set<AnyCancellable>()
    let objectsChanged = PassthroughSubject<Void, Never>()

    init<S: Scheduler>(scheduler: S, interval: S.SchedulerTimeType.Stride) {
        $query
            .debounce(for: interval, scheduler: scheduler)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { query in ["\(query) 1", "\(query) 2"] }
            .receive(on: scheduler)
            .assign(to: &$results)
        $results
            .dropFirst()
            .sink { [weak self] _ in self?.objectsChanged.send() }
            .store(in: &cancellables)
    }
}

final class Ticker {
    private(set) var ticks = 0
    private var subscription: AnyCancellable?

    func start(on loop: RunLoop = .main, onTick: @escaping (Int) -> Void) {
        subscription = Timer.publish(every: 0.001, on: loop, in: .common)
            .autoconnect()
            .receive(on: loop)
            .sink { [weak self] (_: Date) in
                guard let self else { return }
                ticks += 1
                onTick(ticks)
            }
    }

    func stop() { subscription?.cancel() }
}

final class Feed {
    let session: URLSession
    init(session: URLSession) { self.session = session }

    func posts(at url: URL) -> AnyPublisher<[Post], Error> {
        session.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: [Post].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }

    func title(at url: URL) -> AnyPublisher<String, FeedError> {
        session.dataTaskPublisher(for: URLRequest(url: url))
            .tryMap { element -> Data in
                guard let response = element.response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw FeedError.unreachable
                }
                return element.data
            }
            .decode(type: [Post].self, decoder: JSONDecoder())
            .mapError { $0 as? FeedError ?? .damaged }
            .compactMap(\.first?.title)
            .replaceEmpty(with: "none")
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

extension Notification.Name {
    static let postAdded = Notification.Name("postAdded")
}

/// Objects without `@Published` properties, with a publisher of their own, and objects in objects.
final class Clock: ObservableObject {
    var hour = 0 { willSet { objectWillChange.send() } }
}

@MainActor
final class Station: ObservableObject {
    let clock = Clock()
    @Published private(set) var trains: [String] = []
    @Published var isOpen: Bool
    private var cancellables = Set<AnyCancellable>()

    init(isOpen: Bool) {
        _isOpen = Published(initialValue: isOpen)
        clock.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
        $isOpen.map { $0 ? ["first"] : [] }.assign(to: &$trains)
    }

    func arrive(_ train: String) { trains.append(train) }
}

class Vehicle: Combine.ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var speed = 0.0 { willSet { objectWillChange.send() } }
}

final class Car: Vehicle {
    @Combine.Published var name = "car"
    var named: Combine.Published<String>.Publisher { $name }
}

func changes<Object: ObservableObject>(
    of object: Object, during body: () -> Void
) -> Int where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    body()
    subscription.cancel()
    return count
}

/// Runs everyday pipelines, and returns their outputs in order.
func everydayPipelines() -> [String] {
    var log: [String] = []
    var cancellables: Set<AnyCancellable> = []

    let name = CurrentValueSubject<String, Never>("a")
    let count = PassthroughSubject<Int, FeedError>()
    Publishers.CombineLatest(name.setFailureType(to: FeedError.self), count)
        .map { "\($0)\($1)" }
        .sink { completion in
            if case .failure(let error) = completion { log.append("\(error)") }
        } receiveValue: {
            log.append($0)
        }
        .store(in: &cancellables)
    count.send(1)
    name.value = "b"
    count.send(completion: .failure(.damaged))

    let numbers = PassthroughSubject<Int, Never>()
    let words = PassthroughSubject<String, Never>()
    numbers.combineLatest(words) { "\($0)-\($1)" }
        .sink { _ in
            log.append("both done")
        } receiveValue: {
            log.append($0)
        }
        .store(in: &cancellables)
    numbers.send(1)
    numbers.send(2)
    words.send("x")
    words.send(completion: .finished)
    numbers.send(3)
    numbers.send(completion: .finished)

    let silent = PassthroughSubject<Int?, Never>()
    name.combineLatest(silent, Just(1.5))
        .sink { _ in
            log.append("one ended empty")
        } receiveValue: {
            log.append("\($0)")
        }
        .store(in: &cancellables)
    silent.send(completion: .finished)
    name.combineLatest(Just(Int?.none), Just(1.5))
        .sink { log.append("\($0.0) \($0.1 == nil) \($0.2)") }
        .store(in: &cancellables)

    Publishers.MergeMany([Just(1), Just(2), Just(3)])
        .merge(with: Just(4))
        .merge(with: Just(5), [6, 7].publisher)
        .collect()
        .sink { log.append("merged \($0)") }
        .store(in: &cancellables)

    [1, 2, 3].publisher
        .scan(0, +)
        .collect()
        .sink { log.append("\($0)") }
        .store(in: &cancellables)

    Just(4)
        .flatMap { Publishers.Sequence<[Int], Never>(sequence: Array(repeating: $0, count: 2)) }
        .merge(with: Empty<Int, Never>())
        .zip(["x", "y"].publisher)
        .sink { log.append("\($0)\($1)") }
        .store(in: &cancellables)

    Fail<Int, FeedError>(error: .unreachable)
        .catch { _ in Just(7) }
        .handleEvents(receiveOutput: { log.append("handled \($0)") })
        .share()
        .sink { log.append("caught \($0)") }
        .store(in: &cancellables)

    Future<Int, Never> { promise in promise(.success(9)) }
        .sink { log.append("future \($0)") }
        .store(in: &cancellables)

    NotificationCenter.default.publisher(for: .postAdded)
        .compactMap { $0.userInfo?["title"] as? String }
        .sink { log.append($0) }
        .store(in: &cancellables)
    NotificationCenter.default.post(name: .postAdded, object: nil, userInfo: ["title": "posted"])

    final class Holder { var value = 0 }
    let holder = Holder()
    [5, 6].publisher.assign(to: \.value, on: holder).store(in: &cancellables)
    log.append("held \(holder.value)")
    return log
}
