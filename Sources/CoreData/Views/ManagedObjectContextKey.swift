import Foundation
import Martlet
import MartletRuntime

private struct ManagedObjectContextKey: EnvironmentKey {
    static let missing = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    static var defaultValue: NSManagedObjectContext { missing }
}

extension EnvironmentValues {
    /// The context of views: the nearest one set by `.environment(\.managedObjectContext, context)` on a view or a
    /// scene.
    ///
    ///     struct AddButton: View {
    ///         @Environment(\.managedObjectContext) private var context
    ///         var body: some View {
    ///             Button("Save") { try? context.save() }
    ///         }
    ///     }
    ///
    /// By default it is a context without a store, whose methods throw.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
