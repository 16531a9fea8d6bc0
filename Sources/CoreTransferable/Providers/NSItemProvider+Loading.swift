import Foundation

extension NSItemProvider {
    /// Loads the data of a representation.
    ///
    /// - Returns: The progress of loading.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier, { try $0.data() }, completionHandler)
    }

    /// Loads the data of a representation.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of a representation. The file is removed when the handler returns, unless the handler copies it.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = UTType(importedAs: typeIdentifier)
        let name = suggestedName
        return load(typeIdentifier, { try $0.file(type, name: name).url }, completionHandler)
    }

    /// Loads a file of a representation, and passes to the handler whether the file is the original.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(contentType.identifier, { try $0.file(contentType, name: name) }) { file, problem in
            completionHandler(file?.url, file?.isOriginal ?? false, problem)
        }
    }

    /// Loads a representation as an object with its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        load(typeIdentifier, { try $0.data() }) { data, problem in
            completionHandler?(data, problem)
        }
    }

    /// Loads a representation as an object with its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any Sendable {
        guard let form = item.form(conformingTo: UTType(importedAs: typeIdentifier)) else {
            throw CocoaError(.fileReadUnknown)
        }
        return try await form.load(()).data()
    }

    /// Loads an object of a class, such as `NSString`.
    ///
    /// The object is created for the handler, which may pass it to another thread. It is therefore passed as
    /// `Sendable`, whatever its class declares.
    @_disfavoredOverload
    @discardableResult
    public func loadObject(
        ofClass type: any (NSItemProviderReading & AnyObject).Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading & Sendable)?, (any Error)?) -> Void
    ) -> Progress {
        func loading<T: NSItemProviderReading & SendableMetatype>(_ type: T.Type) -> Progress {
            loadReading(type) { object, problem in
                // Sendability has no representation at run time, so the cast is safe.
                let made = object.map {
                    unsafeBitCast($0 as any NSItemProviderReading, to: (any NSItemProviderReading & Sendable).self)
                }
                completionHandler(made, problem)
            }
        }
        return loading(type)
    }

    /// Loads a value of a type, such as `String` or `URL`.
    @discardableResult
    public func loadObject<T: NSItemProviderReading & Sendable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadReading(type) { completionHandler($0, $1) }
    }

    /// Loads a value of a transferable type.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        switch Transfer.load(T.self, from: item) {
        case nil: completionHandler(.failure(CocoaError(.fileReadUnknown)))
        case .now(let value)?: completionHandler(.success(value))
        case .failed(let problem)?: completionHandler(.failure(problem))
        case .later(let load)?:
            Task {
                do { completionHandler(.success(try await load())) } catch { completionHandler(.failure(error)) }
                progress.completedUnitCount = 1
            }
            return progress
        }
        progress.completedUnitCount = 1
        return progress
    }

    private func loadReading<T: NSItemProviderReading & SendableMetatype>(
        _ type: T.Type, _ done: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let own = T.readableTypeIdentifiersForItemProvider
        let identifier = own.first { hasItemConformingToTypeIdentifier($0) } ?? own.first ?? ""
        return load(identifier, { try $0.data() }) { data, problem in
            guard let data else { return done(nil, problem) }
            do {
                done(try T.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                done(nil, error)
            }
        }
    }

    /// Loads the first form of a type.
    @discardableResult
    private func load<Value: Sendable>(
        _ identifier: String, _ read: @escaping @Sendable (TransferContent) throws -> Value,
        _ done: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let form = item.form(conformingTo: UTType(importedAs: identifier)) else {
            done(nil, CocoaError(.fileReadUnknown))
            progress.completedUnitCount = 1
            return progress
        }
        if case .now(let load) = form.load {
            do { done(try read(load(())), nil) } catch { done(nil, error) }
            progress.completedUnitCount = 1
            return progress
        }
        Task {
            do { done(try read(await form.load(())), nil) } catch { done(nil, error) }
            progress.completedUnitCount = 1
        }
        return progress
    }
}
