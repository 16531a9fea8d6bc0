import Foundation

/// Opens a web address: in the way that the environment says, or else as the system does.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
public struct OpenURLAction {
    /// What a handler has done.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind

        /// The address was opened.
        public static let handled = Result(kind: .handled)
        /// The address is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open the address.
        public static let systemAction = Result(kind: .system(nil))

        /// The system is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    /// An action with a way of one's own to open addresses.
    @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    fileprivate init() { handler = nil }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens an address, and tells whether that was possible.
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

    @MainActor
    private static func openBySystem(_ url: URL) -> Bool { replacement.map { $0(url) } ?? openByDesktop(url) }

    /// What opens addresses in the desktop's place, in tests.
    @MainActor private static var replacement: (@MainActor (URL) -> Bool)?

    /// Has another than the desktop open the addresses of the process.
    @MainActor
    package static func replaceSystem(_ open: @escaping @MainActor (URL) -> Bool) { replacement = open }

    /// Hands the address to the desktop, which knows the program for it.
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
    /// Opens web addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
