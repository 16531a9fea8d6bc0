import Combine

extension ObservableObject {
    /// How many updates carry out a change again that has been announced on another thread, and not yet made.
    package static var echoCount: Int { ObjectSignal<Self>.echoCount }
}
