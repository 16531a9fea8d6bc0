import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import Showcase

/// Restless users of the showcase: a failure is shrunk and printed as a test.
@MainActor @Suite struct ShowcaseExplorationTests {
    init() { RunCounter.isCounting = false }

    nonisolated enum Page: CaseIterable {
        case player, podcast, bodyRuns, tooOften, settings, library, level, threads, todo, plans, table, signUp,
            choices,
            values
        case tabs, windows, sheets, gestures, task, layout, charts, drawing, animation, grids
    }

    @ViewBuilder static func content(of page: Page) -> some View {
        switch page {
        case .player: PlayerPage()
        case .podcast: PodcastPage()
        case .bodyRuns: BodyRunsPage()
        case .tooOften: TooOftenPage()
        case .settings: SettingsPage()
        case .library: LibraryPage()
        case .level: LevelPage()
        case .threads: ThreadsPage()
        case .todo: TodoPage()
        case .plans: PlansPage()
        case .table: TablePage()
        case .signUp: SignUpPage()
        case .choices: ChoicesPage()
        case .values: ValuesPage()
        case .tabs: TabsPage()
        case .windows: WindowsPage(visits: .constant(3))
        case .sheets: SheetsPage()
        case .gestures: GesturesPage()
        case .task: TaskPage()
        case .layout: LayoutPage()
        case .charts: ChartsPage()
        case .drawing: DrawingPage()
        case .animation: AnimationPage()
        case .grids: GridsPage()
        }
    }

    /// No page of the app is left out.
    @Test func everyPageIsListed() throws {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("../../Examples/Showcase").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var pages: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            pages.formUnion(source.matches(of: /struct ([A-Za-z]+)Page: View/).map { $0.1.lowercased() })
        }
        #expect(pages == Set(Page.allCases.map { "\($0)".lowercased() }))
    }

    // The page of threads shows numbers that threads count on while they are compared.
    @Test(arguments: Page.allCases.filter { $0 != .threads }) func pageIsExplored(page: Page) {
        TestHost.explore(seeds: ExploredSeeds.first(2), steps: 20) { NavigationStack { Self.content(of: page) } }
    }

    // Seeds that do not lead there.
    @Test(arguments: [2, 3] as [UInt64]) func theAppIsExplored(seed: UInt64) {
        let host = TestHost(app: ShowcaseApp())
        host.explore(seed: seed, steps: 50)
    }
}
