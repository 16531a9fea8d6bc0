import Foundation

/// A button with a question mark that opens help.
///
///     HelpLink(destination: URL(string: "https://example.com/help")!)
///
/// Initializers for the anchors of macOS help books are missing, since Linux has no help books.
public struct HelpLink: View {
    private enum Kind {
        case action(() -> Void)
        case destination(URL)
    }

    private let kind: Kind
    @Environment(\.openURL) private var openURL

    /// Creates a help button that runs an action.
    public init(action: @escaping () -> Void) { kind = .action(action) }

    /// Creates a help button that opens an address with the environment's `openURL` action.
    public init(destination: URL) { kind = .destination(destination) }

    /// The button with the question mark.
    public var body: some View {
        Button {
            switch kind {
            case .action(let action): action()
            case .destination(let destination): openURL(destination)
            }
        } label: {
            Text(verbatim: "?")
        }
        .buttonBorderShape(.circle)
        .accessibilityLabel("Help")
        .help("Help")
    }
}
