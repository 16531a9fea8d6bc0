import SwiftUI

/// Three columns: mailboxes, the letters of one, and one letter.
struct MailBrowser: View {
    private struct Letter: Identifiable, Hashable {
        let id: Int
        let box: String
        let subject: String
        let text: String
    }

    private static let letters = [
        Letter(id: 1, box: "Inbox", subject: "Welcome", text: "Good to have you here."),
        Letter(id: 2, box: "Inbox", subject: "Invoice", text: "Please find the invoice below."),
        Letter(id: 3, box: "Sent", subject: "Holidays", text: "We are at the sea."),
    ]

    @State private var box: String? = "Inbox"
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $box) { name in
                Label(name, systemImage: "tray").badge(Self.letters.filter { $0.box == name }.count)
            }
            .navigationTitle("Boxes")
        } content: {
            List(Self.letters.filter { $0.box == box }, selection: $selection) { letter in
                VStack(alignment: .leading) {
                    Text(letter.subject).font(.headline)
                    Text(letter.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            .navigationTitle(box ?? "Nothing")
        } detail: {
            if let letter = Self.letters.first(where: { $0.id == selection }) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(letter.subject).font(.title)
                        Divider()
                        Text(letter.text)
                    }
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .accessibilityIdentifier("letter")
            } else {
                Text("No letter is chosen").foregroundStyle(.secondary)
            }
        }
        .onChange(of: box) { selection = nil }
    }
}
