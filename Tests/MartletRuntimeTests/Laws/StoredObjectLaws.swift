import Combine
import Foundation
import MartletABI
import Testing
import Martlet
import MartletTesting

/// F6 · Objects with properties that store elsewhere.
@MainActor @Suite(.serialized) struct StoredObjectLaws {
    private final class Settings: ObservableObject {
        @AppStorage("object.flag") var flag = false
        @AppStorage("object.name") var name: String?
        @Published var other = 1
    }

    private struct Shows: View {
        @StateObject private var settings = Settings()
        var body: some View {
            Toggle("flag", isOn: $settings.flag)
            Text("\(settings.flag) \(settings.name ?? "nobody") \(settings.other)")
        }
    }

    private static func clear() {
        for key in ["object.flag", "object.name", "object.nested", "object.deep"] {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }

    @Test func F6_J1_theObjectsOwnWriteUpdates() throws {
        Self.clear()
        let host = TestHost { Shows() }
        #expect(host.texts.last == "false nobody 1")
        try host.find(.toggle, "flag").tap()
        host.update()
        #expect(host.texts.last == "true nobody 1")
        #expect(UserDefaults.standard.bool(forKey: "object.flag"))
        #expect(host.bodyRuns(of: Shows.self) == 2)
        host.update()
        #expect(host.bodyRuns(of: Shows.self) == 2)
    }

    @Test func F6_J1_aWriteElsewhereUpdates() {
        struct Writes: View {
            @AppStorage("object.flag") private var flag = false
            let probe: Probe
            var body: some View {
                let _ = probe.offer("write") { flag.toggle() }
                Text("here \(flag)")
            }
        }
        Self.clear()
        let probe = Probe()
        let host = TestHost {
            Shows()
            Writes(probe: probe)
        }
        host.run("write", of: probe)
        #expect(host.texts.suffix(2) == ["true nobody 1", "here true"])
        #expect(host.bodyRuns(of: Shows.self) == 2)
        UserDefaults.standard.set("Ann", forKey: "object.name")
        host.update()
        // Without a notification from Foundation, the update that detects the change requests another one.
        host.update()
        #expect(host.texts.contains("true Ann 1"))
        #expect(host.bodyRuns(of: Shows.self) == 3)
        UserDefaults.standard.set("Ann", forKey: "object.name")
        host.update()
        #expect(host.bodyRuns(of: Shows.self) == 3, "an equal value is no change")
    }

    @Test func F6_toldOnceAndBefore() {
        Self.clear()
        let settings = Settings()
        var heard: [Bool] = []
        let listening = settings.objectWillChange.sink { heard.append(settings.flag) }
        settings.flag = true
        settings.flag = true
        settings.flag = false
        UserDefaults.standard.set(true, forKey: "object.flag")
        #expect(heard.prefix(2) == [false, true])
        if ABI.uses(.objectClasses) { #expect(heard == [false, true, false]) }
        withExtendedLifetime(listening) {}
    }

    private struct Group {
        @AppStorage("object.nested") var level = 1
        var inner = Inner()
        struct Inner { @AppStorage("object.deep") var text = "a" }
    }

    @propertyWrapper private struct Setting<Value> {
        private let storage: AppStorage<Value>
        init(_ storage: AppStorage<Value>) { self.storage = storage }
        var wrappedValue: Value {
            get { storage.wrappedValue }
            nonmutating set { storage.wrappedValue = newValue }
        }
    }

    @Test func F6_inStructuresAndInOtherWrappers() {
        final class Holder: ObservableObject {
            let group = Group()
            @Setting(AppStorage(wrappedValue: "x", "object.name")) var name
        }
        struct ShowsHolder: View {
            @ObservedObject var holder: Holder
            var body: some View { Text("\(holder.group.level) \(holder.group.inner.text) \(holder.name)") }
        }
        Self.clear()
        let holder = Holder()
        let host = TestHost { ShowsHolder(holder: holder) }
        #expect(host.texts == ["1 a x"])
        holder.group.level = 2
        host.update()
        holder.group.inner.text = "b"
        host.update()
        holder.name = "y"
        host.update()
        #expect(host.texts == ["2 b y"])
        #expect(host.bodyRuns(of: ShowsHolder.self) == 4)
    }

    /// A wrapper of the app's own that says so itself, as they are commonly written.
    @propertyWrapper private struct Kept<Value> {
        let key: String
        let fallback: Value
        init(wrappedValue: Value, _ key: String) {
            self.key = key
            fallback = wrappedValue
        }
        @available(*, unavailable) var wrappedValue: Value {
            get { fatalError() }
            set { fatalError() }
        }
        static subscript<Object: ObservableObject>(
            _enclosingInstance object: Object,
            wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
            storage storage: ReferenceWritableKeyPath<Object, Self>
        ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
            get {
                UserDefaults.standard.object(forKey: object[keyPath: storage].key) as? Value
                    ?? object[keyPath: storage].fallback
            }
            set {
                object.objectWillChange.send()
                UserDefaults.standard.set(newValue, forKey: object[keyPath: storage].key)
            }
        }
    }

    @Test func F6_wrappersOfTheAppsOwn() {
        final class Holder: ObservableObject {
            @Kept("object.name") var name = "x"
        }
        struct ShowsHolder: View {
            @ObservedObject var holder: Holder
            var body: some View { Text(holder.name) }
        }
        Self.clear()
        let holder = Holder()
        let host = TestHost { ShowsHolder(holder: holder) }
        holder.name = "y"
        host.update()
        #expect(host.texts == ["y"])
        #expect(host.bodyRuns(of: ShowsHolder.self) == 2)
    }
}
