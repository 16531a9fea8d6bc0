import Foundation

/// One thing on its way from one place to another: the value, where it is one of this program, and what it can be had as.
package struct TransferItem: Sendable {
    /// One form that it can be had in.
    package struct Form: Sendable {
        package let contentType: UTType
        package let load: TransferStep<Void, TransferContent>
        package var visibility = TransferRepresentationVisibility.all

        package init(_ contentType: UTType, load: TransferStep<Void, TransferContent>) {
            self.contentType = contentType
            self.load = load
        }
    }

    /// The value, and those that it stands for.
    package var values: [any Sendable] = []
    package var forms: [Form] = []
    package var suggestedName: String?

    package init(values: [any Sendable] = [], forms: [Form] = [], suggestedName: String? = nil) {
        self.values = values
        self.forms = forms
        self.suggestedName = suggestedName
    }

    /// A value of this program.
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

    /// The kinds of things that it can be had as.
    package var contentTypes: [UTType] { forms.map(\.contentType) }

    /// The first form that is of a kind.
    package func form(conformingTo type: UTType) -> Form? { forms.first { $0.contentType.conforms(to: type) } }

    /// The text that it is; nil where it is none, or has to be waited for.
    package var text: String? {
        if let text = values.lazy.compactMap({ $0 as? String }).first { return text }
        guard let form = form(conformingTo: .plainText), case .now(let load) = form.load else { return nil }
        return (try? load(()).data()).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// How values become what goes from one place to another, and back.
package enum Transfer {
    /// What comes of an item: at once, or by and by.
    package enum Loading<T: Sendable>: Sendable {
        case now(T)
        case later(@Sendable () async throws -> T)
    }

    /// The forms of values of a type.
    package static func forms<T: Transferable>(of type: T.Type) -> [_TransferForm<T>] {
        T.transferRepresentation._forms as? [_TransferForm<T>] ?? []
    }

    /// A value, and those that it stands for, the best first.
    package static func values<T: Transferable>(of value: T) -> [any Sendable] {
        func own<R: TransferRepresentation>(_ representation: R) -> [any Sendable] {
            (value as? R.Item).map { representation._values(of: $0) } ?? []
        }
        return [value] + own(T.transferRepresentation)
    }

    /// The value of a type that others stand for; nil where there is none.
    package static func value<T: Transferable>(_ type: T.Type, from values: [any Sendable]) -> T? {
        values.lazy.compactMap { $0 as? T }.first
            ?? values.lazy.compactMap { T.transferRepresentation._item(of: $0) as? T }.first
    }

    /// The kinds of things that values of a type are made of.
    package static func importedTypes<T: Transferable>(of type: T.Type) -> [UTType] {
        forms(of: type).filter { $0.importing != nil }.map(\.contentType)
    }

    /// Whether a value of a type can be made of an item.
    package static func accepts<T: Transferable>(_ type: T.Type, _ item: TransferItem) -> Bool {
        value(type, from: item.values) != nil || !ways(type, from: item).isEmpty
    }

    /// The value of a type that an item is; nil where it is none.
    package static func load<T: Transferable>(_ type: T.Type, from item: TransferItem) -> Loading<T>? {
        if let value = value(type, from: item.values) { return .now(value) }
        let ways = ways(type, from: item)
        for way in ways {
            guard case .now(let load) = way else { break }
            if let value = try? load(()) { return .now(value) }
        }
        guard !ways.isEmpty else { return nil }
        return .later {
            var problem: any Error = CocoaError(.fileReadUnknown)
            for way in ways {
                do { return try await way(()) } catch { problem = error }
            }
            throw problem
        }
    }

    /// The ways from an item to a value of a type, the best first.
    private static func ways<T: Transferable>(_ type: T.Type, from item: TransferItem) -> [TransferStep<Void, T>] {
        forms(of: type).compactMap { form in
            guard let importing = form.importing, let source = item.form(conformingTo: form.contentType) else {
                return nil
            }
            return source.load.then(importing)
        }
    }

    /// Hands on the values of a type that items are: at once where all can be had at once.
    @MainActor
    package static func load<T: Transferable>(
        _ type: T.Type, from items: [TransferItem], then done: @escaping @MainActor ([T]) -> Void
    ) {
        let loadings = items.compactMap { load(type, from: $0) }
        let ready = loadings.compactMap { loading -> T? in
            if case .now(let value) = loading { return value }
            return nil
        }
        if ready.count == loadings.count { return done(ready) }
        Task { @MainActor in
            var values: [T] = []
            for loading in loadings {
                switch loading {
                case .now(let value): values.append(value)
                case .later(let load): if let value = try? await load() { values.append(value) }
                }
            }
            done(values)
        }
    }
}

extension Transferable {
    /// Makes a value of the bytes of a file or of what was copied, or of the file at a URL.
    ///
    /// - Parameters:
    ///   - source: The bytes, as `Data`, or where the file is, as `URL`.
    ///   - contentType: What kind of thing it is; nil for what a file's extension says, or for what the value's first
    ///     representation takes.
    /// - Throws: What the representation throws; ``CocoaError`` where none takes such bytes or such a file.
    public init<Source: _ImportSource>(importing source: Source, contentType: UTType?) async throws {
        self = try await source._imported(as: contentType)
    }

    /// The bytes that the value goes as.
    ///
    /// - Parameter contentType: What kind of thing they are to be; nil for the first that there is.
    /// - Throws: What the representation throws; ``CocoaError`` where none makes such bytes.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        let item = TransferItem(self)
        guard let form = contentType.map({ item.form(conformingTo: $0) }) ?? item.forms.first else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try await form.load(()).data()
    }

    /// The kinds of things that values go as.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        Transfer.forms(of: Self.self).filter { $0.exporting != nil && $0.visibility == visibility }.map(\.contentType)
    }

    /// The kinds of things that values come as.
    public static func importedContentTypes() -> [UTType] { Transfer.importedTypes(of: Self.self) }

    static func make(_ content: TransferContent, _ type: UTType) async throws -> Self {
        let form = Transfer.forms(of: Self.self).first { $0.importing != nil && type.conforms(to: $0.contentType) }
        guard let importing = form?.importing else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try await importing(content)
    }
}
