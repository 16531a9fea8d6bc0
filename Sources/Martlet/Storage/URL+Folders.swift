import Foundation

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The person's documents.
    @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// What can be made again.
    @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// What apps keep for themselves.
    @_disfavoredOverload public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// What the person has fetched.
    @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The person's desktop.
    @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The person's pictures.
    @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The person's music.
    @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The person's films.
    @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory) }
}
