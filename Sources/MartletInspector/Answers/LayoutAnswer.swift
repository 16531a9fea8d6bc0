import Martlet
import MartletRuntime

/// All nodes of the render trees.
struct NodesAnswer: Encodable {
    struct Node: Encodable {
        var node: UInt64
        var parent: UInt64?
        var name: String
        var text: String?
        var view: String?
        /// Whether the view is of the app's own code.
        var own: Bool
        var frame: [Double]
    }

    var nodes: [Node]
    var more: Int
}

/// The proposals and answers from the window to a node.
struct LayoutAnswer: Encodable {
    struct Parameter: Encodable {
        var name: String
        var value: String
    }

    struct Step: Encodable {
        var node: UInt64
        var name: String
        /// The proposed width and height; null for the ideal length.
        var proposed: [Double?]
        var size: [Double]
        var parameters: [Parameter]
        var width: String
        var height: String
    }

    struct Measurement: Encodable {
        var proposed: [Double?]
        var size: [Double]
    }

    struct Modifier: Encodable {
        var node: UInt64
        var name: String
        var parameters: [Parameter]
    }

    struct Value: Encodable {
        var name: String
        var value: String
        var modifier: String?
    }

    struct Place: Encodable {
        var container: String
        var parameters: [Parameter]
        var edges: [Double]
        var before: Double?
        var after: Double?
    }

    var steps: [Step]
    var answers: [Measurement]
    var modifiers: [Modifier]
    /// The values that differ from those of the container.
    var environment: [Value]
    var place: Place?
}

extension Inspector {
    /// The largest number of nodes sent.
    private static let nodeLimit = 5_000

    /// Returns the nodes of all scenes.
    func nodes(_ request: Request) -> NodesAnswer {
        var answer = NodesAnswer(nodes: [], more: 0)
        for (graph, first) in livingScenes {
            for scene in first.inspection.scenesOfApp {
                let (nodes, more) = scene.inspection.nodes(limit: Self.nodeLimit - answer.nodes.count)
                answer.more += more
                answer.nodes += nodes.map { node in
                    let type = node.view.flatMap { first.inspection.instance(of: $0)?.type.type }
                    return .init(
                        node: node.id, parent: node.parent, name: node.name, text: node.text,
                        view: node.view.map { ViewKey(graph: graph, attribute: $0).description },
                        own: type.map { ViewTypeEntry(number: 0, type: $0).isOwn } ?? false,
                        frame: [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(Self.finite))
                }
            }
        }
        return answer
    }

    /// Returns the reasons for the size of a node.
    func layout(_ request: Request) throws(Refusal) -> LayoutAnswer {
        guard let node = request.node else { throw Refusal("'layout' needs a node") }
        let inspections = allScenes.lazy.map(\.inspection)
        guard let found = inspections.compactMap({ $0.layout(ofNode: node) }).first,
            let around = inspections.compactMap({ $0.surroundings(ofNode: node) }).first
        else {
            throw Refusal("the node \(node) is not shown")
        }
        func proposal(_ width: Double?, _ height: Double?) -> [Double?] {
            [width.map(Self.finite), height.map(Self.finite)]
        }
        func parameters(_ all: [(name: String, value: String)]) -> [LayoutAnswer.Parameter] {
            all.map { .init(name: $0.name, value: $0.value) }
        }
        return LayoutAnswer(
            steps: found.steps.map { step in
                .init(
                    node: step.id, name: step.name, proposed: proposal(step.proposedWidth, step.proposedHeight),
                    size: [Self.finite(step.size.width), Self.finite(step.size.height)],
                    parameters: parameters(step.parameters),
                    width: step.widthReason, height: step.heightReason)
            },
            answers: found.answers.map {
                .init(
                    proposed: proposal($0.width, $0.height),
                    size: [Self.finite($0.size.width), Self.finite($0.size.height)])
            },
            modifiers: around.modifiers.map {
                .init(node: $0.node, name: $0.name, parameters: parameters($0.parameters))
            },
            environment: around.environment.map { .init(name: $0.name, value: $0.value, modifier: $0.modifier) },
            place: around.place.map { place in
                .init(
                    container: place.container, parameters: parameters(place.parameters),
                    edges: place.edges.map(Self.finite), before: place.before.map(Self.finite),
                    after: place.after.map(Self.finite))
            })
    }

    /// JSON has no infinite numbers.
    static func finite(_ length: Double) -> Double { length.isFinite ? length : 1e9 }
}
