/// A host that can show presentations: sheets, alerts, popovers. Other hosts show none.
package protocol PresentingHost: SceneHost {
    /// Shows a presentation. The host creates its scene with ``Presentation/makeScene(host:limit:standard:)``
    /// immediately, in the middle of an update, and shows it after the update.
    func show(_ presentation: Presentation)

    /// Removes a presentation whose scene has ended. The host calls ``Presentation/hasGone()`` when it is gone,
    /// immediately or after an animation.
    func remove(_ presentation: Presentation)
}

extension ScenePresenting {
    /// The host, if it can show presentations.
    var host: (any PresentingHost)? { scene.host as? any PresentingHost }
}
