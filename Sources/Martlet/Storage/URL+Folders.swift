import Foundation

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The user's documents folder.
    @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The user's caches folder, for data that can be recreated.
    @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's folder for application data.
    @_disfavoredOverload public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's downloads folder.
    @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's desktop folder.
    @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The user's pictures folder.
    @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The user's music folder.
    @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The user's videos folder.
    @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory) }
}
