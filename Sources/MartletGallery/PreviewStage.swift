import MartletPreviewMessages
import SwiftUI

/// The selected preview, or all that the search finds, in the chosen variants.
struct PreviewStage: View {
    let model: GalleryModel

    var body: some View {
        VStack(alignment: .leading, spacing: model.isTerminal ? 0 : 8) {
            VariantBar(model: model)
            if !model.status.isEmpty {
                Text(verbatim: model.status).foregroundStyle(.secondary).lineLimit(1)
            }
            if model.showsAll {
                AllPreviews(model: model)
            } else if let preview = model.selected {
                PreviewHead(model: model, preview: preview)
                ScrollView([.horizontal, .vertical]) { PreviewScreens(model: model, preview: preview) }
                    .defaultScrollAnchor(.topLeading, for: .alignment)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .padding(model.isTerminal ? 0 : 12)
    }
}

/// The choice of variants.
private struct VariantBar: View {
    let model: GalleryModel
    @State private var other = ""

    var body: some View {
        ScrollView(.horizontal) {
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
                TextField("Other variant", text: $other)
                    .onSubmit {
                        model.add(other)
                        other = ""
                    }
                    .frame(width: 128)
            }
        }
    }

    /// The name of a variant, without the word that all of a terminal have.
    private func shortName(of variant: String) -> String {
        variant.hasPrefix("terminal+") ? String(variant.dropFirst("terminal+".count)) : variant
    }
}

/// All previews below each other. Those in sight run.
private struct AllPreviews: View {
    let model: GalleryModel

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: model.isTerminal ? 16 : 20) {
                    ForEach(model.found, id: \.name) { preview in
                        VStack(alignment: .leading, spacing: model.isTerminal ? 0 : 8) {
                            PreviewHead(model: model, preview: preview)
                            ScrollView(.horizontal) { PreviewScreens(model: model, preview: preview) }
                        }
                        // Room for a picture that is not there yet: otherwise all would be in sight at first.
                        .frame(minHeight: model.isTerminal ? 128 : 240, alignment: .topLeading)
                        .onAppear { model.setInSight(preview.name, true) }
                        .onDisappear { model.setInSight(preview.name, false) }
                    }
                }
            }
            .onChange(of: model.selection, initial: true) {
                if let name = model.selection { reader.scrollTo(name, anchor: .top) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
