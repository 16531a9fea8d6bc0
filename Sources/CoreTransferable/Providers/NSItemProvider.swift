import Foundation
import Synchronization

/// The processes that may access a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes, processes of the same team, processes of the same group, or only this process.
    case all, team, group, ownProcess
}

/// Options for the file of an item provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file itself is provided, instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An item that is dragged, dropped, copied or pasted, with its available representations.
///
///     .onDrag { NSItemProvider(object: NSString(string: song.title)) }
///     .onDrop(of: [.plainText], isTargeted: nil) { providers in
///         _ = providers.first?.loadObject(ofClass: String.self) { title, _ in print(title ?? "") }
///         return true
///     }
///
/// Completion handlers are called on any thread, as on Apple's systems.
// @unchecked Sendable: the lock protects the mutable state; subclasses add none.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// A callback with the loaded item, or with the error. The item is data, which on Linux does not conform to
    /// `NSSecureCoding`.
    public typealias CompletionHandler = @Sendable ((any Sendable)?, (any Error)?) -> Void

    private struct State: Sendable {
        var item = TransferItem()
    }

    private let state = Mutex(State())

    /// Creates an empty provider, to which representations can be added.
    public override init() { super.init() }

    package init(_ item: TransferItem) {
        super.init()
        state.withLock { $0.item = item }
    }

    /// Creates a provider of an object, with all representations of its class.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file, with its URL and its contents; `nil` if the file does not exist.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(for: type, openInPlace: true) { done in
            done(fileURL, true, nil)
            return nil
        }
        registerObject(fileURL, visibility: .all)
        suggestedName = fileURL.lastPathComponent
    }

    /// Creates a provider of a string, a URL or data with the given type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case let text as NSString: registerObject(text, visibility: .all)
        case let url as NSURL: registerObject(url, visibility: .all)
        case let data as NSData:
            let bytes = Data(referencing: data)
            registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? UTType.data.identifier, visibility: .all) {
                $0(bytes, nil)
                return nil
            }
        default: break
        }
    }

    package var item: TransferItem { state.withLock { $0.item } }

    /// The suggested name of a file with the item.
    open var suggestedName: String? {
        get { state.withLock { $0.item.suggestedName } }
        set { state.withLock { $0.item.suggestedName = newValue } }
    }

    // MARK: - What there is

    /// The type identifiers of the available representations, the best first.
    open var registeredTypeIdentifiers: [String] { item.contentTypes.map(\.identifier) }

    /// The types of the available representations, the best first.
    public var registeredContentTypes: [UTType] { item.contentTypes }

    /// Returns the types of the available representations that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        item.contentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns whether a representation conforms to a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        item.form(conformingTo: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Returns whether an object of a class can be created from a representation.
    public func canLoadObject<T: NSItemProviderReading>(ofClass type: T.Type) -> Bool {
        T.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    // MARK: - Adding forms

    package func add(_ form: TransferItem.Form) { state.withLock { $0.item.forms.append(form) } }

    package func merge(_ other: TransferItem) {
        state.withLock { state in
            state.item.values += other.values
            state.item.forms += other.forms
            if state.item.suggestedName == nil { state.item.suggestedName = other.suggestedName }
        }
    }

    /// Adds a representation as data, which is created on request.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        var form = TransferItem.Form(
            UTType(importedAs: typeIdentifier),
            load: .later { _ in
                try await withCheckedThrowingContinuation { continuation in
                    _ = loadHandler { data, problem in
                        continuation.resume(with: Self.result(data.map { .data($0) }, problem))
                    }
                }
            })
        form.visibility = visibility.asRepresentation
        add(form)
    }

    /// Adds a representation as data, which is created on request.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a representation as a file, which is created on request.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        var form = TransferItem.Form(
            UTType(importedAs: typeIdentifier),
            load: .later { _ in
                try await withCheckedThrowingContinuation { continuation in
                    _ = loadHandler { url, isOriginal, problem in
                        continuation.resume(with: Self.result(url.map { .file($0, isOriginal: isOriginal) }, problem))
                    }
                }
            })
        form.visibility = visibility.asRepresentation
        add(form)
    }

    /// Adds a representation as a file, which is created on request.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds an object, with all representations of its class.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for form in object.itemProviderForms {
            var own = form
            own.visibility = visibility.asRepresentation
            add(own)
        }
        state.withLock { $0.item.values += object.itemProviderValues }
    }

    /// Adds a value, with all its transfer representations.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        merge(TransferItem(transferable()))
    }

    fileprivate static func result(
        _ content: TransferContent?, _ problem: (any Error)?
    ) -> Result<TransferContent, any Error> {
        content.map { .success($0) } ?? .failure(problem ?? CocoaError(.fileReadUnknown))
    }
}

extension NSItemProviderRepresentationVisibility {
    fileprivate var asRepresentation: TransferRepresentationVisibility {
        switch self {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}
