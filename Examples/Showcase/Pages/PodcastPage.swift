import SwiftUI

/// A toggle writes one part of a value; only what reads that part runs again.
struct PodcastPage: View {
    @State private var episode = Episode(title: "Why Swifts Never Land", showTitle: "Birds at Dawn")

    var body: some View {
        Form {
            Section("Episode") {
                TextField("Title", text: $episode.title)
                TextField("Show", text: $episode.showTitle)
                Toggle("Favourite", isOn: $episode.isFavorite)
            }
            Section("What is shown") {
                TitleLine(title: $episode.title)
                FavoriteLine(isFavorite: $episode.isFavorite)
            }
        }
    }
}

private struct TitleLine: View {
    @Binding var title: String
    @State private var counter = RunCounter()

    var body: some View {
        HStack {
            Label(title.isEmpty ? "Untitled" : title, systemImage: "music.note")
            Spacer()
            RunBadge(counter)
        }
    }
}

private struct FavoriteLine: View {
    @Binding var isFavorite: Bool
    @State private var counter = RunCounter()

    var body: some View {
        HStack {
            Label(isFavorite ? "A favourite" : "Not a favourite", systemImage: isFavorite ? "star.fill" : "star")
                .foregroundStyle(isFavorite ? .yellow : .secondary)
            Spacer()
            RunBadge(counter)
        }
    }
}
