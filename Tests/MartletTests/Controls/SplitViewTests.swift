import Foundation
import Testing

@testable import Martlet
@testable import MartletTesting

@MainActor
@Suite struct SplitViewTests {
    struct Mail: View {
        @State private var box: String?
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["Inbox", "Sent"], id: \.self, selection: $box) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Boxes")
                .navigationSplitViewColumnWidth(120)
            } detail: {
                Text(box.map { "in \($0)" } ?? "nothing chosen").navigationTitle(box ?? "Mail")
                Button("Alone") { visibility = .detailOnly }
            }
        }
    }

    @Test func aSelectionInTheSidebarShowsTheDetail() throws {
        let host = TestHost(size: CGSize(width: 600, height: 400)) { Mail() }
        #expect(host.texts.contains("nothing chosen"))
        let inbox = try host.find(.link, "Inbox")
        #expect(inbox.frame.maxX <= 120)
        #expect(try host.find(.text, "nothing chosen").frame.minX > 120)
        try inbox.tap()
        #expect(host.texts.contains("in Inbox"))
        #expect(host.findAll(.row)[0].traits.contains(.isSelected))
        #expect(host.scene.navigationBar?.navigationBarState == NavigationBarState(title: "Inbox"))
        try host.find(.link, "Sent").tap()
        #expect(host.texts.contains("in Sent"))
        try host.find(.button, "Alone").tap()
        #expect(host.findAll(.link).isEmpty)
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(host.findAll(.link).count == 2)
        #expect(host.texts.contains("in Sent"))
    }

    struct Parks: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("Zoo", value: 1)
                    NavigationLink("Lake") { Text("the lake") }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("park \(number)")
                        NavigationLink("Deeper", value: number + 1)
                    }
                }
            } content: {
                VStack {
                    Text("choose")
                    NavigationLink("Far") { Text("far away") }
                }
            } detail: {
                Text("no detail")
            }
        }
    }

    @Test func linksLeadToTheNextColumn() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Parks() }
        #expect(host.texts == ["Zoo", "Lake", "choose", "Far", "no detail"])
        try host.find(.link, "Zoo").tap()
        #expect(host.texts == ["Zoo", "Lake", "park 1", "Deeper", "no detail"])
        #expect(!host.findAll(.button).contains { $0.label == "Back" })
        try host.find(.link, "Lake").tap()
        #expect(host.texts == ["Zoo", "Lake", "the lake", "no detail"])
    }
}
