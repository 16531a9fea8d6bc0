import SwiftUI

/// Places of the user, and the folders around the shown one.
struct PlacesPane: View {
    let browser: Browser

    var body: some View {
        List {
            Section("Places") { ForEach(browser.places, id: \.name) { row($0.name, $0.url) } }
            Section("Parents") { ForEach(browser.parents, id: \.self) { row($0.lastPathComponent.onOneLine, $0) } }
        }
    }

    private func row(_ name: String, _ url: URL) -> some View {
        Button(name) { browser.show(url, selecting: browser.folder.path) }.buttonStyle(.plain).lineLimit(1)
    }
}

/// The beginning of a text, a picture, or the content of a folder.
struct PreviewPane: View {
    let entry: Entry?

    var body: some View {
        VStack(alignment: .leading) {
            if let entry {
                Text(entry.name).bold().lineLimit(2)
                Text(entry.date, format: .dateTime).foregroundStyle(.secondary)
                Divider()
                content(of: entry)
            }
        }
        .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).clipped()
    }

    @ViewBuilder private func content(of entry: Entry) -> some View {
        if entry.isFolder {
            let names = try? FileManager.default.contentsOfDirectory(atPath: entry.url.path)
            Text(names.map { "\($0.count) files" } ?? "This folder cannot be read.").foregroundStyle(.secondary)
            Text((names ?? []).sorted().prefix(40).map(\.onOneLine).joined(separator: "\n"))
        } else if ["png", "jpg", "jpeg", "gif"].contains(entry.url.pathExtension.lowercased()),
            let picture = UIImage(contentsOfFile: entry.url.path)
        {
            Image(uiImage: picture).resizable().scaledToFit()
        } else if let text = Self.text(of: entry.url) {
            Text(text)
        } else {
            Text("No preview").foregroundStyle(.secondary)
        }
    }

    /// The first lines of a text file; nil for other files, and for those that cannot be read or never end.
    static func text(of url: URL) -> String? {
        guard Entry(url)?.isRegular == true,
            let data = try? FileHandle(forReadingFrom: url).read(upToCount: 4096), !data.contains(0)
        else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).prefix(60)
            .map { String($0.prefix(200)).replacingOccurrences(of: "\t", with: "    ").onOneLine }
            .joined(separator: "\n")
    }
}
