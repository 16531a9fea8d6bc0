import UniformTypeIdentifiers

/// What can be chosen, by the types of the files.
///
///     PhotosPicker("Choose a picture", selection: $item, matching: .any(of: [.images, .not(.livePhotos)]))
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    let types: [UTType]

    /// All that there is to choose from.
    private static let everything: [UTType] = [.image, .movie]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])
    /// Films.
    public static let videos = PHPickerFilter(types: [.movie])
    /// Pictures of what is on the screen. Files do not tell, so that these are PNG images.
    public static let screenshots = PHPickerFilter(types: [.png])
    /// Pictures that move: bundles that Apple's devices write. A folder of files has hardly any.
    public static let livePhotos = PHPickerFilter(types: [.livePhoto])

    /// What one of several filters lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }

    /// What all of several filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            types: subfilters.reduce(everything) { types, filter in
                types.flatMap { type in
                    if filter.types.contains(where: type.conforms) { return [type] }
                    return filter.types.filter { $0.conforms(to: type) }
                }
            })
    }

    /// What a filter does not let through: the whole kinds, films or pictures, of which it does not let through all.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(types: everything.filter { !filter.types.contains(where: $0.conforms) })
    }
}
