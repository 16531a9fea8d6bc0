import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Random trees that come, go and change with animation while every callback writes. Hosts check what contradicts itself
/// after each update; `script/test` overwrites freed memory, and `script/memory` runs more of it under AddressSanitizer.
@MainActor @Suite struct LifetimeFuzzTests {
    /// Seeds from 0; `MARTLET_FUZZ_SEEDS=500` runs more of them.
    nonisolated static var seeds: Range<Int> {
        let wanted = ProcessInfo.processInfo.environment["MARTLET_FUZZ_SEEDS"].flatMap { Int($0) }
        return 0..<max(1, wanted ?? 12)
    }

    /// Steps of a seed; `MARTLET_FUZZ_STEPS=1000` runs more of them.
    nonisolated static var steps: Int {
        ProcessInfo.processInfo.environment["MARTLET_FUZZ_STEPS"].flatMap { Int($0) } ?? 300
    }

    @Test(arguments: seeds)
    func treesComeAndGo(seed: Int) { run(seed: seed, steps: Self.steps) }

    /// Seeds that have failed, with enough steps, and are not in an ordinary run: a sheet ended in an update that it had
    /// begun, and the window below it did not settle.
    @Test(arguments: [(15, 300), (42, 200), (52, 300)])
    func seedsThatHaveFailedPass(seed: Int, steps: Int) { run(seed: seed, steps: steps) }

    private func run(seed: Int, steps: Int) {
        let world = LifetimeWorld(seed: UInt64(seed))
        var size = CGSize(width: 400, height: 600)
        var host = TestHost { LifetimeRoot(world: world) }
        for step in 0..<steps {
            world.step()
            switch world.choice(below: 40) {
            case 0:
                host.unmount()
                host = TestHost(size: size) { LifetimeRoot(world: world) }
            case 1: host = TestHost(size: size) { LifetimeRoot(world: world) }
            case 2:
                size.width = CGFloat(200 + world.choice(below: 400))
                host.resize(to: size)
            case 3...12: host.advance(by: .milliseconds(16 * (1 + world.choice(below: 8))))
            case 13...15: break
            default: host.update()
            }
            if step % 100 == 99, !compare(host, size, world, "seed \(seed), step \(step)") { return }
        }
    }

    /// Compares what is left when everything has come to rest with a tree that is made from scratch.
    private func compare(_ host: TestHost, _ size: CGSize, _ world: LifetimeWorld, _ place: String) -> Bool {
        world.settle()
        host.update()
        var seconds = 0
        repeat {
            host.advance(by: .seconds(1))
            seconds += 1
        } while seconds < 20 && (host.scene.needsFrame || host.scene.transitionsUnderWay > 0)
        let known = world.root
        let fresh = TestHost(size: size) { LifetimeRoot(world: world) }
        // Longer than tasks of the views sleep.
        fresh.advance(by: .milliseconds(100))
        host.update()
        guard world.root == known else { return true }
        #expect(host.scene.transitionsUnderWay == 0, "\(place)")
        #expect(!host.scene.needsFrame, "\(place)")
        #expect(host.scene.invariantViolations() == [], "\(place)")
        #expect(host.allTexts == fresh.allTexts, "\(place)")
        #expect(host.tree == fresh.tree, "\(place)")
        return host.tree == fresh.tree && host.scene.transitionsUnderWay == 0
    }
}
