import Foundation

extension SceneGraph {
    /// Sets what the host's profile says around everything that the scene shows (law G5).
    func setHostValues() {
        setEnvironment(\.displayScale, profile.displayScale)
        setEnvironment(\.defaultMinListRowHeight, profile.list.minimumRowHeight)
        setEnvironment(\.editMode, makeEditMode())
        setSizeClasses()
    }

    /// Says how much room the window has.
    func setSizeClasses() {
        let limit = profile.compactBelow
        // Where no window is compact, the host may say what it likes.
        if limit.width > 0 { setEnvironment(\.horizontalSizeClass, size.width < limit.width ? .compact : .regular) }
        if limit.height > 0 { setEnvironment(\.verticalSizeClass, size.height < limit.height ? .compact : .regular) }
    }
}
