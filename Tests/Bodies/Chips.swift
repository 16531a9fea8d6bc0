import SwiftUI

struct Chips: View {
    let tags: [String]
    @State private var chosen: Set<String> = []
    @State private var width: CGFloat = 320

    private func size(of tag: String) -> CGFloat {
        CGFloat(tag.count) * 8 + 24
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Tags").font(.headline)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(tags, id: \.self) { tag in
                        Text(tag)
                            .font(.system(size: 13, weight: .medium))
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .frame(width: size(of: tag))
                            .background(
                                Capsule().fill(chosen.contains(tag) ? Color.accentColor : Color.gray.opacity(0.2))
                            )
                            .foregroundColor(chosen.contains(tag) ? .white : .primary)
                            .onTapGesture {
                                if chosen.contains(tag) { chosen.remove(tag) } else { chosen.insert(tag) }
                            }
                    }
                }
            }
            Button("Clear") { chosen = [] }
                .disabled(chosen.isEmpty)
        }
        .padding()
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .frame(maxWidth: width)
    }
}

// error: .font(.system(size: 13, weight: .medium)) => .font(Font(UIFont.systemFont(ofSize: 13, weight: .medium))) !! cannot find 'UIFont' in scope
// error: .frame(width: size(of: tag)) => .frame(width: tag.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width + 24) !! UIFont
// error: CGFloat(tag.count) * 8 + 24 => tag.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width + 24 !! UIFont
// error: : Color.gray.opacity(0.2)) => : Color(UIColor.systemGray7)) !! has no member 'systemGray7'
// error: : Color.gray.opacity(0.2)) => : Color(NSColour.systemGray)) !! cannot find 'NSColour' in scope
// error: .background(Color.white) => .background(Color(.systemBackgrounds)) !! systemBackgrounds
// error: width: CGFloat = 320 => width = UIScreen.main.bounds.width - 32 !! UIScreen
// error: .frame(maxWidth: width) => .frame(maxWidth: UIScreen.main.bounds.width * 0.9 - 32) !! UIScreen
// error: Button("Clear") { chosen = [] } => Button("Clear") { UIImpactFeedbackGenerator(style: .light).impactOccurred(); chosen = [] } !! UIImpactFeedbackGenerator
// error: .clipShape(RoundedRectangle(cornerRadius: 12)) => .clipShape(RoundedCorner(radius: 12, corners: [.topLeft, .topRight])) !! RoundedCorner
