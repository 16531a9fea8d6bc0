import Combine
import Foundation
import Observation

/// A property of an app that makes a delegate as UIKit has it, and calls its methods.
///
/// The delegate is an object of a class that inherits from `NSObject` and conforms to `UIApplicationDelegate`, which is in the
/// product `UIKit`. It is made by its `init()`, once, when the app is.
///
///     import UIKit
///
///     final class GardenDelegate: NSObject, UIApplicationDelegate {
///         func application(
///             _ application: UIApplication,
///             didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
///         ) -> Bool {
///             print("The garden is open.")
///             return true
///         }
///     }
///
///     @main
///     struct GardenApp: App {
///         @UIApplicationDelegateAdaptor(GardenDelegate.self) private var delegate
///
///         var body: some Scene { WindowGroup { Text("Garden") } }
///     }
///
/// A delegate that is an observable object is in the environment of all views of the app.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: _ApplicationDelegate {
    @Environment(\.applicationDelegates) private var delegates
    private let made: MadeDelegate<DelegateType>

    /// Makes the delegate of an app.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = MadeDelegate(delegateType, adaptor: "UIApplicationDelegateAdaptor")
    }

    /// The delegate.
    public var wrappedValue: DelegateType { made.object }

    /// Has the delegate called by the running app.
    nonisolated public func update() {
        onMainActor(self) { adaptor in adaptor.delegates?.add(adaptor.made) }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes the delegate of an app, which views read by `@EnvironmentObject`.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = MadeDelegate(observed: delegateType, adaptor: "UIApplicationDelegateAdaptor")
    }

    /// Access to bindings for the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    /// Makes the delegate of an app, which views read by `@Environment` with its class.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        made = MadeDelegate(observed: delegateType, adaptor: "UIApplicationDelegateAdaptor")
    }
}
