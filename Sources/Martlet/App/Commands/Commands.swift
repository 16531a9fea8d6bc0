import AttributeGraph

/// The commands that an app adds to its menus.
///
///     struct ShapeCommands: Commands {
///         @Binding var isFilled: Bool
///         var body: some Commands {
///             CommandMenu("Shape") { Toggle("Filled", isOn: $isFilled).keyboardShortcut("f") }
///         }
///     }
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands in `body`, inferred from its implementation.
    associatedtype Body: Commands

    /// The menus and command groups of which this content is composed.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the commands to the app's menus.
    nonisolated static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs)
}

extension Commands {
    /// Adds the commands to the app's menus.
    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let made = BodyRule.make(commands, inputs: inputs.view) { onMainActor($0) { $0.body } }
        Body._makeCommands(commands: made.body, inputs: inputs.with(view: made.inputs))
    }
}

extension Never: Commands {
    /// Traps: a type without a body must implement this requirement itself.
    nonisolated public static func _makeCommands(commands: _GraphValue<Never>, inputs: _CommandsInputs) {
        preconditionFailure("Commands whose body is Never must make themselves.")
    }
}

/// Commands that create their own items, without a body.
@MainActor @preconcurrency
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// Traps: a primitive type has no body, since the runtime creates its nodes directly.
    public var body: Never { fatalError("\(Self.self) are primitive commands: the runtime makes them without a body.") }
}

/// The inputs for creating commands.
public struct _CommandsInputs {
    let view: _ViewInputs
    let declarations: AppDeclarations

    func with(view: _ViewInputs) -> _CommandsInputs { _CommandsInputs(view: view, declarations: declarations) }

    /// Creates the items of a menu or of a command group.
    ///
    /// - Parameters:
    ///   - place: The placement of a command group; `nil` for a custom menu.
    ///   - title: Returns the title of a custom menu.
    func addItems<Content: View>(
        _ content: _GraphValue<Content>,
        at place: CommandRecord.Place?,
        title: ((Graph) -> Text?)? = nil
    ) {
        guard declarations.takesCommands else { return }
        let node = RenderNode.make(layout: StackLayout.implicit, inputs: view)
        let record = CommandRecord(node: node, place: place)
        declarations.add(record)
        if let title {
            let environment = view.environment
            view.follow { [unowned node] graph in
                record.title = title(graph)?.resolve(in: graph[environment.textSurroundings].context).string ?? ""
                node.didChange()
            }
        }
        var inside = view.inside(node)
        inside.attach(SectionGroupsKey.self, SectionGroupsKey.kept)
        Content._makeViewList(view: content, inputs: inside)
    }
}

/// The items of a command menu or group, in a node.
final class CommandRecord {
    struct Place: Equatable {
        enum Side { case before, after, replacing }

        let side: Side
        let group: CommandGroupPlacement
    }

    // Read only while the node exists, which `living` tracks.
    unowned let node: RenderNode
    private weak var living: RenderNode?
    /// Whether the items exist. An `if` among the commands may have removed them.
    var isThere: Bool { living?.flags.contains(.detached) == false }
    let place: Place?
    var title = ""

    init(node: RenderNode, place: Place?) {
        self.node = node
        living = node
        self.place = place
    }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Supports statements that are commands.
    nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Supports an empty closure.
    nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Supports a single command.
    nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Supports a sequence of commands.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports `if #available`.
    nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
        content
    }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    /// Adds the commands, if there are any.
    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let branches = BranchSwitch(inputs: inputs.view)
        inputs.view.follow { graph in
            if let content = commands.pointer(in: graph).pointee {
                branches.show(content, branch: 0) { Wrapped._makeCommands(commands: $0, inputs: inputs.with(view: $1)) }
            } else {
                branches.showNothing()
            }
        }
    }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    /// Adds the commands of the selected branch.
    nonisolated public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        let branches = BranchSwitch(inputs: inputs.view)
        inputs.view.follow { graph in
            switch commands.pointer(in: graph).pointee.storage {
            case .trueContent(let content):
                branches.show(content, branch: 0) {
                    TrueContent._makeCommands(commands: $0, inputs: inputs.with(view: $1))
                }
            case .falseContent(let content):
                branches.show(content, branch: 1) {
                    FalseContent._makeCommands(commands: $0, inputs: inputs.with(view: $1))
                }
            }
        }
    }
}

/// An empty set of commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
    /// Creates an empty set of commands.
    public init() {}

    /// Adds nothing.
    public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {}
}

nonisolated struct TupleCommands<each Content: Commands>: PrimitiveCommands {
    let content: (repeat each Content)

    static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        var elements = TupleParts(of: commands)
        func make<C: Commands>(_ type: C.Type) {
            C._makeCommands(commands: elements.next(), inputs: inputs)
        }
        repeat make((each Content).self)
    }
}

/// A scene with commands for the app's menus.
nonisolated struct CommandsScene<Content: Scene, C: Commands>: PrimitiveScene {
    let content: Content
    let commands: C

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        Content._makeScene(scene: scene[\.content], inputs: inputs)
        C._makeCommands(
            commands: scene[\.commands],
            inputs: _CommandsInputs(view: inputs.view, declarations: inputs.declarations))
    }
}

/// A scene whose commands are removed from the menus.
nonisolated struct CommandsRemovedScene<Content: Scene>: PrimitiveScene {
    let content: Content

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var inner = inputs
        inner.traits.append { _, traits in traits.hasCommands = false }
        let count = inputs.declarations.commands.count
        Content._makeScene(scene: scene[\.content], inputs: inner)
        inputs.declarations.removeCommands(from: count)
    }
}

extension Scene {
    /// Adds commands to the app's menus.
    ///
    ///     WindowGroup { ContentView() }
    ///         .commands {
    ///             CommandMenu("Player") { Button("Play", action: play) }
    ///         }
    ///
    /// - Parameter content: Creates the commands: command menus, groups of items in the standard menus, or sets of
    ///   standard commands.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(content: self, commands: content())
    }

    /// Removes the scene's commands from the menus, including New Window.
    nonisolated public func commandsRemoved() -> some Scene { CommandsRemovedScene(content: self) }
}
