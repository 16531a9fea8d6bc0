import Foundation

/// The executable products of a package.
struct ProductNames {
    let package: PackageBuild
    let logs: URL

    /// Returns the name of the product to run.
    /// - Parameter wanted: The product that the user has named.
    /// - Throws: ``CommandError`` if there is no such product, or several and none was named.
    func choose(_ wanted: String?) async throws -> String {
        let names = try await all()
        if let wanted {
            guard names.contains(wanted) else {
                throw CommandError(
                    "There is no executable product \(wanted) in this package. "
                        + (names.isEmpty ? "It has none." : "It has: \(names.joined(separator: ", "))."))
            }
            return wanted
        }
        guard let first = names.first else { throw CommandError("This package has no executable product.") }
        guard names.count == 1 else {
            throw CommandError(
                "This package has several executable products; name one of \(names.joined(separator: ", ")).")
        }
        return first
    }

    private func all() async throws -> [String] {
        struct Description: Decodable {
            struct Product: Decodable {
                struct Kind: Decodable {
                    let isExecutable: Bool

                    private struct Key: CodingKey {
                        var stringValue: String
                        var intValue: Int? { nil }
                        init?(stringValue: String) { self.stringValue = stringValue }
                        init?(intValue: Int) { nil }
                    }

                    init(from decoder: any Decoder) throws {
                        isExecutable = try decoder.container(keyedBy: Key.self).allKeys.contains {
                            $0.stringValue == "executable"
                        }
                    }
                }

                let name: String
                let type: Kind
            }

            let products: [Product]
        }
        let log = logs.appendingPathComponent("describe.log")
        let ending = try await package.start(
            "package", ["describe", "--type", "json"], timeout: .seconds(600), log: log)
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        guard ending == .exited(0), let start = text.range(of: "\n{")?.upperBound ?? text.range(of: "{")?.upperBound,
            let description = try? JSONDecoder().decode(Description.self, from: Data(("{" + text[start...]).utf8))
        else {
            let errors = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
            throw CommandError("The package can't be read:\n\(errors.joined(separator: "\n"))")
        }
        return description.products.filter(\.type.isExecutable).map(\.name).sorted()
    }
}
