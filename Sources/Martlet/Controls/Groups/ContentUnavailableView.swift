/// What stands in the place of content that there is none of, or none that can be shown.
///
///     ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail will appear here."))
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A view with a label, and where there is more to say or to do, a description and actions.
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

    /// Label, description and actions, one below the other in the middle.
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

/// A large icon above a title that stands out.
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
    /// A view with a title that is localised, a symbol and a description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A view with a title that is shown as it is, a symbol and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A view with a title that is localised, a picture and a description.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// A view with a title that is shown as it is, a picture and a description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }
}

/// What says that a search has found nothing.
public struct SearchUnavailableContent {
    /// Says that nothing was found.
    public struct Label: View {
        let text: String?

        /// A magnifying glass and what was searched for.
        public var body: some View {
            Martlet.Label {
                if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// Says what to do now.
    public struct Description: View {
        /// What to try next.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// What can be done: nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    nonisolated public static var search: Self {
        Self(label: .init(text: nil), description: .init(), actions: .init())
    }

    /// Says that the search for a text has found nothing.
    nonisolated public static func search(text: String) -> Self {
        Self(label: .init(text: text), description: .init(), actions: .init())
    }
}
