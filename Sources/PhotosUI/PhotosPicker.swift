@_exported import Foundation
import Martlet

/// In which way several pictures are chosen.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let `default` = PhotosPickerSelectionBehavior(number: 0)
    /// In the order in which they are chosen. A dialog for files has them in its own order.
    public static let ordered = PhotosPickerSelectionBehavior(number: 1)
}

/// A button that has a person choose pictures, from files.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .images)
///
/// The dialog is the desktop's for files, showing pictures; it begins in the folder for them.
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

/// What can be chosen, and where it goes.
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
    /// A button that has a person choose one picture, with the label of a builder.
    ///
    /// - Parameters:
    ///   - selection: Is what was chosen.
    ///   - filter: What can be chosen; pictures and films where nothing is said.
    ///   - preferredItemEncoding: In which form it is wanted. All are the file as it is, here.
    ///   - label: What the button shows.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Choice(selection, filter), label: label())
    }

    /// A button that has a person choose several pictures, with the label of a builder.
    ///
    /// - Parameters:
    ///   - selection: Is what was chosen.
    ///   - maxSelectionCount: How many can be chosen at most; nil for any number.
    ///   - selectionBehavior: In which way they are chosen.
    ///   - filter: What can be chosen; pictures and films where nothing is said.
    ///   - preferredItemEncoding: In which form they are wanted. All are the files as they are, here.
    ///   - label: What the button shows.
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
    /// A button that has a person choose one picture, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, filter), label: Text(titleKey))
    }

    /// A button that has a person choose one picture, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, filter), label: Text(title))
    }

    /// A button that has a person choose several pictures, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(Choice(selection, maxSelectionCount, filter), label: Text(titleKey))
    }

    /// A button that has a person choose several pictures, with a title that is shown as it is.
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
    /// Has a person choose one picture while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(Choice(selection, filter).dialog(isPresented: isPresented))
    }

    /// Has a person choose several pictures while a binding is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(Choice(selection, maxSelectionCount, filter).dialog(isPresented: isPresented))
    }
}
