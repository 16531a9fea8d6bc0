import Foundation

/// A button with a question mark that leads to help.
///
///     HelpLink(destination: URL(string: "https://example.com/help")!)
///
/// The help books of a Mac, whose anchors other forms name elsewhere, are not there on Linux.
public struct HelpLink: View {
    private enum Kind {
        case action(() -> Void)
        case destination(URL)
    }

    private let kind: Kind
    @Environment(\.openURL) private var openURL

    /// A button that runs an action.
    public init(action: @escaping () -> Void) { kind = .action(action) }

    /// A button that opens an address, by what the environment has for that.
    public init(destination: URL) { kind = .destination(destination) }

    /// The button.
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
