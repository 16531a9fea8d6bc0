import Foundation
import Observation

/// A model that can be stored, so that it is kept when the app starts again.
@Observable
public final class Shelf: Codable {
    public var label = "empty"

    public init() {}

    /// A text whose making is edited.
    public func summary() -> String { "shelf \(label)" }

    public init(from decoder: any Decoder) throws {
        label = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(label)
    }
}
