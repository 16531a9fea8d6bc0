@_exported import Foundation
import Martlet

/// The order of multiple selected items.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let number: Int

    /// The default order of the system.
    public static let `default` = PhotosPickerSelectionBehavior(number: 0)
    /// The order of selection. A file dialog returns items in its own order.
    public static let ordered = PhotosPickerSelectionBehavior(number: 1)
}

/// A button that lets the user choose pictures from files.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .images)
///
/// The picker is the desktop's file dialog, filtered for pictures. It opens the user's folder for pictures.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let choice: Choice
    private let label: Label
    @State private var isPresented = false

    init(_ choice: Choice, label: Label) {
        self.choice = choice
        self.label = label
    }

    /// The button.
    @MainActor @preconcurrency public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(choice.dialog(isPresented: $isPresented))
    }
}

/// The selectable items, and the binding that receives the selection.
struct Choice {
    let several: Bool
    let limit: Int?
    let filter: PHPickerFilter?
    let choose: ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        several = false
        limit = 1
        self.filter = filter
        choose = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
        several = limit != 1
        self.limit = limit
        self.filter = filter
        choose = { selection.wrappedValue = $0 }
    }

    func dialog(isPresented: Binding<Bool>) -> FileDialogModifier {
        FileDialogModifier(
            isPresented: isPresented,
            request: {
                var request = FileRequest(.open(several: several), types: filter?.types ?? [.image, .movie])
                request.settings.folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
                return request
            },
            finish: { files in
                guard let files else { return }
                choose(files.prefix(max(0, limit ?? files.count)).map { PhotosPickerItem(file: $0) })
            })
    }
}

extension PhotosPicker {
    /// Creates a picker of one item, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: The selected item.
    ///   - filter: The selectable items. The default is images and videos.
    ///   - preferredItemEncoding: The preferred encoding, which is ignored: items are the unchanged files.
    ///   - label: The label of the button.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Choice(selection, filter), label: label())
    }

    /// Creates a picker of several items, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: The selected items.
    ///   - maxSelectionCount: The largest number of items; `nil` for any number.
    ///   - selectionBehavior: The order of the selected items.
    ///   - filter: The selectable items. The default is images and videos.
    ///   - preferredItemEncoding: The preferred encoding, which is ignored: items are the unchanged files.
    ///   - label: The label of the button.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Choice(selection, maxSelectionCount, filter), label: label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker of one item, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, filter), label: Text(titleKey))
    }

    /// Creates a picker of one item, with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, filter), label: Text(title))
    }

    /// Creates a picker of several items, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, maxSelectionCount, filter), label: Text(titleKey))
    }

    /// Creates a picker of several items, with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, maxSelectionCount, filter), label: Text(title))
    }
}

extension View {
    /// Presents a picker of one item while a binding is `true`.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(Choice(selection, filter).dialog(isPresented: isPresented))
    }

    /// Presents a picker of several items while a binding is `true`.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(Choice(selection, maxSelectionCount, filter).dialog(isPresented: isPresented))
    }
}
