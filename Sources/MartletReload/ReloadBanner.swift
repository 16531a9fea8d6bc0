import Foundation
import Martlet
import MartletReloadMessages
import Observation

/// The notice of the tool that is shown.
@MainActor @Observable
final class ReloadNotices {
    var notice: ReloadNotice?
}

/// Shows the tool's notice over the lower edge of a window.
struct ReloadBanner: ViewModifier {
    let notices: ReloadNotices

    func body(content: Content) -> some View {
        // The notice is as wide as the window, whatever the size of the content.
        let limit: CGFloat? = notices.notice == nil ? nil : .infinity
        content
            .frame(maxWidth: limit, maxHeight: limit)
            .overlay(alignment: .bottom) {
                if let notice = notices.notice { view(of: notice) }
            }
    }

    private func view(of notice: ReloadNotice) -> some View {
        VStack(alignment: .leading) {
            Text(verbatim: notice.title).bold()
            ForEach(notice.lines.indices, id: \.self) { index in
                Text(verbatim: notice.lines[index])
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .foregroundStyle(.white)
        .background(notice.isError ? Color(red: 0.7, green: 0.1, blue: 0.1) : Color(red: 0.2, green: 0.3, blue: 0.5))
        .allowsHitTesting(false)
    }
}
