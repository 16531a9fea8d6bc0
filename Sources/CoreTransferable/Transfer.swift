import Foundation

/// An item in transfer: its value, if it comes from this process, and its available forms.
package struct TransferItem: Sendable {
    /// A form of the item.
    package struct Form: Sendable {
        package let contentType: UTType
        package let load: TransferStep<Void, TransferContent>
        package var visibility = TransferRepresentationVisibility.all

        package init(_ contentType: UTType, load: TransferStep<Void, TransferContent>) {
            self.contentType = contentType
            self.load = load
        }
    }

    /// The value and its proxies.
    package var values: [any Sendable] = []
    package var forms: [Form] = []
    package var suggestedName: String?

    package init(values: [any Sendable] = [], forms: [Form] = [], suggestedName: String? = nil) {
        self.values = values
        self.forms = forms
        self.suggestedName = suggestedName
    }

    /// Creates an item with a value of this process.
    package init<T: Transferable>(_ value: T) {
        values = Transfer.values(of: value)
        for form in Transfer.forms(of: T.self) {
            guard let exporting = form.exporting, form.isOffered.map({ $0(value) }) ?? true else { continue }
            let start: TransferStep<Void, T> = .now { value }
            var own = Form(form.contentType, load: start.then(exporting))
            own.visibility = form.visibility
            forms.append(own)
            if suggestedName == nil { suggestedName = form.suggestedName?(value) }
        }
    }

    /// The types of the available forms.
    package var contentTypes: [UTType] { forms.map(\.contentType) }

    /// Returns the first form that conforms to a type.
    package func form(conformingTo type: UTType) -> Form? { forms.first { $0.contentType.conforms(to: type) } }

    /// The text of the item; `nil` if it has none, or if it is only available asynchronously.
    package var text: String? {
        if let text = values.lazy.compactMap({ $0 as? String }).first { return text }
        guard let form = form(conformingTo: .plainText), case .now(let load) = form.load else { return nil }
        return (try? load(()).data()).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Conversions between values and transferred items.
package enum Transfer {
    /// The result of loading: available or failed immediately, or available asynchronously.
    package enum Loading<T: Sendable>: Sendable {
        case now(T)
        case failed(any Error)
        case later(@Sendable () async throws -> T)
    }

    /// Returns the forms of values of a type.
    package static func forms<T: Transferable>(of type: T.Type) -> [_TransferForm<T>] {
        T.transferRepresentation._forms as? [_TransferForm<T>] ?? []
    }

    /// Returns a value and its proxies, the best first.
    package static func values<T: Transferable>(of value: T) -> [any Sendable] {
        func own<R: TransferRepresentation>(_ representation: R) -> [any Sendable] {
            (value as? R.Item).map { representation._values(of: $0) } ?? []
        }
        return [value] + own(T.transferRepresentation)
    }

    /// Returns a value of a type from values or proxies; `nil` if there is none.
    package static func value<T: Transferable>(_ type: T.Type, from values: [any Sendable]) -> T? {
        values.lazy.compactMap { $0 as? T }.first
            ?? values.lazy.compactMap { T.transferRepresentation._item(of: $0) as? T }.first
    }

    /// Returns the types from which values of a type can be imported.
    package static func importedTypes<T: Transferable>(of type: T.Type) -> [UTType] {
        forms(of: type).filter { $0.importing != nil }.map(\.contentType)
    }

    /// Returns whether a value of a type can be loaded from an item.
    package static func accepts<T: Transferable>(_ type: T.Type, _ item: TransferItem) -> Bool {
        value(type, from: item.values) != nil || !ways(type, from: item).isEmpty
    }

    /// Loads a value of a type from an item; `nil` if the item has no suitable form.
    package static func load<T: Transferable>(_ type: T.Type, from item: TransferItem) -> Loading<T>? {
        if let value = value(type, from: item.values) { return .now(value) }
        let ways = ways(type, from: item)
        if ways.isEmpty { return nil }
        var problem: any Error = CocoaError(.fileReadUnknown)
        for (index, way) in ways.enumerated() {
            guard case .now(let load) = way else { return loadLater(ways[index...]) }
            do { return .now(try load(())) } catch { problem = error }
        }
        return .failed(problem)
    }

    private static func loadLater<T: Transferable>(_ ways: ArraySlice<TransferStep<Void, T>>) -> Loading<T> {
        .later {
            var problem: any Error = CocoaError(.fileReadUnknown)
            for way in ways {
                do { return try await way(()) } catch { problem = error }
            }
            throw problem
        }
    }

    /// Returns the conversions from an item to a value of a type, the best first.
    private static func ways<T: Transferable>(_ type: T.Type, from item: TransferItem) -> [TransferStep<Void, T>] {
        forms(of: type).compactMap { form in
            guard let importing = form.importing, let source = item.form(conformingTo: form.contentType) else {
                return nil
            }
            return source.load.then(importing)
        }
    }

    /// Loads values of a type from items. Calls `done` immediately if all of them are available without waiting.
    @MainActor
    package static func load<T: Transferable>(
        _ type: T.Type, from items: [TransferItem], then done: @escaping @MainActor ([T]) -> Void
    ) {
        let loadings = items.compactMap { load(type, from: $0) }
        let ready = loadings.compactMap { loading -> T? in
            if case .now(let value) = loading { return value }
            return nil
        }
        let isWaiting = loadings.contains { if case .later = $0 { true } else { false } }
        guard isWaiting else { return done(ready) }
        Task { @MainActor in
            var values: [T] = []
            for loading in loadings {
                switch loading {
                case .now(let value): values.append(value)
                case .failed: break
                case .later(let load): if let value = try? await load() { values.append(value) }
                }
            }
            done(values)
        }
    }
}

extension Transferable {
    /// Imports a value from data, or from the file at a URL.
    ///
    /// - Parameters:
    ///   - source: The bytes as `Data`, or the location of a file as `URL`.
    ///   - contentType: The type of the source. The default is the type of the file's extension, or the first type
    ///     that the value imports.
    /// - Throws: The representation's error; `CocoaError` if no representation accepts the source.
    public init<Source: _ImportSource>(importing source: Source, contentType: UTType?) async throws {
        self = try await source._imported(as: contentType)
    }

    /// Exports the value as data.
    ///
    /// - Parameter contentType: The type of the data; `nil` for the first available type.
    /// - Throws: The representation's error; `CocoaError` if no representation exports the type.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        let item = TransferItem(self)
        guard let form = contentType.map({ item.form(conformingTo: $0) }) ?? item.forms.first else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try await form.load(()).data()
    }

    /// Returns the types in which values are exported.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        Transfer.forms(of: Self.self).filter { $0.exporting != nil && $0.visibility == visibility }.map(\.contentType)
    }

    /// Returns the types from which values are imported.
    public static func importedContentTypes() -> [UTType] { Transfer.importedTypes(of: Self.self) }

    static func make(_ content: TransferContent, _ type: UTType) async throws -> Self {
        let form = Transfer.forms(of: Self.self).first { $0.importing != nil && type.conforms(to: $0.contentType) }
        guard let importing = form?.importing else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try await importing(content)
    }
}
