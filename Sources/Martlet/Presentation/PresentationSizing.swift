import Foundation

/// What decides the size of a sheet.
enum SizingKind: Equatable {
    case automatic, fitted, form, page

    /// The size of content that takes any.
    func standard(in limit: CGSize, common: CGSize) -> CGSize {
        switch self {
        case .automatic, .fitted: common
        case .form: CGSize(width: min(540, limit.width), height: min(620, limit.height))
        case .page: limit
        }
    }
}
