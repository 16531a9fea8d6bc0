import CMartletPreviews
import Martlet

/// The apps that the program declares.
enum AppTypes {
    /// Returns the app with a name as code writes it.
    static func app(named name: String) -> (any App.Type)? { all.first { "\($0)" == name } }

    // Unsafe pointers: the C function passes the metadata of types, which lives as long as the process.
    private static var all: [any App.Type] {
        final class Found { var types: [any App.Type] = [] }
        let found = Found()
        martlet_find_conforming_types(
            "App",
            { metadata, context in
                guard let metadata, let context else { return }
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                // Unsafe pointers: a metatype is the address of its metadata.
                if let type = unsafeBitCast(metadata, to: Any.Type.self) as? any App.Type { found.types.append(type) }
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
