import Combine
import Foundation
import SwiftUI

// Observable objects in older styles: each announces its changes in a different way.

@propertyWrapper struct Telling<Value> {
    private var stored: Value

    init(wrappedValue: Value) { stored = wrappedValue }

    @available(*, unavailable) var wrappedValue: Value {
        get { fatalError("only in objects") }
        set { fatalError("only in objects: \(newValue)") }
    }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].stored }
        set {
            object.objectWillChange.send()
            object[keyPath: path].stored = newValue
        }
    }
}

@propertyWrapper struct Kept {
    @AppStorage private var inner: Int

    init(wrappedValue: Int, _ key: String) { _inner = AppStorage(wrappedValue: wrappedValue, key) }

    var wrappedValue: Int {
        get { inner }
        nonmutating set { inner = newValue }
    }
}

final class WrappedSettings: ObservableObject {
    struct Nested { @AppStorage("objects.flag") var flag = false }

    @Telling var reported = 0
    @Kept("objects.kept") var kept = 4
    var nested = Nested()
    @AppStorage("objects.name") var name: String?
    @Published var limited = 0 { didSet { if limited > 5 { limited = 5 } } }
    @Published var query = ""
    @Published private(set) var shout = ""
    private(set) var seen: [Int] = []
    private var bag = Set<AnyCancellable>()

    init() {
        $query.removeDuplicates().map { $0.uppercased() }.assign(to: &$shout)
        $limited.sink { [unowned self] in seen.append($0) }.store(in: &bag)
    }
}

final class ErasedObject: ObservableObject {
    private let subject = PassthroughSubject<Void, Never>()
    var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
    var count = 0 { didSet { subject.send() } }
}

final class NamedChanges: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var count = 0 { willSet { objectWillChange.send("count") } }
}

class BoxOf<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

final class BoxOfNames: BoxOf<[String]> {
    @Published var extra = 0
    var plain = 0 { willSet { objectWillChange.send() } }
}

final class ForwardingObject: ObservableObject {
    let inner = BoxOf(0)
    private var subscription: AnyCancellable?

    init() { subscription = inner.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
}

struct ObjectsOfAllKinds: View {
    struct Person {
        var name = "Ada"
        var pets = ["cat"]
    }

    @StateObject private var settings = WrappedSettings()
    @StateObject private var erased = ErasedObject()
    @StateObject private var named = NamedChanges()
    @StateObject private var names = BoxOfNames([])
    @StateObject private var person = BoxOf(Person())
    @StateObject private var forwarding = ForwardingObject()

    var body: some View {
        VStack(spacing: 0) {
            Text("told \(settings.reported), kept \(settings.kept), \(settings.nested.flag ? "on" : "off")")
            Text("\(settings.name ?? "nobody"), at most \(settings.limited), \(settings.shout)")
            Text("\(erased.count) \(named.count) \(names.value.count) \(names.extra) \(names.plain)")
            Text("\(person.value.name) has \(person.value.pets.joined(separator: ", "))")
            Text("inner \(forwarding.inner.value)")
            buttons
            TextField("Query", text: $settings.query)
            TextField("Person", text: $person.value.name)
        }
    }

    @ViewBuilder private var buttons: some View {
        Group {
            Button("Tell") { settings.reported += 1 }
            Button("Keep") { settings.kept += 1 }
            Button("Flag") { settings.nested.flag = true }
            Button("Name") { settings.name = "Grace" }
            Button("Limit") { settings.limited = 9 }
            Button("Erased") { erased.count += 1 }
        }
        Group {
            Button("Named") { named.count += 1 }
            Button("Append") { names.value.append("x") }
            Button("Extra") { names.extra += 1 }
            Button("Plain") { names.plain += 1 }
            Button("Pet") { person.value.pets[0] = "dog" }
            Button("Inner") { forwarding.inner.value += 1 }
        }
    }
}
