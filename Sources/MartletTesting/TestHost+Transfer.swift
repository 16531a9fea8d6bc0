import Foundation
import Martlet

/// Tests of what goes between an app and others.
extension TestHost {
    /// The text that was copied last; nil for none. Set it to what another program would have copied.
    public var clipboard: String? {
        get { core.host.clipboard }
        set { core.host.clipboard = newValue }
    }

    /// The shape that the pointer has by `pointerStyle(_:)`, by the name that CSS has for it; nil for the usual one.
    public var pointerShape: String? { core.host.pointerShape }

    /// Opens an address with the app, as a desktop does for a kind of address that the app opens.
    public func open(_ url: URL) {
        if let app = core.app {
            app.runtime.open(url)
            app.update()
        } else {
            core.scene.deliver(url)
            core.update()
        }
    }
}
