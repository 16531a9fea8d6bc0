import CMartletPreviews
import Martlet

/// A type in the program that declares previews.
enum PreviewType {
    /// A type that `#Preview` generated.
    case macro(any _PreviewDeclaration.Type)
    /// A provider.
    case provider(any PreviewProvider.Type)

    /// All types in the program, in an order that does not change from one process to the next.
    static func all() -> [PreviewType] {
        let macros = types(conformingTo: "_PreviewDeclaration").compactMap { $0 as? any _PreviewDeclaration.Type }
        let providers = types(conformingTo: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
        return macros.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map(PreviewType.macro)
            + providers.map { (reading(of: $0), $0) }.sorted { $0.0 < $1.0 }.map { .provider($0.1) }
    }

    /// The readable name of the type.
    var name: String {
        switch self {
        case .macro(let type): "\(type.fileID):\(type.line)"
        case .provider(let type): Self.reading(of: type)
        }
    }

    /// The name of a type with its module, without the addresses in which contexts without a name differ.
    private static func reading(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
    }

    // Unsafe pointers: the C function passes the metadata of types, which lives as long as the process.
    private static func types(conformingTo name: String) -> [Any.Type] {
        final class Found { var types: [Any.Type] = [] }
        let found = Found()
        martlet_find_conforming_types(
            name,
            { metadata, context in
                guard let metadata, let context else { return }
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                // Unsafe pointers: a metatype is the address of its metadata.
                found.types.append(unsafeBitCast(metadata, to: Any.Type.self))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
