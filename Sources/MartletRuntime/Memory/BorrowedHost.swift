/// A reference to a host that another owner keeps alive, with the contract of ``Borrowed``.
///
/// A type of its own, because a host is known only by its protocol.
struct BorrowedHost {
    #if DEBUG
    unowned let host: any SceneHost
    #else
    // unowned(unsafe): a release build relies on the guarantee of the caller of `init`.
    unowned(unsafe) let host: any SceneHost
    #endif
}
