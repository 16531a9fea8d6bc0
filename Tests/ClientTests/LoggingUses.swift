import OSLog
import SwiftUI
import Testing
import os
import os.log

/// Messages in files as apps have them, which import logging by any of its names.
@MainActor @Suite struct LoggingUsesTests {
    private struct Row: View {
        private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "Row")
        private static let log = OSLog(subsystem: "app", category: .pointsOfInterest)
        @State private var error: (any Error)?
        let title: String

        var body: some View {
            Button(title) {
                logger.debug("pressed \(title, privacy: .public)")
                logger.debug(
                    """
                    over \(title.count, format: .decimal) lines, \
                    \(1.25, format: .fixed(precision: 1), align: .right(columns: 6))
                    """)
                if let error { logger.debug("\(error.localizedDescription) \(error)") }
                os_log("pressed %{public}@", log: Self.log, type: .debug, title as NSString)
                os_log(.debug, "pressed \(self.title)")
                SwiftUI.Task { error = nil }
            }
        }
    }

    @Test func theyCompile() { _ = Row(title: "a") }
}
