import UniformTypeIdentifiers

/// A filter for the items of a photo picker, by the types of their files.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .any(of: [.images, .not(.livePhotos)]))
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    let types: [UTType]

    /// The types of all selectable items.
    private static let everything: [UTType] = [.image, .movie]

    /// Images.
    public static let images = PHPickerFilter(types: [.image])
    /// Videos.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Screenshots. Files do not contain this information, so that the filter matches PNG images.
    public static let screenshots = PHPickerFilter(types: [.png])
    /// Live photos, which are bundles written by Apple's devices. Folders on Linux hardly ever have any.
    public static let livePhotos = PHPickerFilter(types: [.livePhoto])

    /// Returns a filter that matches items of at least one of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }

    /// Returns a filter that matches items of all of several filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            types: subfilters.reduce(everything) { types, filter in
                types.flatMap { type in
                    if filter.types.contains(where: type.conforms) { return [type] }
                    return filter.types.filter { $0.conforms(to: type) }
                }
            })
    }

    /// Returns a filter that matches the types (images or videos) that `filter` does not match completely.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(types: everything.filter { !filter.types.contains(where: $0.conforms) })
    }
}
