import Foundation
import Testing
import Martlet
import MartletTesting

/// The end of a user's value runs the user's code, which may read and write the state that the value was in (law C4).
@MainActor @Suite struct ValueEndLaws {
    final class Token {
        private let end: () -> Void
        let pad = [1, 2, 3]
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    protocol Job { var token: Token { get } }

    struct Loading: Job {
        var token: Token
        var name = "a name that is long enough to need memory of its own"
    }

    enum Phase {
        case idle, loading(any Job), done(String)
    }

    /// The values that the ends of tokens have read.
    final class Seen { var values: [Any] = [] }

    private struct Reader: View {
        let probe: Probe
        let seen: Seen
        @State private var token: Token?
        @State private var job: (any Job)?
        @State private var phase = Phase.idle
        @State private var unread: Token?

        private var phaseText: String {
            switch phase {
            case .idle: "idle"
            case .loading(let job): "loading \(job.token.pad.count)"
            case .done(let text): "done \(text)"
            }
        }

        var body: some View {
            let (token, job, phase, unread) = ($token, $job, $phase, $unread)
            let seen = seen
            let _ = probe.offer("token on") {
                token.wrappedValue = Token { if let t = token.wrappedValue { seen.values.append(t) } }
            }
            let _ = probe.offer("token off") { token.wrappedValue = nil }
            let _ = probe.offer("job on") {
                job.wrappedValue = Loading(token: Token { if let j = job.wrappedValue { seen.values.append(j) } })
            }
            let _ = probe.offer("job off") { job.wrappedValue = nil }
            let _ = probe.offer("phase on") {
                phase.wrappedValue = .loading(Loading(token: Token { seen.values.append(phase.wrappedValue) }))
            }
            let _ = probe.offer("phase off") { phase.wrappedValue = .idle }
            let _ = probe.offer("phase write") {
                phase.wrappedValue = .loading(Loading(token: Token { phase.wrappedValue = .done("late") }))
            }
            let _ = probe.offer("unread on") {
                unread.wrappedValue = Token { if let t = unread.wrappedValue { seen.values.append(t) } }
            }
            let _ = probe.offer("unread off") { unread.wrappedValue = nil }
            VStack {
                Text(self.token == nil ? "none" : "some")
                Text(self.job == nil ? "none" : "some")
                Text(phaseText)
            }
        }
    }

    @Test(arguments: ["token", "job", "phase", "unread"], [true, false])
    func C4_theEndOfAValueReadsTheStateThatHeldIt(name: String, isOneUpdate: Bool) {
        let (probe, seen) = (Probe(), Seen())
        let host = TestHost { Reader(probe: probe, seen: seen) }
        for _ in 0..<4 {
            probe.run("\(name) on")
            if !isOneUpdate { host.update() }
            probe.run("\(name) on")
            if !isOneUpdate { host.update() }
            probe.run("\(name) off")
            host.update()
        }
        // Values that were read are whole: they were there, or have replaced those that ended.
        for value in seen.values {
            if let token = value as? Token { #expect(token.pad == [1, 2, 3]) }
            if let job = value as? any Job { #expect(job.token.pad == [1, 2, 3]) }
            if let phase = value as? Phase, case .loading(let job) = phase { #expect(job.token.pad == [1, 2, 3]) }
        }
        #expect(host.texts == ["none", "none", "idle"])
    }

    @Test func C4_theEndOfAValueWritesTheStateThatHeldIt() {
        let (probe, seen) = (Probe(), Seen())
        let host = TestHost { Reader(probe: probe, seen: seen) }
        probe.run("phase write")
        probe.run("phase off")
        host.update()
        host.update()
        #expect(host.texts == ["none", "none", "done late"])
        probe.run("phase write")
        host.update()
        probe.run("phase off")
        host.update()
        host.update()
        #expect(host.texts == ["none", "none", "done late"])
    }

    private struct EnvironmentReaders: View {
        struct Child: View {
            @Environment(\.valueEndToken) private var token
            let probe: Probe

            var body: some View {
                let _ = probe.offer("read") { _ = token?.pad }
                Text(token == nil ? "no" : "yes")
            }
        }

        let probe: Probe
        @State private var token: Token?

        var body: some View {
            let _ = probe.offer("on") { token = Token { [probe] in probe.run("read") } }
            let _ = probe.offer("off") { token = nil }
            Child(probe: probe).environment(\.valueEndToken, token)
        }
    }

    @Test func G4_theEndOfAValueReadsThePropertyThatHeldIt() {
        let probe = Probe()
        let host = TestHost { EnvironmentReaders(probe: probe) }
        for _ in 0..<3 {
            probe.run("on")
            host.update()
            #expect(host.texts == ["yes"])
            probe.run("on")
            host.update()
            probe.run("off")
            host.update()
            #expect(host.texts == ["no"])
        }
    }

    private struct Elements: View {
        struct Item: Identifiable {
            let id: Int
            var token: Token
        }

        let probe: Probe
        let seen: Seen
        @State private var items: [Item] = []

        var body: some View {
            let items = $items
            let seen = seen
            let _ = probe.offer("fill") {
                items.wrappedValue = (0..<3).map { id in
                    Item(id: id, token: Token { seen.values.append(items.wrappedValue.map(\.token)) })
                }
            }
            let _ = probe.offer("drop") { items.wrappedValue.removeFirst() }
            let _ = probe.offer("replace") {
                for index in items.wrappedValue.indices {
                    items[index].token.wrappedValue = Token {
                        let all = items.wrappedValue
                        if index < all.count { seen.values.append(items[index].wrappedValue.token) }
                    }
                }
            }
            ForEach(items) { $item in Text("\(item.id) \(item.token.pad.count)") }
        }
    }

    @Test func C4_theEndOfAnElementReadsItsCollection() {
        let (probe, seen) = (Probe(), Seen())
        let host = TestHost { Elements(probe: probe, seen: seen) }
        for _ in 0..<3 {
            probe.run("fill")
            host.update()
            probe.run("replace")
            host.update()
            probe.run("drop")
            host.update()
            #expect(host.texts == ["1 3", "2 3"])
        }
        for value in seen.values {
            for token in value as? [Token] ?? [] { #expect(token.pad == [1, 2, 3]) }
            if let token = value as? Token { #expect(token.pad == [1, 2, 3]) }
        }
    }
}

extension EnvironmentValues {
    fileprivate var valueEndToken: ValueEndLaws.Token? {
        get { self[ValueEndTokenKey.self] }
        set { self[ValueEndTokenKey.self] = newValue }
    }
}

private struct ValueEndTokenKey: EnvironmentKey {
    static var defaultValue: ValueEndLaws.Token? { nil }
}
