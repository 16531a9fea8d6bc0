import OpenCombine

/// An object that says when it is about to change, so that views that declare it can follow it (law F3).
///
///     final class Counter: ObservableObject {
///         @Published var count = 0
///     }
///
/// Each ``Published`` property announces its changes through ``objectWillChange``, and so does each `AppStorage`
/// property, and what is declared like either in a structure that the object holds. Whatever else changes, the object
/// says itself, by `objectWillChange.send()` before the change.
///
/// The publisher that an object has by default is one for its whole life, with ``Published`` properties or without
/// (law F6). An object that declares a publisher of its own sends through that, and nothing is sent by itself.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before the object changes. Any thread may ask for it.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes before the object changes: the same publisher for as long as the object lives (law F6).
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}
