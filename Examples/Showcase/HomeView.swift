import SwiftUI

/// The pages, and what each of them shows.
struct HomeView: View {
    @Binding var visits: Int

    var body: some View {
        NavigationStack {
            List {
                Section("State") {
                    PageLink("Player", "A button and its parent share a binding") { PlayerPage() }
                    PageLink("Podcast", "A binding to a part of a value") { PodcastPage() }
                    PageLink("Body runs", "What an update touches, counted live") { BodyRunsPage() }
                    PageLink("Too often", "A mistake for the inspector to find") { TooOftenPage() }
                }
                Section("Storage and environment") {
                    PageLink("Settings", "Values that survive a restart") { SettingsPage() }
                }
                Section("Objects and threads") {
                    PageLink("Library", "Observable books, and an editor that binds to one") { LibraryPage() }
                    PageLink("Level", "An object that publishes, followed in three ways") { LevelPage() }
                    PageLink("Threads", "Eight threads write at once, and nothing is lost") { ThreadsPage() }
                }
                Section("Lists and forms") {
                    PageLink("To-do", "Add, edit, delete, reorder, filter") { TodoPage() }
                    PageLink("Plans", "This year's: rows that move and swipe, tabs to pick from, overflow") {
                        PlansPage()
                    }
                    PageLink("Table", "Columns that sort, and controls that belong together") { TablePage() }
                    PageLink("Sign up", "A form that checks as you type") { SignUpPage() }
                    PageLink("Choices", "Pickers in every style, and menus") { ChoicesPage() }
                    PageLink("Values", "Sliders, and dates in fields and calendars") { ValuesPage() }
                }
                Section("Bars") {
                    PageLink("Tabs and bars", "Pages beside each other, and what their bars offer") { TabsPage() }
                }
                Section("Windows") {
                    PageLink("Windows", "Windows for values, menus, state that all share") {
                        WindowsPage(visits: $visits)
                    }
                    PageLink("Sheets and alerts", "What comes above a window, and how long it lives") { SheetsPage() }
                }
                Section("Pointer and keys") {
                    PageLink("Gestures", "Drag, tap, hold, hover, and press keys") { GesturesPage() }
                }
                Section("Time and space") {
                    PageLink("Task", "An asynchronous task with progress") { TaskPage() }
                    PageLink("Layout", "Stacks, alignment and geometry") { LayoutPage() }
                    PageLink("Charts", "A dashboard: bars, a ring, functions, a year that scrolls") { ChartsPage() }
                    PageLink("Drawing", "Masks, blends, effects and a canvas") { DrawingPage() }
                    PageLink("Animation", "Springs, transitions and matched geometry") { AnimationPage() }
                    PageLink("Grids", "Rows and columns, lazy or not") { GridsPage() }
                }
            }
            .navigationTitle("Showcase")
        }
    }
}

/// A row that leads to a page.
struct PageLink<Destination: View>: View {
    let title: String
    let summary: String
    let destination: () -> Destination

    init(_ title: String, _ summary: String, @ViewBuilder destination: @escaping () -> Destination) {
        self.title = title
        self.summary = summary
        self.destination = destination
    }

    var body: some View {
        NavigationLink {
            destination()
                .navigationTitle(title)
        } label: {
            HStack {
                Text(title)
                    .layoutPriority(1)
                Spacer()
                Text(summary)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        }
    }
}
