/// A placeholder for content that is missing or cannot be shown.
///
///     ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail will appear here."))
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, an optional description and optional actions.
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    nonisolated init(label: Label, description: Description, actions: Actions) {
        self.label = label
        self.description = description
        self.actions = actions
    }

    /// The label, description and actions in a centered column.
    @MainActor @preconcurrency public var body: some View {
        VStack(spacing: 12) {
            label
                .labelStyle(UnavailableLabelStyle())
            description
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            actions
                .padding(.top, 12)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above a prominent title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 20) {
            configuration.icon
                .font(.system(size: 64))
                .foregroundStyle(.secondary)
            configuration.title
                .font(.title.bold())
                .multilineTextAlignment(.center)
        }
    }
}

extension ContentUnavailableView where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title, a system symbol and an optional description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// Creates a view with a localized title, an image of the main bundle and an optional description.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    /// The title of a search without results.
    public struct Label: View {
        let text: String?

        /// A magnifying glass and the searched text.
        public var body: some View {
            Martlet.Label {
                if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// The advice after a search without results.
    public struct Description: View {
        /// The advice to try another search.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// The actions after a search without results, of which there are none.
    public struct Actions: View {
        /// An empty view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A placeholder for a search without results.
    nonisolated public static var search: Self {
        Self(label: .init(text: nil), description: .init(), actions: .init())
    }

    /// Returns a placeholder for a search without results, which quotes the searched text.
    nonisolated public static func search(text: String) -> Self {
        Self(label: .init(text: text), description: .init(), actions: .init())
    }
}
