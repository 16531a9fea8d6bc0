import AttributeGraph
import Foundation
import Testing
import Martlet
import MartletTesting

/// Section I: state changes immediately, presented values are animated.
@MainActor @Suite struct AnimationLaws {
    private struct Box: View {
        let probe: Probe
        var animation: Animation? = .linear(duration: 1)
        @State private var isOn = false

        var body: some View {
            let _ = probe.offer("toggle") { isOn.toggle() }
            let _ = probe.offer("animate") { withAnimation(animation) { isOn.toggle() } }
            VStack {
                Text(isOn ? "on" : "off")
                Color.red
                    .frame(width: isOn ? 200 : 100, height: 50)
                    .accessibilityIdentifier("frame")
                Color.red.frame(width: 10, height: 10)
                    .opacity(isOn ? 0 : 1)
                    .accessibilityIdentifier("opacity")
                Color.red.frame(width: 10, height: 10)
                    .accessibilityIdentifier("offset")
                    .offset(x: isOn ? 100 : 0, y: isOn ? 10 : 0)
                Color.red.frame(width: 10, height: 10)
                    .scaleEffect(isOn ? 3 : 1)
                    .accessibilityIdentifier("scale")
                Color.red.frame(width: 10, height: 10)
                    .rotationEffect(.degrees(isOn ? 90 : 0))
                    .accessibilityIdentifier("rotation")
                Color.red.frame(width: 10, height: 10)
                    .padding(isOn ? 20 : 10)
                    .accessibilityIdentifier("padding")
            }
        }
    }

