import Martlet
import MartletTesting
import Testing

/// A4, A5 · Equal and different identities of conditional content.
@MainActor @Suite struct BranchStorageLaws {
    private enum Phase {
        case loaded(Int)
        case failed
    }

    private struct Phases: View {
        let probe: Probe
        @State private var phase = Phase.loaded(1)

        var body: some View {
            let _ = probe.offer("load 1") { phase = .loaded(1) }
            let _ = probe.offer("load 2") { phase = .loaded(2) }
            let _ = probe.offer("fail") { phase = .failed }
            switch phase {
            case .loaded(let number):
                HStack {
                    Text("\(number)")
                    Counter(name: "counter", probe: probe)
                }
            case .failed: Counter(name: "counter", probe: probe)
            }
        }
    }

    @Test func A4_aCaseIsOnePlaceWhateverItsValue() {
        let probe = Probe()
        let host = TestHost { Phases(probe: probe) }
        host.run("counter +", of: probe)
        host.run("load 2", of: probe)
        #expect(host.texts == ["2", "counter 1"])
        host.run("fail", of: probe)
        #expect(host.texts == ["counter 0"])
        host.run("load 1", of: probe)
        #expect(host.texts == ["1", "counter 0"])
    }

    private struct Unwrapped: View {
        let probe: Probe
        @State private var number: Int? = 1

        var body: some View {
            let _ = probe.offer("2") { number = 2 }
            let _ = probe.offer("nil") { number = nil }
            if let number {
                Text("\(number)")
                Counter(name: "counter", probe: probe)
            }
        }
    }

    @Test func A4_whatIsUnwrappedIsOnePlaceWhileThereIsAValue() {
        let probe = Probe()
        let host = TestHost { Unwrapped(probe: probe) }
        host.run("counter +", of: probe)
        host.run("2", of: probe)
        #expect(host.texts == ["2", "counter 1"])
        host.run("nil", of: probe)
        #expect(host.texts.isEmpty)
        host.run("2", of: probe)
        #expect(host.texts == ["2", "counter 0"])
    }

    private struct Padded: View {
        let probe: Probe
        @State private var isPadded = false

        var body: some View {
            let _ = probe.offer("toggle") { isPadded.toggle() }
            VStack {
                Counter(name: "argument", probe: probe).padding(isPadded ? 10 : 0)
                if isPadded {
                    Counter(name: "branch", probe: probe).padding()
                } else {
                    Counter(name: "branch", probe: probe)
                }
            }
        }
    }

    @Test func A4_aModifierBehindAConditionIsAnotherPlaceAndAnArgumentIsNot() {
        let probe = Probe()
        let host = TestHost { Padded(probe: probe) }
        host.run("argument +", of: probe)
        host.run("branch +", of: probe)
        host.run("toggle", of: probe)
        #expect(host.texts == ["argument 1", "branch 0"])
    }

    private struct Growing: View {
        let probe: Probe
        @State private var count = 2

        var body: some View {
            let _ = probe.offer("more") { count += 1 }
            ForEach(0..<count, id: \.self) { Counter(name: "\($0)", probe: probe) }
        }
    }

    @Test func A5_aRangeThatGrowsKeepsWhatItHad() {
        let probe = Probe()
        let host = TestHost { Growing(probe: probe) }
        host.run("1 +", of: probe)
        host.run("more", of: probe)
        #expect(host.texts == ["0 0", "1 1", "2 0"])
    }
}
