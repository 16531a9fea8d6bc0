import Combine
import MartletTesting
import SwiftUI
import Testing

/// Objects of all kinds update what shows them, once for each change.
@MainActor @Suite(.serialized) struct ObjectTests {
    @Test func everyObjectUpdatesItsViewOnce() throws {
        for key in ["objects.kept", "objects.flag", "objects.name"] { UserDefaults.standard.removeObject(forKey: key) }
        let host = TestHost { ObjectsOfAllKinds() }
        for button in [
            "Tell", "Keep", "Flag", "Name", "Limit", "Erased", "Named", "Append", "Extra", "Plain", "Pet", "Inner",
        ] {
            let runs = host.bodyRuns(of: ObjectsOfAllKinds.self)
            try host.find(.button, button).tap()
            #expect(host.bodyRuns(of: ObjectsOfAllKinds.self) == runs + 1, "\(button)")
        }
        try host.find(.textField, "Query").type("ab")
        try host.find(.textField, "Person").type("m")
        #expect(
            host.texts.prefix(5) == [
                "told 1, kept 5, on", "Grace, at most 5, AB", "1 1 1 1 1", "Adam has dog", "inner 1",
            ])
    }

    @Test func publishersSendBeforeTheValueIsThere() {
        let box = BoxOf([1])
        var seen: [String] = []
        let subscription = box.$value.sink { [unowned box] in seen.append("\($0) over \(box.value)") }
        box.value.append(2)
        subscription.cancel()
        #expect(seen == ["[1] over [1]", "[1, 2] over [1]"])
        let settings = WrappedSettings()
        settings.limited = 9
        #expect(settings.limited == 5)
        #expect(settings.seen == [0, 9, 5])
    }

    private struct Count: View {
        @ObservedObject var box: BoxOf<Int>
        var body: some View { Text("count \(box.value)") }
    }

    // @unchecked Sendable: one thread writes while the other waits for it.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    @Test func aWriteFromAnotherThreadIsSeenOnce() async {
        let box = BoxOf(0)
        let host = TestHost { Count(box: box) }
        let shared = Unchecked(value: box)
        await Task.detached { shared.value.value = 5 }.value
        await host.settle()
        #expect(host.texts == ["count 5"])
        host.advance(by: .seconds(1))
        await host.settle()
        #expect(host.bodyRuns(of: Count.self) == 2)
    }
}
