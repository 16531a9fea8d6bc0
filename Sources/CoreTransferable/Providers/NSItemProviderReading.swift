import Foundation

/// What an item provider can make of the bytes that it has.
public protocol NSItemProviderReading: SendableMetatype {
    /// The identifiers of the kinds of things that it is made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes one of bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - typeIdentifier: What kind of thing they are.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What an item provider can hand to others.
public protocol NSItemProviderWriting {
    /// The identifiers of the kinds of things that it goes as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the bytes of a kind of thing, and hands them on now or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The forms that an item provider has of it.
    package var itemProviderForms: [TransferItem.Form] {
        if let known = asTransferable { return known.formsOfItem }
        // Made on whatever thread asks: a class that is not Sendable says by conforming that it can be used so.
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

    /// What it is without a detour through bytes.
    package var itemProviderValues: [any Sendable] { asTransferable?.valuesOfItem ?? [] }

    /// The value that goes from one place to another; of strings and addresses of Foundation's, what they stand for.
    private var asTransferable: (any Transferable)? {
        let object: Any = self
        return object as? any Transferable ?? object as? String ?? object as? URL
    }
}

extension Transferable {
    fileprivate var formsOfItem: [TransferItem.Form] { TransferItem(self).forms }

    fileprivate var valuesOfItem: [any Sendable] { TransferItem(self).values }
}

// @unchecked Sendable: what conforms to NSItemProviderWriting is asked for its bytes by any thread.
private struct Shared<Value>: @unchecked Sendable {
    let value: Value
}

extension String: NSItemProviderReading, NSItemProviderWriting {
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
    }

    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        String(decoding: data, as: UTF8.self)
    }

    /// Hands on UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses, those of files among them.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL, .url].map(\.identifier)
    }

    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Reads the first address of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        guard let url = try Transfer.forms(of: URL.self).firstURL(in: data) else { throw CocoaError(.formatting) }
        return url
    }

    /// Hands on a list with the address.
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
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        String.readableTypeIdentifiersForItemProvider
    }

    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        String.writableTypeIdentifiersForItemProvider
    }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(NSString(string: String(decoding: data, as: UTF8.self)))
    }

    /// Hands on UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses, those of files among them.
    public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }

    /// Reads the first address of a list.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        guard let made = NSURL(string: url.absoluteString) else { throw CocoaError(.formatting) }
        return try self.made(made)
    }

    /// Hands on the address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString).utf8), nil)
        return nil
    }
}

extension NSObject {
    /// An object as one of the class that was asked for, which subclasses of strings and addresses are not.
    fileprivate static func made<Made: NSObject>(_ object: NSObject, as: Made.Type = Made.self) throws -> Made {
        guard let made = object as? Made else { throw CocoaError(.formatting) }
        return made
    }
}
