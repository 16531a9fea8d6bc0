import Foundation
import Martlet
import MartletRuntime

/// Requests that act on the app.
extension Inspector {
    struct NewValue: Encodable {
        var value: String
    }

    struct RecordedTest: Encodable {
        var test: String?
        /// The texts that were shown when the recording began.
        var start: [String]?
    }

    /// Sets a state, or a part of a property's value, to another value.
    func set(_ request: Request) throws(Refusal) -> NewValue {
        if let property = request.property { return try set(property, request) }
        guard let name = request.attribute, let key = ViewKey(name), let text = request.text else {
            throw Refusal("'set' needs an attribute and a text")
        }
        guard let scene = scene(key.graph), scene.graph.isAlive(key.attribute) else {
            throw Refusal("\(name) has ended")
        }
        guard let value = scene.inspection.set(key.attribute, to: text) else {
            throw Refusal("'\(text)' is no value of \(scene.inspection.name(of: key.attribute)?.name ?? name)")
        }
        return NewValue(value: value)
    }

    private func set(_ property: String, _ request: Request) throws(Refusal) -> NewValue {
        let (key, scene) = try find(request.view)
        guard let text = request.text else { throw Refusal("'set' needs a text") }
        let path = request.path ?? []
        guard let value = scene.inspection.set(property, of: key.attribute, path: path, to: text) else {
            throw Refusal("'\(text)' is no value of \(([property] + path).joined(separator: "."))")
        }
        return NewValue(value: value)
    }

    /// Highlights a view in the app.
    func highlight(_ request: Request) throws(Refusal) -> Done {
        guard request.view != nil else {
            for scene in allScenes { scene.host.highlight(nil) }
            return Done()
        }
        let (key, _) = try find(request.view)
        let instance = scene(key.graph)?.inspection.instance(of: key.attribute)
        for scene in allScenes where scene !== instance?.scene { scene.host.highlight(nil) }
        instance?.scene.host.highlight(instance?.frameInWindow)
        return Done()
    }

    /// Makes the next press in the app select a view.
    func pick(_ request: Request) -> Done {
        for (graph, first) in livingScenes {
            for scene in first.inspection.scenesOfApp { pick(request, in: scene, graph) }
        }
        return Done()
    }

    private func pick(_ request: Request, in scene: SceneGraph, _ graph: Int) {
        guard request.on != false else {
            scene.picking.endPicking()
            return
        }
        scene.picking.pick { [worker] instance in
            let view = instance?.body.map { ViewKey(graph: graph, attribute: $0).description }
            MainActor.assumeIsolated { for scene in Inspector.shared.allScenes { scene.picking.endPicking() } }
            worker.notify(Event.Picked(view: view))
        }
    }

    /// Starts recording the user's actions, or stops recording and returns them as the code of a test. Asked again, it
    /// returns that with other expectations.
    func record(_ request: Request) -> RecordedTest {
        guard request.on == false else {
            operations.begin(in: allScenes, isLive: true)
            return RecordedTest(test: nil)
        }
        let kinds = request.expect.map { Set($0.compactMap(RecordedExpectation.init)) } ?? RecordedExpectation.usual
        return RecordedTest(test: operations.end(expecting: kinds), start: operations.startTexts)
    }
}
