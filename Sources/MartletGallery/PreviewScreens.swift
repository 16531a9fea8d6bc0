import Foundation
import MartletPreviewMessages
import SwiftUI

/// The title of a preview, with its commands and problems.
struct PreviewHead: View {
    let model: GalleryModel
    let preview: GalleryPreview

    var body: some View {
        HStack(spacing: 8) {
            Text(verbatim: preview.title).bold()
            if let file = preview.file {
                let name = URL(fileURLWithPath: file).lastPathComponent
                Text(verbatim: name + (preview.line.map { ":\($0)" } ?? "")).foregroundStyle(.secondary)
            }
            Button("Inspect") { model.inspect(preview.name) }
            Button("Restart") { model.restart(preview.name) }
        }
        ForEach(model.problems[preview.name] ?? [], id: \.self) { problem in
            Text(verbatim: problem).foregroundStyle(.red)
        }
    }
}

/// A preview in the chosen variants, beside each other.
struct PreviewScreens: View {
    let model: GalleryModel
    let preview: GalleryPreview

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            ForEach(model.variants, id: \.self) { variant in
                if let screen = model.screens[preview.name]?[variant] {
                    ScreenView(model: model, preview: preview.name, variant: variant, screen: screen)
                        .opacity(model.running.contains(preview.name) ? 1 : 0.5)
                }
            }
        }
    }
}
