import Foundation
import Martlet
import MartletRuntime

/// What is done in the app by request.
extension Inspector {
    struct NewValue: Encodable {
        var value: String
    }

    struct RecordedTest: Encodable {
        var test: String?
    }

    /// A state takes another value.
    func set(_ request: Request) throws(Refusal) -> NewValue {
        guard let name = request.attribute, let key = ViewKey(name), let text = request.text else {
            throw Refusal("'set' needs an attribute and a text")
        }
        guard let scene = scene(key.graph), scene.graph.isAlive(key.attribute) else {
            throw Refusal("\(name) has ended")
        }
        guard let value = scene.setInspected(key.attribute, to: text) else {
            throw Refusal("'\(text)' is no value of \(scene.inspectedName(of: key.attribute)?.name ?? name)")
        }
        return NewValue(value: value)
    }

    /// The app shows where a view is.
    func highlight(_ request: Request) throws(Refusal) -> Done {
        guard request.view != nil else {
            for scene in allScenes { scene.host.highlight(nil) }
            return Done()
        }
        let (key, _) = try find(request.view)
        let instance = scene(key.graph)?.inspectedInstance(of: key.attribute)
        for scene in allScenes where scene !== instance?.scene { scene.host.highlight(nil) }
        instance?.scene.host.highlight(instance?.frameInWindow)
        return Done()
    }

    /// The next press in the app chooses a view.
    func pick(_ request: Request) -> Done {
        for (graph, first) in livingScenes {
            for scene in first.scenesOfApp { pick(request, in: scene, graph) }
        }
        return Done()
    }

    private func pick(_ request: Request, in scene: SceneGraph, _ graph: Int) {
        guard request.on != false else {
            scene.endPicking()
            return
        }
        scene.pick { [worker] instance in
            let view = instance?.body.map { ViewKey(graph: graph, attribute: $0).description }
            MainActor.assumeIsolated { for scene in Inspector.shared.allScenes { scene.endPicking() } }
            worker.tell(Event.Picked(view: view))
        }
    }

    /// Begins to record what is done, or ends it and says it as a test.
    func record(_ request: Request) -> RecordedTest {
        guard request.on == false else {
            operations.begin(in: allScenes)
            return RecordedTest(test: nil)
        }
        return RecordedTest(test: operations.end())
    }
}
