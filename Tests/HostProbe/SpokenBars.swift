import SwiftUI

/// Tabs and the content of bars, for accessibility tests.
struct SpokenBars: View {
    @State private var unread = 3

    var body: some View {
        NavigationStack {
            TabView {
                Tab("Mail", systemImage: "envelope") {
                    Text(unread < 3 ? "Mail read" : "No mail read")
                        .toolbar {
                            Button("Read", systemImage: "envelope.open") { unread -= 1 }
                        }
                }
                .badge(unread)
                Tab("Pages", systemImage: "book") {
                    TabView {
                        Text("First page")
                        Text("Second page")
                    }
                    .tabViewStyle(.page)
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                    }
                }
            }
            .navigationTitle("Bars")
        }
    }
}
