import Foundation
import Martlet
import MartletRuntime
import Synchronization

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { MissingContainer.context }
}

private struct ContainerKey: EnvironmentKey {
    static var defaultValue: ModelContainer? { nil }
}

/// Stands in where no container has been given.
private enum MissingContainer {
    // nonisolated(unsafe): confined to the main actor, as views are; created once.
    nonisolated(unsafe) static let context = ModelContext(
        // In memory, and of no classes: nothing can go wrong.
        try! ContainerCore(Schema(), [ModelConfiguration(isStoredInMemoryOnly: true)], nil), home: .main)
}

extension EnvironmentValues {
    /// The context of views: that of the nearest `modelContainer(_:)` of a view or a scene.
    ///
    ///     struct SaveButton: View {
    ///         @Environment(\.modelContext) private var context
    ///         var body: some View {
    ///             Button("Save") { try? context.save() }
    ///         }
    ///     }
    ///
    /// By default it is a context without classes, whose methods throw.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }

    /// Keeps the container, as long as views use it.
    fileprivate var modelContainer: ModelContainer? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}

extension View {
    /// Sets the main context of a container for the views inside.
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
        modifier(GivenContainer(container: container))
    }

    /// Sets the context for the views inside.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for a class, and for those that it refers to, and sets it for the views inside.
    ///
    ///     @Model final class Book {
    ///         var title = ""
    ///         init() {}
    ///     }
    ///
    ///     struct Library: App {
    ///         var body: some Scene {
    ///             WindowGroup {
    ///                 Text("Books").modelContainer(for: Book.self)
    ///             }
    ///         }
    ///     }
    ///
    /// The container is created when the view first appears, and stays the same while the view is in the tree. Views
    /// inside read its main context as `modelContext`, and ``Query`` properties fetch from it.
    ///
    /// - Parameters:
    ///   - modelType: The class.
    ///   - inMemory: Whether the store ends with the view.
    ///   - isAutosaveEnabled: Whether the context saves itself after changes.
    ///   - isUndoEnabled: Whether changes can be undone by the window's undo manager.
    ///   - onSetup: Called once, with the container or with the error that prevented its creation.
    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Creates a container for some classes, and for those that they refer to, and sets it for the views inside.
    ///
    /// - Parameters:
    ///   - modelTypes: The classes.
    ///   - inMemory: Whether the store ends with the view.
    ///   - isAutosaveEnabled: Whether the context saves itself after changes.
    ///   - isUndoEnabled: Whether changes can be undone by the window's undo manager.
    ///   - onSetup: Called once, with the container or with the error that prevented its creation.
    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            MadeContainer(
                ContainerRecipe(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
    }
}

extension Scene {
    /// Sets the main context of a container for the scene's windows.
    @MainActor
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContainer, container).environment(\.modelContext, container.mainContext)
    }

    /// Sets the context for the scene's windows.
    @MainActor
    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Creates a container for a class, and for those that it refers to, and sets it for the scene's windows.
    ///
    /// - Parameters:
    ///   - modelType: The class.
    ///   - inMemory: Whether the store ends with the program.
    ///   - isAutosaveEnabled: Whether the context saves itself after changes.
    ///   - isUndoEnabled: Whether changes can be undone.
    ///   - onSetup: Called once, with the container or with the error that prevented its creation.
    @MainActor
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Creates a container for some classes, and for those that they refer to, and sets it for the scene's windows.
    ///
    /// - Parameters:
    ///   - modelTypes: The classes.
    ///   - inMemory: Whether the store ends with the program.
    ///   - isAutosaveEnabled: Whether the context saves itself after changes.
    ///   - isUndoEnabled: Whether changes can be undone.
    ///   - onSetup: Called once, with the container or with the error that prevented its creation.
    @MainActor
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let made = ContainerRecipe(modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup).shared()
        return environment(\.modelContainer, made).environment(
            \.modelContext, made?.mainContext ?? EnvironmentValues().modelContext)
    }
}

/// The parameters of a container.
struct ContainerRecipe {
    private let types: [any PersistentModel.Type]
    private let inMemory: Bool
    private let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    private let onSetup: (Result<ModelContainer, any Error>) -> Void

    init(
        _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
        _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        self.types = types
        self.inMemory = inMemory
        self.isAutosaveEnabled = isAutosaveEnabled
        self.isUndoEnabled = isUndoEnabled
        self.onSetup = onSetup
    }

    @MainActor
    func make() -> ModelContainer? {
        do {
            let container = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { container.mainContext.undoManager = UndoManager() }
            onSetup(.success(container))
            return container
        } catch {
            Diagnostics.reportDetached(RuntimeIssue(message: "A model container could not be made: \(error)"))
            onSetup(.failure(error))
            return nil
        }
    }

    /// Returns the container that the same scene has created before, because a scene's value is created again and
    /// again.
    @MainActor
    func shared() -> ModelContainer? {
        let key = types.map { String(reflecting: $0) }.sorted().joined(separator: ",") + "|\(inMemory)|\(isUndoEnabled)"
        if let made = Self.made[key] { return made }
        let new = make()
        Self.made[key] = .some(new)
        return new
    }

    @MainActor private static var made: [String: ModelContainer?] = [:]
}

nonisolated private struct GivenContainer: ViewModifier {
    let container: ModelContainer

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.modelContainer, container)
            .environment(\.modelContext, container.mainContext)
    }
}

nonisolated private struct MadeContainer: ViewModifier {
    let recipe: ContainerRecipe
    @State private var kept = Kept()
    @Environment(\.undoManager) private var undoManager

    init(_ recipe: ContainerRecipe) { self.recipe = recipe }

    @MainActor
    final class Kept {
        var container: ModelContainer?
        var isMade = false
        nonisolated init() {}
    }

    @MainActor func body(content: Content) -> some View {
        let container = made
        if recipe.isUndoEnabled, let undoManager { container?.mainContext.undoManager = undoManager }
        return
            content
            .environment(\.modelContainer, container)
            .environment(\.modelContext, container?.mainContext ?? EnvironmentValues().modelContext)
    }

    @MainActor private var made: ModelContainer? {
        if kept.isMade { return kept.container }
        kept.isMade = true
        kept.container = recipe.make()
        return kept.container
    }
}
