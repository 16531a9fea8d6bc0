import Foundation

/// An action that opens a URL, with a custom handler or with the system.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
public struct OpenURLAction {
    /// The result of a handler.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The URL is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))

        /// Returns a result by which the system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    /// Creates an action with a custom handler.
    @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    fileprivate init() { handler = nil }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL and calls `completion` with whether that succeeded.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    @MainActor
    private func open(_ url: URL) -> Bool {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other): return Self.openBySystem(other ?? url)
        }
    }

    /// Has the desktop open an address, or its replacement in tests.
    ///
    /// - Returns: Whether a program for it could be started.
    @MainActor
    package static func openBySystem(_ url: URL) -> Bool { replacement.map { $0(url) } ?? openByDesktop(url) }

    /// Opens URLs instead of the desktop, in tests.
    @MainActor private static var replacement: (@MainActor (URL) -> Bool)?

    /// Replaces the desktop's function of opening URLs, for this process.
    @MainActor
    package static func replaceSystem(_ open: @escaping @MainActor (URL) -> Bool) { replacement = open }

    /// Opens a URL with the desktop's default application.
    private static func openByDesktop(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            return false
        }
    }

    static let system = UncheckedBox(value: OpenURLAction())
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction.system.value } }

extension EnvironmentValues {
    /// The action that opens URLs.
    ///
    ///     Button("Help") { openURL(helpPage) }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
