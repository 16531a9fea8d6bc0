import SwiftUI

/// Squares in three columns without gaps, one of which can be seen large.
struct PhotoWall: View {
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple]
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)
    @State private var opened: Int?

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(0..<30) { photo in
                        Rectangle()
                            .fill(Self.colors[photo % Self.colors.count].gradient)
                            .aspectRatio(1, contentMode: .fill)
                            .overlay(alignment: .bottomTrailing) {
                                Text("\(photo)").font(.caption).padding(4).foregroundStyle(.white)
                            }
                            .clipped()
                            .onTapGesture { opened = photo }
                            .accessibilityElement(children: .ignore)
                            .accessibilityLabel("Photo \(photo)")
                            .accessibilityIdentifier("photo \(photo)")
                    }
                }
            }
            .navigationTitle("Photos")
            .fullScreenCover(item: Binding(get: { opened.map(Opened.init) }, set: { opened = $0?.id })) { photo in
                ZStack(alignment: .topLeading) {
                    Self.colors[photo.id % Self.colors.count].ignoresSafeArea()
                    Button("Done") { opened = nil }.padding()
                }
            }
        }
    }

    private struct Opened: Identifiable { let id: Int }
}
