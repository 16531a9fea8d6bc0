import MartletPreviewMessages
import SwiftUI

/// The list of previews, and the selected one in its variants.
struct GalleryView: View {
    @Bindable var model: GalleryModel
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 0) {
            if let notice = model.notice { NoticeView(notice: notice) }
            HStack(alignment: .top, spacing: 0) {
                PreviewList(model: model)
                    .frame(width: model.isTerminal ? 208 : 250)
                Divider()
                PreviewStage(model: model)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        .onChange(of: model.inspector) { if let address = model.inspector { openURL(address) } }
    }
}

/// A notice about the package, such as an error of the compiler.
private struct NoticeView: View {
    let notice: GalleryNotice

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: notice.title).bold()
            ForEach(notice.lines.indices, id: \.self) { Text(verbatim: notice.lines[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .foregroundStyle(.white)
        .background(notice.isError ? Color(red: 0.7, green: 0.1, blue: 0.1) : Color(red: 0.2, green: 0.3, blue: 0.5))
    }
}

/// The previews by file, with a search.
private struct PreviewList: View {
    @Bindable var model: GalleryModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                TextField("Search", text: $model.search)
                Toggle("All", isOn: $model.showsAll)
                    .toggleStyle(.button)
            }
            .padding(model.isTerminal ? 0 : 8)
            List(selection: $model.selection) {
                ForEach(model.groups, id: \.name) { group in
                    Section(group.name) {
                        ForEach(group.previews, id: \.name) { preview in
                            let isFaulty = model.problems[preview.name]?.isEmpty == false
                            Text(verbatim: (isFaulty ? "✘ " : "") + preview.title)
                                .lineLimit(1)
                                .tag(preview.name)
                        }
                    }
                }
            }
        }
    }
}
