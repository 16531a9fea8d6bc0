import AttributeGraph

/// The request of the running app that the screen stays on without input.
@MainActor
package enum IdleTimer {
    private static var show: ((Bool) -> Void)?

    /// Whether the screen stays on. Without a host that installs a function, this has no effect.
    package static var isDisabled = false {
        didSet { if isDisabled != oldValue { show?(isDisabled) } }
    }

    /// Installs the function that keeps the screen on, or no longer does.
    package static func install(_ show: @escaping (Bool) -> Void) {
        self.show = show
        if isDisabled { show(true) }
    }
}
