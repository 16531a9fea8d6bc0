import ConformingTypes
import Martlet

/// A type in the program that declares previews.
enum PreviewType {
    /// A type that `#Preview` generated.
    case macro(any _PreviewDeclaration.Type)
    /// A provider.
    case provider(any PreviewProvider.Type)

    /// All types in the program, in an order that does not change from one process to the next.
    static func all() -> [PreviewType] {
        let macros = ConformingTypes.all(of: "_PreviewDeclaration").compactMap { $0 as? any _PreviewDeclaration.Type }
        let providers = ConformingTypes.all(of: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
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
}