    @Test func I1_stateJumpsAndWhatIsShownMoves() throws {
        let probe = Probe()
        let host = TestHost { Box(probe: probe) }
        let x = try host.element(id: "offset").frame.minX
        probe.run("animate")
        host.update()
        #expect(host.texts == ["on"])
        #expect(try host.element(id: "frame").frame.width == 100)
        #expect(try host.element(id: "opacity").opacity == 1)
        let runs = host.bodyRuns(of: Box.self)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "frame").frame.width - 150) < 0.01)
        #expect(abs(try host.element(id: "opacity").opacity - 0.5) < 0.001)
        #expect(abs(try host.element(id: "offset").frame.minX - x - 50) < 0.01)
        #expect(abs(try host.element(id: "scale").frame.width - 20) < 0.01)
        #expect(abs(try host.element(id: "rotation").frame.width - 10 * 2.0.squareRoot()) < 0.01)
        #expect(abs(try host.element(id: "padding").frame.width - 40) < 0.01)
        #expect(host.scene.needsFrame)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "frame").frame.width == 200)
        #expect(try host.element(id: "opacity").opacity == 0)
        #expect(try host.element(id: "offset").frame.minX == x + 100)
        #expect(try host.element(id: "scale").frame.width == 30)
        #expect(try host.element(id: "padding").frame.width == 50)
        #expect(!host.scene.needsFrame)
        #expect(host.bodyRuns(of: Box.self) == runs, "a body never runs because time passed")
    }

    @Test func I1_withoutAnAnimationEverythingJumps() throws {
        let probe = Probe()
        let host = TestHost { Box(probe: probe) }
        probe.run("toggle")
        host.update()
        #expect(try host.element(id: "frame").frame.width == 200)
        #expect(try host.element(id: "opacity").opacity == 0)
        #expect(!host.scene.needsFrame)
        // A running animation stops at a new target that is written without an animation.
        probe.run("animate")
        host.update()
        host.advance(by: .milliseconds(500))
        probe.run("toggle")
        host.update()
        #expect(try host.element(id: "frame").frame.width == 200)
        #expect(try host.element(id: "opacity").opacity == 0)
        #expect(!host.scene.needsFrame)
    }

    private struct Half: View, @preconcurrency Animatable {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        var body: some View { Text("\(Int(amount.rounded()))") }
    }

    private struct AnimatableHost: View {
        let probe: Probe
        @State private var amount = 0.0
        var body: some View {
            let _ = probe.offer("go") { withAnimation(.linear(duration: 1)) { amount = 100 } }
            Half(amount: amount)
        }
    }

    @Test func I1_animatableViewsRunWithTheDataOnTheirWay() {
        let probe = Probe()
        let host = TestHost { AnimatableHost(probe: probe) }
        #expect(host.texts == ["0"])
        probe.run("go")
        host.update()
        #expect(host.texts == ["0"])
        host.advance(by: .milliseconds(250))
        #expect(host.texts == ["25"])
        host.advance(by: .milliseconds(750))
        #expect(host.texts == ["100"])
        #expect(host.bodyRuns(of: AnimatableHost.self) == 2)
        #expect(host.bodyRuns(of: Half.self) > 50)
        let runs = host.bodyRuns(of: Half.self)
        host.advance(by: .seconds(1))
        #expect(host.bodyRuns(of: Half.self) == runs)
    }

    private struct Child: View {
        @Binding var isOn: Bool
        let probe: Probe
        var body: some View {
            let _ = probe.offer("child") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            Color.red.frame(width: 10, height: 10)
                .opacity(isOn ? 0 : 1).accessibilityIdentifier("below")
        }
    }

    private struct Parent: View {
        let probe: Probe
        @State private var isOn = false
        var body: some View {
            Child(isOn: $isOn, probe: probe)
                .background(Color.blue.opacity(isOn ? 0 : 1))
                .opacity(isOn ? 0.5 : 1)
                .accessibilityIdentifier("above")
        }
    }

    @Test func I2_whateverDependsOnTheWritesAnimates() throws {
        let probe = Probe()
        let host = TestHost { Parent(probe: probe) }
        probe.run("child")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "above").opacity - 0.75) < 0.001)
        #expect(abs(try host.element(id: "below").opacity - 0.75 * 0.5) < 0.001)
    }

    private struct Scoped: View {
        let probe: Probe
        @State private var a = false
        @State private var b = false
        var body: some View {
            let _ = probe.offer("a") { a.toggle() }
            let _ = probe.offer("b") { b.toggle() }
            let _ = probe.offer("both") {
                a.toggle()
                b.toggle()
            }
            HStack {
                Color.red.frame(width: 10, height: 10).opacity(a ? 0 : 1).accessibilityIdentifier("inside")
                    .animation(.linear(duration: 1), value: a)
                Color.red.frame(width: 10, height: 10).animation(.linear(duration: 1), value: a)
                    .opacity(a ? 0 : 1).accessibilityIdentifier("outside")
                Color.red.frame(width: 10, height: 10).opacity(b ? 0 : 1).accessibilityIdentifier("other")
                    .animation(.linear(duration: 1), value: a)
                Color.red.frame(width: 10, height: 10).opacity(a ? 0 : 1).accessibilityIdentifier("never")
                    .animation(nil, value: a)
            }
        }
    }

    @Test func I3_animationWithAValueAnimatesItsSubtreeWhenItChanged() throws {
        let probe = Probe()
        let host = TestHost { Scoped(probe: probe) }
        probe.run("a")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "inside").opacity - 0.5) < 0.001)
        #expect(try host.element(id: "outside").opacity == 0)
        #expect(try host.element(id: "never").opacity == 0)
        host.advance(by: .seconds(1))
        probe.run("b")
        host.update()
        #expect(try host.element(id: "other").opacity == 0, "another value changed")
        probe.run("both")
        host.update()
        #expect(try host.element(id: "other").opacity == 0, "now it animates")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "other").opacity - 0.5) < 0.001)
    }

    private struct Ways: View {
        let probe: Probe
        @State private var isOn = false
        var body: some View {
            let binding = $isOn
            let _ = probe.offer("binding") { binding.animation(.linear(duration: 1)).wrappedValue.toggle() }
            let _ = probe.offer("plain") { binding.wrappedValue.toggle() }
            let _ = probe.offer("transaction") {
                withTransaction(Transaction(animation: .linear(duration: 1))) { isOn.toggle() }
            }
            let _ = probe.offer("key path") {
                withTransaction(\.animation, .linear(duration: 1)) { isOn.toggle() }
            }
            let _ = probe.offer("disabled") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { isOn.toggle() }
            }
            HStack {
                Color.red.frame(width: 10, height: 10).opacity(isOn ? 0 : 1).accessibilityIdentifier("free")
                Color.red.frame(width: 10, height: 10).opacity(isOn ? 0 : 1).accessibilityIdentifier("cut")
                    .transaction { $0.animation = nil }
                Color.red.frame(width: 10, height: 10).opacity(isOn ? 0 : 1).accessibilityIdentifier("implicit")
                    .animation(.linear(duration: 1), value: isOn)
            }
        }
    }

    @Test(arguments: ["binding", "transaction", "key path"])
    func I4_D5_waysToGiveAnAnimation(way: String) throws {
        let probe = Probe()
        let host = TestHost { Ways(probe: probe) }
        probe.run(way)
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "free").opacity - 0.5) < 0.001)
        #expect(try host.element(id: "cut").opacity == 0)
        #expect(abs(try host.element(id: "implicit").opacity - 0.5) < 0.001)
    }

    @Test func I4_disablesAnimationsStopsThoseOfModifiers() throws {
        let probe = Probe()
        let host = TestHost { Ways(probe: probe) }
        probe.run("disabled")
        host.update()
        #expect(try host.element(id: "implicit").opacity == 0)
        #expect(!host.scene.needsFrame)
    }

    @Test func D5_aBindingsAnimationIsThatOfItsWritesOnly() throws {
        let probe = Probe()
        let host = TestHost { Ways(probe: probe) }
        probe.run("binding")
        host.update()
        host.advance(by: .seconds(2))
        probe.run("plain")
        host.update()
        #expect(try host.element(id: "free").opacity == 1)
    }

    private struct Two: View {
        let probe: Probe
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
            let _ = probe.offer("two") {
                withAnimation(.linear(duration: 1)) { x = 1 }
                withAnimation(.linear(duration: 2)) { y = 1 }
            }
            let _ = probe.offer("same") {
                x = 0.5
                withAnimation(.linear(duration: 1)) { x = 1 }
            }
            HStack {
                Text("x").opacity(x).accessibilityIdentifier("x")
                Text("y").opacity(y).accessibilityIdentifier("y")
            }
        }
    }

    @Test func C5_eachWriteAnimatesWithItsOwnTransaction() throws {
        let probe = Probe()
        let host = TestHost { Two(probe: probe) }
        probe.run("two")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.001)
        #expect(abs(try host.element(id: "y").opacity - 0.25) < 0.001)
        let other = Probe()
        let second = TestHost { Two(probe: other) }
        other.run("same")
        second.update()
        #expect(abs(try second.element(id: "x").opacity - 0.5) < 0.001, "the first write jumps")
        second.advance(by: .milliseconds(500))
        #expect(abs(try second.element(id: "x").opacity - 0.75) < 0.001)
    }

    private struct Target: View {
        let probe: Probe
        let animation: Animation
        @State private var x: CGFloat = 0
        var body: some View {
            let _ = probe.offer("forth") { withAnimation(animation) { x = 200 } }
            let _ = probe.offer("back") { withAnimation(animation) { x = 0 } }
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
        }
    }

    @Test func I5_anInterruptionStartsFromWhatIsShown() throws {
        let probe = Probe()
        let host = TestHost { Target(probe: probe, animation: .linear(duration: 1)) }
        let start = try host.element(id: "box").frame.minX
        probe.run("forth")
        host.update()
        host.advance(by: .milliseconds(500))
        probe.run("back")
        host.update()
        #expect(abs(try host.element(id: "box").frame.minX - start - 100) < 0.01)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "box").frame.minX - start - 50) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "box").frame.minX == start)
        #expect(!host.scene.needsFrame)
    }

    @Test func I5_springsKeepTheirSpeed() throws {
        let probe = Probe()
        let host = TestHost { Target(probe: probe, animation: .spring(duration: 1, bounce: 0)) }
        probe.run("forth")
        host.update()
        host.advance(by: .milliseconds(200))
        let before = try host.element(id: "box").frame.minX
        host.advance(by: .milliseconds(16))
        let speed = try host.element(id: "box").frame.minX - before
        probe.run("back")
        host.update()
        let interrupted = try host.element(id: "box").frame.minX
        host.advance(by: .milliseconds(16))
        let moved = try host.element(id: "box").frame.minX - interrupted
        #expect(moved > speed * 0.5, "it goes on in the old direction first: \(moved) after \(speed)")
        host.advance(by: .seconds(5))
        #expect(!host.scene.needsFrame)
    }

    private struct PlayButton: View {
        @Binding var isPlaying: Bool
        var body: some View {
            Button {
                withAnimation(.easeInOut(duration: 1)) { isPlaying.toggle() }
            } label: {
                Image(systemName: isPlaying ? "pause.circle" : "play.circle").scaleEffect(isPlaying ? 1 : 1.5)
            }
        }
    }

    private struct PlayerView: View {
        @State private var isPlaying = false
        var body: some View {
            VStack {
                Text("title")
                PlayButton(isPlaying: $isPlaying)
            }
            .background(isPlaying ? Color.green : Color.red)
        }
    }

    @Test func I1_I2_aButtonsSymbolShrinks() throws {
        let host = TestHost { PlayerView() }
        let large = host.findAll(.image)[0].frame.width
        try host.findAll(.button)[0].tap()
        host.advance(by: .milliseconds(500))
        let middle = host.findAll(.image)[0].frame.width
        host.advance(by: .milliseconds(600))
        let small = host.findAll(.image)[0].frame.width
        #expect(abs(large / small - 1.5) < 0.01)
        #expect(abs(middle / small - 1.25) < 0.02)
    }
}
