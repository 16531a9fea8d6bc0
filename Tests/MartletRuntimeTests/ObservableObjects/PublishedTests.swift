import Combine
import Testing
import MartletTestSupport

/// The values that `@Published` sends, their order, and its lifetime.
@Suite(.serialized) struct PublishedTests {
    private final class Model: ObservableObject {
        @Published var level = 1
        @Published var name: String
        init(_ name: String = "a") { self.name = name }
    }

    @Test func theObjectFirstThenTheValueThenTheStore() {
        let model = Model()
        var log: [String] = []
        var listening: Set<AnyCancellable> = []
        model.objectWillChange.sink { log.append("object \(model.level)") }.store(in: &listening)
        model.$level.sink { log.append("value \($0), stored \(model.level)") }.store(in: &listening)
        model.level = 2
        #expect(log == ["value 1, stored 1", "object 1", "value 2, stored 1"])
        #expect(model.level == 2)
    }

    @Test func anEqualValueIsSentToo() {
        let model = Model()
        var levels: [Int] = []
        let listening = model.$level.sink { levels.append($0) }
        model.level = 1
        #expect(levels == [1, 1])
        listening.cancel()
        model.level = 3
        #expect(levels == [1, 1])
    }

    @Test func aListenerMayWriteAndListen() {
        let model = Model()
        var log: [String] = []
        var listening: Set<AnyCancellable> = []
        model.$level.dropFirst().sink { level in
            model.name = "level \(level)"
            model.$name.sink { log.append($0) }.store(in: &listening)
        }
        .store(in: &listening)
        model.level = 7
        #expect(log == ["level 7"])
        #expect(model.name == "level 7")
    }

    @Test func demandIsKept() {
        let model = Model()
        var levels: [Int] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(2)) },
            receiveValue: {
                levels.append($0)
                return .none
            })
        model.$level.subscribe(subscriber)
        model.level = 2
        model.level = 3
        #expect(levels == [1, 2])
    }

    @Test func assignedForAsLongAsThePropertyLives() {
        let source = PassthroughSubject<Int, Never>()
        var ended = 0
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            source.handleEvents(receiveCancel: { ended += 1 }).assign(to: &model.$level)
            source.send(5)
            #expect(model.level == 5)
        }
        #expect(weakModel == nil)
        #expect(ended == 1)
        source.send(6)
        let model = Model()
        Just(9).assign(to: &model.$level)
        #expect(model.level == 9)
    }

    @Test func aPublisherOutlivesItsObject() {
        var publisher: Published<Int>.Publisher?
        do {
            let model = Model()
            publisher = model.$level
            model.level = 4
        }
        var levels: [Int] = []
        _ = publisher?.sink { levels.append($0) }
        #expect(levels == [4])
    }

    @Test func aReplacedValueMayAskForThePropertyInItsEnd() {
        final class Asks {
            var onEnd: () -> Void = {}
            deinit { onEnd() }
        }
        final class Holder: ObservableObject { @Published var value: Asks? = Asks() }
        for isObserved in [false, true] {
            let holder = Holder()
            let listening = isObserved ? holder.objectWillChange.sink {} : nil
            var isNil = false
            holder.value?.onEnd = { [unowned holder] in isNil = holder.value == nil }
            holder.value = nil
            #expect(isNil)
            withExtendedLifetime(listening) {}
        }
    }

    // MARK: What ends

    @Test func publishersEndWithTheirObjects() {
        let before = ObservableObjectTesting.kept
        weak var weakPublisher: ObservableObjectPublisher?
        weak var token: AnyObject?
        do {
            let model = Model()
            let captured = Model() as AnyObject
            token = captured
            weakPublisher = model.objectWillChange
            // Only the publisher retains the subscription.
            model.objectWillChange.subscribe(
                AnySubscriber(receiveSubscription: { $0.request(.unlimited) }) { _ in
                    _ = captured
                    return .none
                })
            model.level = 2
            #expect(weakPublisher != nil && token != nil)
            #expect(ObservableObjectTesting.kept == before + 1)
        }
        #expect(weakPublisher == nil && token == nil)
        #expect(ObservableObjectTesting.kept == before)
    }

    private final class Bare: ObservableObject {}

    @Test func thoseOfObjectsWithNothingPublishedDoNotPileUp() {
        let living = (0..<10).map { _ in Bare() }
        let publishers = living.map(\.objectWillChange)
        for _ in 0..<10_000 {
            let object = Bare()
            let publisher = object.objectWillChange
            // The object may have the address of an ended one.
            #expect(publisher === object.objectWillChange)
        }
        #expect(
            ObservableObjectTesting.kept <= 4 * ObservableObjectTesting.leastLimit + 2 * living.count,
            "\(ObservableObjectTesting.kept)")
        for (object, publisher) in zip(living, publishers) { #expect(object.objectWillChange === publisher) }
    }

    @Test func anAddressUsedAgainHasAnotherPublisher() {
        var heard = 0
        var listening: Set<AnyCancellable> = []
        for _ in 0..<200 {
            let object = Bare()
            object.objectWillChange.send()
            object.objectWillChange.sink { heard += 1 }.store(in: &listening)
        }
        #expect(heard == 0)
    }

    @Test func inTheEndOfItsObject() {
        final class Ends: ObservableObject {
            @Published var level = 1
            deinit { objectWillChange.send() }
        }
        final class EndsBare: ObservableObject {
            deinit { objectWillChange.send() }
        }
        var heard = 0
        var listening: Set<AnyCancellable> = []
        do {
            let object = Ends()
            let bare = EndsBare()
            object.objectWillChange.sink { heard += 1 }.store(in: &listening)
            bare.objectWillChange.sink { heard += 1 }.store(in: &listening)
        }
        #expect(heard == 2)
        // Asked for the first time when it is too late for anyone to hear.
        _ = Ends()
        _ = EndsBare()
    }
}
