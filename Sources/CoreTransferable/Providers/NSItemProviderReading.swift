import Foundation

/// A type that can be created from the data of an item provider.
public protocol NSItemProviderReading: SendableMetatype {
    /// The type identifiers from which a value can be created, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates a value from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The type of the data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values an item provider can offer.
public protocol NSItemProviderWriting {
    /// The type identifiers in which a value is offered, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates the data of a type, and passes it to the handler now or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The forms of the value in an item provider.
    package var itemProviderForms: [TransferItem.Form] {
        if let known = asTransferable { return known.formsOfItem }
        // The data is created on any thread. A class that is not `Sendable` promises by its conformance that this is
        // safe.
        let object = Shared(value: self)
        return Self.writableTypeIdentifiersForItemProvider.map { identifier in
            TransferItem.Form(
                UTType(importedAs: identifier),
                load: .later { _ in
                    try await withCheckedThrowingContinuation { continuation in
                        _ = object.value.loadData(withTypeIdentifier: identifier) { data, problem in
                            continuation.resume(
                                with: data.map { .success(.data($0)) }
                                    ?? .failure(problem ?? CocoaError(.fileReadUnknown)))
                        }
                    }
                })
        }
    }

    /// The values that can be passed inside the process, without conversion to data.
    package var itemProviderValues: [any Sendable] { asTransferable?.valuesOfItem ?? [] }

    /// The transferable value, or the Swift value of a Foundation string or URL.
    private var asTransferable: (any Transferable)? {
        let object: Any = self
        return object as? any Transferable ?? object as? String ?? object as? URL
    }
}

extension Transferable {
    fileprivate var formsOfItem: [TransferItem.Form] { TransferItem(self).forms }

    fileprivate var valuesOfItem: [any Sendable] { TransferItem(self).values }
}

// @unchecked Sendable: types that conform to NSItemProviderWriting support calls on any thread.
private struct Shared<Value>: @unchecked Sendable {
    let value: Value
}

extension String: NSItemProviderReading, NSItemProviderWriting {
    /// The identifiers of text types.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
    }

    /// The identifier of UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Decodes UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        String(decoding: data, as: UTF8.self)
    }

    /// Encodes as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
    /// The identifiers of URL types, including file URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL, .url].map(\.identifier)
    }

    /// The identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Decodes the first URL of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = try Transfer.forms(of: URL.self).firstURL(in: data) else { throw CocoaError(.formatting) }
        return url
    }

    /// Encodes as a list with one URL.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension [_TransferForm<URL>] {
    fileprivate func firstURL(in data: Data) throws -> URL? {
        for form in self { if case .now(let read)? = form.importing { return try read(.data(data)) } }
        return nil
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The identifiers of text types.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        String.readableTypeIdentifiersForItemProvider
    }

    /// The identifier of UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        String.writableTypeIdentifiersForItemProvider
    }

    /// Decodes UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(NSString(string: String(decoding: data, as: UTF8.self)))
    }

    /// Encodes as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The identifiers of URL types, including file URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

    /// The identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

    /// Decodes the first URL of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        guard let made = NSURL(string: url.absoluteString) else { throw CocoaError(.formatting) }
        return try self.made(made)
    }

    /// Encodes as a list with the URL.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString).utf8), nil)
        return nil
    }
}

extension NSObject {
    /// Returns an object as an instance of the requested class; throws for subclasses of strings and URLs.
    fileprivate static func made<Made: NSObject>(_ object: NSObject, as: Made.Type = Made.self) throws -> Made {
        guard let made = object as? Made else { throw CocoaError(.formatting) }
        return made
    }
}
