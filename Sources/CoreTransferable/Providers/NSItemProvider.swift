import Foundation
import Synchronization

/// Who may take what an item provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program, programs of the same team, of the same group, or the program itself.
    case all, team, group, ownProcess
}

/// What is done with the file of an item provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file itself is meant, rather than a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// One thing that is dragged, dropped, copied or pasted, and the forms that it can be had in.
///
///     .onDrag { NSItemProvider(object: NSString(string: song.title)) }
///     .onDrop(of: [.plainText], isTargeted: nil) { providers in
///         _ = providers.first?.loadObject(ofClass: String.self) { title, _ in … }
///         return true
///     }
///
/// What is loaded is handed on by any thread, as on Apple's systems.
// @unchecked Sendable: the lock guards what it has; subclasses have nothing of their own to guard.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Called with what was loaded, or with why it could not be. It is bytes, which Foundation on Linux does not count
    /// among what can be coded securely.
    public typealias CompletionHandler = @Sendable ((any Sendable)?, (any Error)?) -> Void

    private struct State: Sendable {
        var item = TransferItem()
    }

    private let state = Mutex(State())

    /// A provider of nothing, to which forms can be added.
    public override init() { super.init() }

    package init(_ item: TransferItem) {
        super.init()
        state.withLock { $0.item = item }
    }

    /// A provider of an object, in all forms that its class has.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of a file: its address, and what is in it. Nil where there is no such file.
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

    /// A provider of an object of one kind: a string, an address, bytes.
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

    /// What a file is to be called that it becomes.
    open var suggestedName: String? {
        get { state.withLock { $0.item.suggestedName } }
        set { state.withLock { $0.item.suggestedName = newValue } }
    }

    // MARK: - What there is

    /// The identifiers of the kinds of things that it can be had as, the best first.
    open var registeredTypeIdentifiers: [String] { item.contentTypes.map(\.identifier) }

    /// The kinds of things that it can be had as, the best first.
    public var registeredContentTypes: [UTType] { item.contentTypes }

    /// The kinds of things that it can be had as, of one general kind.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        item.contentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether it can be had as a kind of thing.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        item.form(conformingTo: UTType(importedAs: typeIdentifier)) != nil
    }

    /// Whether an object of a class can be made of it.
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

    /// Adds bytes of a kind, which are made when they are asked for.
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

    /// Adds bytes of a kind, which are made when they are asked for.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a file of a kind, which is made when it is asked for.
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

    /// Adds a file of a kind, which is made when it is asked for.
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

    /// Adds an object, in all forms that its class has.
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

    /// Adds a value, in all forms that it goes as.
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
