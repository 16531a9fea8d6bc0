import MartletBase
import Synchronization

/// The look of all bars, lists and text editors that are made from now on, which apps set by appearance proxies of UIKit.
package final class AppearanceDefaults: Sendable {
    /// The values.
    package struct Values: Equatable, Sendable {
        /// The fill of bars with a title; `nil` for the look of the theme.
        package var barColor: Color?
        /// The color of the titles in them; `nil` for the look of the theme.
        package var titleColor: Color?
        /// Whether text editors have no background.
        package var clearsTextEditors = false
        /// Whether rows of lists have no lines between them.
        package var hidesRowSeparators = false
    }

    private let stored = Mutex(Values())

    private init() {}

    /// The values for the running app. What is shown keeps the values that it was made with.
    package static var current: Values {
        get { values(in: .current) }
        set {
            set(newValue, in: .current)
            if let seeds = ProcessValues.place?.seeds { set(newValue, in: seeds) }
        }
    }

    /// Sets the values of a test host to those that its test has set.
    package static func begin(_ values: ProcessValues, with seeds: ProcessValues) {
        set(self.values(in: seeds), in: values)
    }

    private static func values(in process: ProcessValues) -> Values {
        process.object { AppearanceDefaults() }.stored.withLock { $0 }
    }

    private static func set(_ values: Values, in process: ProcessValues) {
        process.object { AppearanceDefaults() }.stored.withLock { $0 = values }
    }
}
