import Foundation

/// A property that is loaded, of a type that may not be known.
// @unchecked Sendable: it has no state.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property that is loaded.
// @unchecked Sendable: its closure is Sendable, and never changes.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let load: @Sendable (Root) async throws -> Value

    init(_ load: @escaping @Sendable (Root) async throws -> Value) { self.load = load }
}

/// A type whose properties are loaded when they are asked for.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading where Self: Sendable {
    /// Loads a property.
    ///
    /// Throws if the media can't be read, and where no media is played.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try await property.load(self) }

    /// Loads two properties.
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) {
        (try await propertyA.load(self), try await propertyB.load(self))
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The length of the media; indefinite for a stream without an end.
    public static var duration: AVAsyncProperty<Root, CMTime> {
        AVAsyncProperty { asset in
            try await Playback.facts(of: asset.address).duration.map(CMTime.init(media:)) ?? .indefinite
        }
    }

    /// Whether the media can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty { asset in
            do {
                _ = try await Playback.facts(of: asset.address)
                return true
            } catch let error as MediaError where !error.isOfPlayer {
                return false
            }
        }
    }
}
