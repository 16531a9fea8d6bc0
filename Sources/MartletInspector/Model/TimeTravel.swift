import Martlet
import MartletRuntime

/// The states that an app had after its updates, which a client can step through.
@MainActor
final class TimeTravel {
    /// A state of all apps of the program.
    private struct Moment {
        var states: [Int: StateMoment]
        /// The first write of the update before, and the number of the others.
        let cause: String?
    }

    private(set) var isOn = false
    private var moments: [Moment] = []
    /// The number of the shown moment; nil while the app is live.
    private(set) var place: Int?
    /// The scenes that show a moment again after their update, because views have appeared.
    private var repetitions: [Int: (state: StateMoment, left: Int)] = [:]

    /// The largest number of moments kept.
    private static let limit = 200
    /// The updates after which a moment is shown again.
    private static let repetitionLimit = 3

    var count: Int { moments.count }
    var cause: String? { place.flatMap { moments[$0].cause } }

    /// Starts to keep moments, with that of now, or stops it and is live again.
    func set(_ isOn: Bool, in scenes: [(graph: Int, scene: SceneGraph)]) {
        guard isOn != self.isOn else { return }
        if !isOn { goLive(in: scenes) }
        self.isOn = isOn
        moments = isOn ? [moment(of: scenes, cause: nil)] : []
        repetitions = [:]
    }

    /// Keeps the state after an update.
    func record(_ batch: UpdateBatch, in scenes: [(graph: Int, scene: SceneGraph)]) {
        guard isOn else { return }
        if let repetition = repetitions.removeValue(forKey: batch.graph) {
            repeatShowing(repetition, batch, scenes)
            return
        }
        // Looking at a moment, and what the app writes meanwhile, is no moment of its own.
        guard place == nil, !batch.update.writes.isEmpty else { return }
        if moments.count >= Self.limit { moments.removeFirst() }
        let writes = batch.update.writes
        let cause = writes.first.map { write in
            let change = write.new.map { "\(write.name): \(write.old ?? "?") → \($0)" } ?? write.name
            return writes.count > 1 ? "\(change), and \(writes.count - 1) more" : change
        }
        moments.append(moment(of: scenes, cause: cause))
    }

    /// Shows a moment.
    func show(_ number: Int, in scenes: [(graph: Int, scene: SceneGraph)]) -> Bool {
        guard moments.indices.contains(number) else { return false }
        place = number
        show(moments[number], in: scenes)
        return true
    }

    /// Shows the newest moment, and keeps others from here on.
    func goLive(in scenes: [(graph: Int, scene: SceneGraph)]) {
        guard place != nil, let last = moments.last else { return }
        place = nil
        show(last, in: scenes)
    }

    private func moment(of scenes: [(graph: Int, scene: SceneGraph)], cause: String?) -> Moment {
        Moment(
            states: Dictionary(uniqueKeysWithValues: scenes.map { ($0.graph, $0.scene.inspection.moment()) }),
            cause: cause)
    }

    private func show(_ moment: Moment, in scenes: [(graph: Int, scene: SceneGraph)]) {
        for (graph, scene) in scenes {
            guard let state = moment.states[graph] else { continue }
            repetitions[graph] = (state, Self.repetitionLimit)
            scene.inspection.show(state)
        }
    }

    /// Shows a moment again as long as views appear because of it.
    private func repeatShowing(
        _ repetition: (state: StateMoment, left: Int), _ batch: UpdateBatch,
        _ scenes: [(graph: Int, scene: SceneGraph)]
    ) {
        guard repetition.left > 0, batch.records.contains(where: { $0.kind == .begun }) else { return }
        repetitions[batch.graph] = (repetition.state, repetition.left - 1)
        scenes.first { $0.graph == batch.graph }?.scene.inspection.show(repetition.state)
    }
}

/// The moments of an app's state.
struct MomentsAnswer: Encodable {
    var on: Bool
    /// The number of moments.
    var moments: Int
    /// The shown moment, from 0; null while the app is live.
    var at: Int?
    /// The write that led to the shown moment.
    var cause: String?
}

extension Inspector {
    /// Starts or stops to keep the states of the app, or shows one of them.
    func moments(_ request: Request) throws(Refusal) -> MomentsAnswer {
        let scenes = livingScenes
        if let isOn = request.on { travel.set(isOn, in: scenes) }
        if let number = request.moment {
            guard travel.isOn else { throw Refusal("no states are kept") }
            if number == -1 {
                travel.goLive(in: scenes)
            } else if !travel.show(number, in: scenes) {
                throw Refusal("there is no state \(number): there are \(travel.count)")
            }
        }
        return MomentsAnswer(on: travel.isOn, moments: travel.count, at: travel.place, cause: travel.cause)
    }
}
