import SwiftUI

/// Sheets, alerts and dialogs: what is presented lives as long as its binding says so.
struct SheetsPage: View {
    @State private var song: Song?
    @State private var addsSong = false
    @State private var asks = false
    @State private var chooses = false
    @State private var songs = [Song(title: "Swift Wings"), Song(title: "Harbour Lights")]
    @State private var status = "Nothing has been done."

    var body: some View {
        VStack(spacing: 12) {
            ForEach(songs) { song in
                Button(song.title) { self.song = song }
            }
            Divider()
            Button("Add a song…") { addsSong = true }
            Button("Share…") { chooses = true }
            Button("Remove all…", role: .destructive) { asks = true }
                .disabled(songs.isEmpty)
            Text(status)
                .foregroundStyle(.secondary)
        }
        .padding()
        .sheet(item: $song) { SongSheet(song: $0) }
        .sheet(isPresented: $addsSong, onDismiss: { status = "The sheet is gone." }) {
            NewSongSheet { songs.append(Song(title: $0)) }
        }
        .alert("Remove all songs?", isPresented: $asks) {
            Button("Cancel", role: .cancel) {}
            Button("Remove", role: .destructive) {
                songs = []
                status = "All songs have been removed."
            }
        } message: {
            Text("This can't be undone.")
        }
        .confirmationDialog("How do you want to share?", isPresented: $chooses, titleVisibility: .visible) {
            Button("By message") { status = "Shared by message." }
            Button("By mail") { status = "Shared by mail." }
        }
    }
}

struct Song: Identifiable {
    let id = UUID()
    let title: String
}

/// A sheet for one song, with a further sheet above it.
private struct SongSheet: View {
    let song: Song
    @State private var plays = 0
    @State private var showsLyrics = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text(song.title)
                .font(.title)
            Button("Played \(plays) times in this sheet") { plays += 1 }
            HStack {
                Button("Lyrics") { showsLyrics = true }
                Button("Done") { dismiss() }
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding()
        .sheet(isPresented: $showsLyrics) {
            Text("La la la")
                .italic()
                .padding(40)
        }
    }
}

/// A sheet with a navigation bar, that insists on an answer once something has been typed.
private struct NewSongSheet: View {
    let add: (String) -> Void
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                Button("Add") {
                    add(title)
                    dismiss()
                }
                .disabled(title.isEmpty)
                Button("Discard") { dismiss() }
            }
            .navigationTitle("New song")
        }
        .frame(minWidth: 320, minHeight: 240)
        .interactiveDismissDisabled(!title.isEmpty)
    }
}
