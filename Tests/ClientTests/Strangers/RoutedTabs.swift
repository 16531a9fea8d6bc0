import Observation
import SwiftUI

// Routes by an observable router, as apps of 2023 to 2025 have it.

enum AppRoute: Hashable {
    case profile(id: Int)
    case settings
    case web(URL)
}

enum AppSheet: Identifiable {
    case compose, filter(String)
    var id: String {
        switch self {
        case .compose: "compose"
        case .filter(let name): "filter-\(name)"
        }
    }
}

@MainActor @Observable
final class AppRouter {
    var path: [AppRoute] = []
    var sheet: AppSheet?
    var selectedTab: AppTab = .home
    @ObservationIgnored private var history: [AppRoute] = []

    func push(_ route: AppRoute) {
        path.append(route)
        history.append(route)
    }
    func popToRoot() { path.removeAll() }
    func handle(_ url: URL) -> OpenURLAction.Result {
        guard url.scheme == "app" else { return .systemAction }
        switch url.host() {
        case "settings": push(.settings)
        default: return .discarded
        }
        return .handled
    }
}

enum AppTab: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .home: "Home"
        case .search: "Search"
        case .profile: "Profile"
        }
    }

    var symbol: String {
        switch self {
        case .home: "house"
        case .search: "magnifyingglass"
        case .profile: "person.crop.circle"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .home: RouterHome()
        case .search: Text("Search")
        case .profile: ProfilePage(id: 0)
        }
    }
}

extension EnvironmentValues {
    @Entry var isCompactRow = false
    @Entry var onSelectRoute: (@MainActor (AppRoute) -> Void)?
}

struct RouterRoot: View {
    @State private var router = AppRouter()

    var body: some View {
        TabView(selection: $router.selectedTab) {
            ForEach(AppTab.allCases) { tab in
                Tab(value: tab) {
                    NavigationStack(path: $router.path) {
                        tab.content
                            .navigationDestination(for: AppRoute.self) { route in destination(for: route) }
                    }
                } label: {
                    Label(tab.title, systemImage: tab.symbol)
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .compose: Text("Compose").presentationDetents([.medium, .large])
            case .filter(let name): Text(name).presentationDragIndicator(.visible)
            }
        }
        .environment(router)
        .environment(\.openURL, OpenURLAction { router.handle($0) })
        .environment(\.onSelectRoute) { router.push($0) }
        .onOpenURL { _ = router.handle($0) }
    }

    @ViewBuilder
    private func destination(for route: AppRoute) -> some View {
        switch route {
        case .profile(let id): ProfilePage(id: id)
        case .settings: Text("Settings").navigationTitle(LocalizedStringResource("Settings"))
        case .web(let url): Link(destination: url) { Text(verbatim: url.absoluteString) }
        }
    }
}

struct RouterHome: View {
    @Environment(AppRouter.self) private var router
    @Environment(\.onSelectRoute) private var select

    var body: some View {
        @Bindable var router = router
        List {
            Button("Profile 3", systemImage: "person") { router.push(.profile(id: 3)) }
            NavigationLink("Settings", value: AppRoute.settings)
            Button("Compose") { router.sheet = .compose }
            Button {
                select?(.settings)
            } label: {
                Text("By environment")
            }
            Picker("Tab", selection: $router.selectedTab) {
                ForEach(AppTab.allCases) { Text($0.title).tag($0) }
            }
        }
        .navigationTitle("Home")
        .toolbarTitleDisplayMode(.inline)
        .environment(\.isCompactRow, true)
    }
}

struct ProfilePage: View {
    let id: Int
    @Environment(\.dismiss) private var dismiss
    @State private var followers: Int?

    var body: some View {
        VStack {
            if let followers {
                Text("\(followers) followers").contentTransition(.numericText(value: Double(followers)))
            } else {
                ProgressView().task(id: id) { await load() }
            }
            Button("Back", role: .cancel) { dismiss() }
        }
        .animation(.snappy, value: followers)
        .navigationTitle("Profile \(id)")
        .navigationBarBackButtonHidden()
    }

    private func load() async {
        try? await Task.sleep(for: .milliseconds(300))
        followers = id * 100
    }
}

#Preview("Router") { RouterRoot() }

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 3
    Stepper("\(count)", value: $count)
}
