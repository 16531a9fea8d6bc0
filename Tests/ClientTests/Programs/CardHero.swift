import SwiftUI

/// Small cards in a grid, one of which becomes a large one and goes back.
struct CardHero: View {
    private struct Trip: Identifiable {
        let id: String
        let color: Color
    }

    private let trips = [
        Trip(id: "Coast", color: .teal), Trip(id: "Forest", color: .green), Trip(id: "Desert", color: .orange),
        Trip(id: "Peaks", color: .indigo),
    ]

    @Namespace private var space
    @State private var opened: String?

    var body: some View {
        ZStack {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                ForEach(trips) { trip in
                    if trip.id != opened {
                        card(trip)
                            .frame(height: 80)
                            .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { opened = trip.id } }
                    } else {
                        Color.clear.frame(height: 80)
                    }
                }
            }
            .padding()
            .frame(maxHeight: .infinity, alignment: .top)
            if let trip = trips.first(where: { $0.id == opened }) {
                card(trip)
                    .padding()
                    .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { opened = nil } }
                    .zIndex(1)
            }
        }
    }

    private func card(_ trip: Trip) -> some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(trip.color)
            .overlay(Text(trip.id).font(.headline).foregroundColor(.white))
            .matchedGeometryEffect(id: trip.id, in: space)
            .accessibilityIdentifier("card \(trip.id)")
    }
}
