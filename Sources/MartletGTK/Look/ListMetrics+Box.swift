#if GTK
import Foundation
import Martlet

extension ListMetrics.Box {
    /// The boxed lists of GNOME's apps.
    static let gnome: ListMetrics.Box = {
        var box = ListMetrics.Box(
            rowInsets: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12),
            marginInsets: EdgeInsets(top: 6, leading: 2, bottom: 8, trailing: 2),
            minimumRowHeight: 50, sectionSpacing: 18,
            insets: EdgeInsets(top: 18, leading: 12, bottom: 6, trailing: 12),
            maximumFormWidth: 600)
        box.iconWidth = 20
        box.sidebarInset = 6
        return box
    }()
}
#endif
