import OpenCombine

/// An object that announces its changes, so that views can observe it (law F3).
///
///     final class Counter: ObservableObject {
///         @Published var count = 0
///     }
///
/// Each ``Published`` property and each `AppStorage` property announces its changes through ``objectWillChange``. The
/// same applies to such properties of structs that the object stores. The object announces all other changes itself,
/// by calling `objectWillChange.send()` before the change.
///
/// The default publisher of an object stays the same for the object's whole life, with or without ``Published``
/// properties (law F6). An object that declares its own publisher sends through that publisher, and nothing is sent
/// automatically.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes. May be read on any thread.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The default publisher, which sends before the object changes. It stays the same while the object lives (law
    /// F6).
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}
