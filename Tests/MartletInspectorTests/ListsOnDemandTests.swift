import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The views of past updates, which are found when somebody asks for them.
@MainActor
@Suite(.serialized)
struct ListsOnDemandTests {
    struct Page: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                ForEach(0..<3, id: \.self) { Row(number: $0, isChosen: $0 == count % 3) }
                if count % 2 == 1 { Passing(count: count) }
                Fixed()
            }
        }
    }

    struct Row: View {
        let number: Int
        let isChosen: Bool
        var body: some View { Text(isChosen ? "[\(number)]" : "\(number)") }
    }

    /// A view that comes and goes, so that its runs are in updates before its end.
    struct Passing: View {
        let count: Int
        var body: some View {
            VStack {
                Text("odd \(count)"); Fixed()
            }
        }
    }

    struct Fixed: View {
        var body: some View { Text("fixed") }
    }

    /// Returns the updates of a few clicks, and the views before them.
    private func updates() throws -> (living: LivingViews, batches: [UpdateBatch]) {
        let host = TestHost { Page() }
        let scene = host.core.scene
        let recorder = scene.recording.start()
        defer { scene.recording.stop() }
        let living = LivingViews(views: scene.inspection.views())
        for (view, _, _) in living.views { recorder.ring.watch(view) }
        var batches: [UpdateBatch] = []
        var named = 0
        recorder.updateEnded = { update, recorder in
            batches.append(
                UpdateBatch(
                    graph: 0, update: update, ruleNames: scene.graph.ruleNames(after: &named),
                    scale: recorder.clock.scale))
        }
        for _ in 0..<6 { try host.find(.button, "Add").tap() }
        return (living, batches)
    }

    @Test("They are those that a reader gets at once, also for views that have ended since", arguments: [0, 5, 1_000])
    func asked(afterUpdates late: Int) throws {
        let (living, batches) = try updates()
        let (eager, lazy) = (UpdateModel(), UpdateModel())
        for model in [eager, lazy] { model.replaceViews(of: 0, by: living.views) }
        for (index, batch) in batches.enumerated() {
            let now = eager.take(batch, listing: true).past
            // A client subscribes at first, in the middle, or never.
            let later = lazy.take(batch, listing: index >= late).past
            #expect(later.head.counts == now.head.counts)
            #expect((later.lists == nil) == (index < late) && now.lists != nil)
        }
        lazy.makeLists()
        #expect(lazy.history.map(\.report) == eager.history.map(\.report))
        #expect(eager.history.count { !$0.runs.isEmpty } >= 6)
        #expect(eager.history.contains { !$0.skips.isEmpty })
        // Some are of views that have ended: in the last update nothing is left of the one that passes.
        #expect(eager.history.flatMap(\.runs).contains { eager.view($0.view) == nil })
        #expect(Set(lazy.views.keys) == Set(eager.views.keys))
        for (key, view) in eager.views {
            let other = lazy.view(key)
            #expect(other?.runs == view.runs && other?.skips == view.skips && other?.length == view.length)
        }
    }

    @Test("A set of rule types knows those that were added, and no others")
    func details() {
        var set = DetailSet()
        #expect(!set.contains(0x7f00_0000_1000))
        let all = (1...200).map { UInt64($0) * 0x340 }
        for detail in all { set.insert(detail) }
        set.insert(all[0])
        #expect(all.allSatisfy(set.contains))
        #expect(!all.contains { set.contains($0 + 16) })
    }
}
