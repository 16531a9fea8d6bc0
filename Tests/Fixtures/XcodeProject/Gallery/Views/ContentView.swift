import SwiftUI

struct ContentView: View {
    @EnvironmentObject private var library: Library
    @State private var settings = Settings()

    var body: some View {
        VStack {
            HStack {
                Image(.logo)
                    .accessibilityLabel("Logo")
                Image(.Icons.star)
                    .accessibilityLabel("Star")
            }
            Text("Pictures")
                .foregroundStyle(.brand)
            Text("\(library.titles.count) pictures")
                .background(Color(.accent))
            Text("Legacy", tableName: "Legacy")
                .foregroundColor(Color("Brand"))
            Toggle("Large", isOn: $settings.isLarge)
        }
        .tint(Color.brand)
        .padding()
    }
}

#Preview {
    ContentView().environmentObject(Library())
}
