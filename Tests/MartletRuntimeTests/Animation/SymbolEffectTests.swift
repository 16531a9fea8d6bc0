import Foundation
import Testing

import Martlet
import MartletTesting
import MartletRuntime

/// Symbol effects: their number of runs, their duration, and the look before and after.
@MainActor @Suite struct SymbolEffectTests {
    private struct Rung<Effect: DiscreteSymbolEffect>: View {
        let effect: Effect
        let options: SymbolEffectOptions
        let probe: Probe
        @State private var rings = 0
        var body: some View {
            let _ = probe.offer("ring") { rings += 1 }
            Image(systemName: "bell").accessibilityIdentifier("bell").symbolEffect(
                effect, options: options, value: rings)
        }
    }

    private struct Lasting<Effect: IndefiniteSymbolEffect>: View {
        let effect: Effect
        var options = SymbolEffectOptions.default
        let probe: Probe
        @State private var isActive = false
        var body: some View {
            let _ = probe.offer("switch") { isActive.toggle() }
            Image(systemName: "wifi").accessibilityIdentifier("wifi")
                .symbolEffect(effect, options: options, isActive: isActive)
        }
    }

    /// The opacities of frames for some seconds.
    private func opacities(_ host: TestHost, _ id: String, seconds: Double) throws -> [Double] {
        try (0..<Int(seconds * 60)).map { _ in
            host.advance(by: .microseconds(16_667))
            return try host.element(id: id).opacity
        }
    }

    /// Returns the number of times that the values fall below a limit.
    private func dips(_ values: [Double], below limit: Double) -> Int {
        zip([1] + values, values).filter { $0 >= limit && $1 < limit }.count
    }

    @Test func anEffectIsRepeatedAsOftenAsItsOptionsSay() throws {
        let probe = Probe()
        let host = TestHost { Rung(effect: .pulse, options: .repeat(3), probe: probe) }
        #expect(try host.element(id: "bell").opacity == 1)
        host.run("ring", of: probe)
        #expect(dips(try opacities(host, "bell", seconds: 4), below: 0.6) == 3)
        #expect(try host.element(id: "bell").opacity == 1)
        #expect(!host.scene.needsFrame)
    }

    @Test func periodsHaveRests() throws {
        let probe = Probe()
        let host = TestHost { Rung(effect: .pulse, options: .repeat(.periodic(2, delay: 2)), probe: probe) }
        host.run("ring", of: probe)
        // A run takes 0.8 seconds.
        #expect(dips(try opacities(host, "bell", seconds: 2.4), below: 0.6) == 1)
        #expect(dips(try opacities(host, "bell", seconds: 1.4), below: 0.6) == 1)
        #expect(dips(try opacities(host, "bell", seconds: 4), below: 0.6) == 0)
        #expect(!host.scene.needsFrame)
    }

    @Test func repeatingHasNoEnd() throws {
        let probe = Probe()
        let host = TestHost { Rung(effect: .pulse, options: .repeating.speed(2), probe: probe) }
        host.run("ring", of: probe)
        // Twice as fast: a run takes 0.4 seconds.
        #expect(dips(try opacities(host, "bell", seconds: 8), below: 0.6) == 20)
        #expect(host.scene.needsFrame)
    }

    @Test func anEffectThatLastsRunsOnceIfItIsNotToRepeat() throws {
        let probe = Probe()
        let host = TestHost { Lasting(effect: .pulse, options: .nonRepeating, probe: probe) }
        host.run("switch", of: probe)
        #expect(dips(try opacities(host, "wifi", seconds: 3), below: 0.6) == 1)
        #expect(!host.scene.needsFrame)
        host.run("switch", of: probe)
        #expect(dips(try opacities(host, "wifi", seconds: 2), below: 0.6) == 0)
        host.run("switch", of: probe)
        #expect(dips(try opacities(host, "wifi", seconds: 2), below: 0.6) == 1)
    }

    @Test func variableColourDimsAndReturns() throws {
        let probe = Probe()
        let host = TestHost { Lasting(effect: .variableColor.iterative.hideInactiveLayers.reversing, probe: probe) }
        #expect(try host.element(id: "wifi").opacity == 1)
        host.run("switch", of: probe)
        let seen = try opacities(host, "wifi", seconds: 2)
        #expect((seen.min() ?? 1) < 0.05)
        #expect((seen.max() ?? 0) > 0.95)
        host.run("switch", of: probe)
        host.advance(by: .milliseconds(32))
        #expect(try host.element(id: "wifi").opacity == 1)
        #expect(!host.scene.needsFrame)
    }

    @Test func whatIsRungWithVariableColourIsWholeBeforeAndAfter() throws {
        let probe = Probe()
        let host = TestHost { Rung(effect: .variableColor.cumulative, options: .default, probe: probe) }
        #expect(try host.element(id: "bell").opacity == 1)
        host.run("ring", of: probe)
        #expect((try opacities(host, "bell", seconds: 2).min() ?? 1) < 0.5)
        #expect(try host.element(id: "bell").opacity == 1)
    }

    @Test func aSymbolIsHiddenForAsLongAsItHasDisappeared() throws {
        let probe = Probe()
        let host = TestHost { Lasting(effect: .disappear.up.byLayer, probe: probe) }
        host.run("switch", of: probe)
        #expect(try host.element(id: "wifi").opacity == 0)
        #expect(!host.scene.needsFrame)
        host.run("switch", of: probe)
        #expect(try host.element(id: "wifi").opacity == 1)
    }

    @Test func wigglesSetOutWhereTheyAreTold() {
        #expect(WiggleSymbolEffect.wiggle.left._look(at: 0.08).offset.width < 0)
        #expect(WiggleSymbolEffect.wiggle.up._look(at: 0.08).offset.height < 0)
        #expect(WiggleSymbolEffect.wiggle.custom(angle: 90)._look(at: 0.08).offset.height > 0)
        #expect(WiggleSymbolEffect.wiggle.clockwise._look(at: 0.08).angle.degrees > 0)
        #expect(WiggleSymbolEffect.wiggle.custom(angle: .nan)._look(at: 0.08).offset == .zero)
    }

    @Test func optionsTakeAnyNumber() {
        for number in [Double.nan, .infinity, -.infinity, 0, -3, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            let options = SymbolEffectOptions.speed(number).repeat(.periodic(.min, delay: number))
            #expect(options.timing.duration.isFinite && options.timing.period.isFinite && options.timing.period > 0)
            #expect((0...1).contains(options.runProgress(at: 12345.6)))
        }
        #expect(SymbolEffectOptions.repeat(.max).timing.runs.isFinite)
    }
}
