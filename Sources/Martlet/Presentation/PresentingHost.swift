/// A host that has a place for what views present: sheets, alerts, popovers. With any other host they present nothing.
package protocol PresentingHost: SceneHost {
    /// Shows what a view of the scene presents: makes its scene by ``Presentation/makeScene(host:limit:standard:)`` now,
    /// in the middle of an update, and shows that when the update is over.
    func show(_ presentation: Presentation)

    /// Takes away what was presented, whose lifetimes have ended, and says by ``Presentation/hasGone()`` when it is gone: at
    /// once, unless it shows it leave.
    func remove(_ presentation: Presentation)
}

extension SceneGraph {
    /// The host, if it has a place for what is presented.
    var presentingHost: (any PresentingHost)? { host as? any PresentingHost }
}
