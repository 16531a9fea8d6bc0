import Foundation
import MartletPreviewMessages
import SwiftUI

/// The selected preview in its variants, with its problems.
struct PreviewStage: View {
    let model: GalleryModel

    var body: some View {
        VStack(alignment: .leading, spacing: model.isTerminal ? 0 : 8) {
            HStack(spacing: 8) {
                ForEach(model.choices, id: \.self) { variant in
                    Toggle(
                        isOn: Binding {
                            model.variants.contains(variant)
                        } set: { _ in
                            model.toggle(variant)
                        }
                    ) { Text(verbatim: shortName(of: variant)) }
                    .toggleStyle(.button)
                }
            }
            if let preview = model.selected {
                HStack(spacing: 8) {
                    Text(verbatim: preview.title).bold()
                    if let file = preview.file {
                        let name = URL(fileURLWithPath: file).lastPathComponent
                        Text(verbatim: name + (preview.line.map { ":\($0)" } ?? "")).foregroundStyle(.secondary)
                    }
                    Button("Inspect") { model.inspect() }
                    Button("Restart") { model.restart() }
                    Text(verbatim: model.status).foregroundStyle(.secondary).lineLimit(1)
                }
                ForEach(model.problems[preview.name] ?? [], id: \.self) { problem in
                    Text(verbatim: problem).foregroundStyle(.red)
                }
                ScrollView([.horizontal, .vertical]) {
                    HStack(alignment: .top, spacing: 16) {
                        ForEach(model.variants, id: \.self) { variant in
                            if let screen = model.screens[preview.name]?[variant] {
                                ScreenView(model: model, variant: variant, screen: screen)
                                    .opacity(model.running.contains(preview.name) ? 1 : 0.5)
                            }
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .padding(model.isTerminal ? 0 : 12)
    }

    /// The name of a variant, without the word that all of a terminal have.
    private func shortName(of variant: String) -> String {
        variant.hasPrefix("terminal+") ? String(variant.dropFirst("terminal+".count)) : variant
    }
}
