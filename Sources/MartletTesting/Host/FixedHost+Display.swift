import Foundation
import Martlet

extension FixedHost: DisplayHost {
    /// A display of a usual size, the same in all tests.
    @MainActor var defaultDisplay: DisplayProxy {
        DisplayProxy(bounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    }
}
