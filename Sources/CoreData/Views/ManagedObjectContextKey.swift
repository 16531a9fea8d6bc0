import Foundation
import Martlet
import MartletRuntime

private struct ManagedObjectContextKey: EnvironmentKey {
    static let missing = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    static var defaultValue: NSManagedObjectContext { missing }
}

extension EnvironmentValues {
    /// The context that views use: that which a view or a scene around them was given by
    /// `.environment(\.managedObjectContext, context)`.
    ///
    /// Where there is none it is a context without a store, whose methods throw.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
