import SwiftUI

/// A large figure on a gradient, hours in a row that scrolls, days below.
struct WeatherReport: View {
    @State private var isNight = false

    var body: some View {
        ZStack {
            LinearGradient(
                colors: isNight ? [.black, .gray] : [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .ignoresSafeArea()
            VStack(spacing: 16) {
                Text("Lisbon").font(.system(size: 32, weight: .medium)).foregroundColor(.white)
                Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
                    .resizable()
                    .renderingMode(.original)
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 120, height: 120)
                    .accessibilityIdentifier("sky")
                Text("24°").font(.system(size: 60, weight: .bold)).foregroundColor(.white)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 20) {
                        ForEach(8..<20) { hour in
                            VStack {
                                Text("\(hour)h")
                                Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
                                Text("\(12 + hour)°")
                            }
                        }
                    }
                    .foregroundColor(.white)
                    .padding(.horizontal)
                }
                VStack {
                    ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
                        HStack {
                            Text(day).frame(width: 50, alignment: .leading)
                            ProgressView(value: day == "Tue" ? 0.8 : 0.5).tint(.yellow)
                            Text("26°")
                        }
                    }
                }
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
                .padding(.horizontal)
                Spacer()
                Button {
                    isNight.toggle()
                } label: {
                    Text(isNight ? "Day" : "Night")
                        .frame(width: 280, height: 50)
                        .background(Color.white)
                        .foregroundColor(.blue)
                        .font(.system(size: 20, weight: .bold))
                        .cornerRadius(10)
                }
                Spacer()
            }
        }
    }
}
