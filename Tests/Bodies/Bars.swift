import SwiftUI

struct Bars: View {
    let values: [Double]
    let names: [String]
    @State private var chosen: Int?

    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(values.indices, id: \.self) { index in
                VStack {
                    Text("\(Int(values[index] * 100)) %")
                        .font(.caption2)
                    RoundedRectangle(cornerRadius: 4)
                        .fill(Color(red: Double(index) / Double(values.count), green: 0.4, blue: 0.8))
                        .frame(width: 20, height: CGFloat(values[index]) * 120)
                    Text(names[index])
                }
                .opacity(chosen == nil || chosen == index ? 1 : 0.4)
                .onTapGesture { chosen = index }
            }
        }
        .padding(8)
        .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 12))
        .animation(.easeInOut(duration: 0.2), value: chosen)
    }
}

// error: blue: 0.8 => blues: 0.8 !! incorrect argument label
// error: green: 0.4 => 0.4
// error: Color(white: 0.95) => Color(whites: 0.95) !! incorrect argument label
// error: .opacity( => .opactiy(
// error: values[index] * 100 => values[indx] * 100
// error: chosen == index ? => chosen == indx ?
// error: CGFloat(values[index]) * 120 => CGFloat(values[index]) * names
// error: cornerRadius: 4 => cornerRadios: 4
// error: .fill( => .fil(
// error: duration: 0.2 => durations: 0.2
