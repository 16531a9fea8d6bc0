import Combine

extension ObservableObject {
    /// The number of further updates after a change that another thread has announced by hand.
    package static var echoCount: Int { ObjectSignal<Self>.echoCount }
}
