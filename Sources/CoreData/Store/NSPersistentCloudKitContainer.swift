import Foundation
import Synchronization

/// A container whose stores would be synchronized between all devices of a user.
///
/// There is no CloudKit on Linux: the stores are on this device only, which is reported once for a container.
// @unchecked Sendable: see NSPersistentContainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    private let isReported = Atomic<Bool>(false)

    /// Opens the stores, on this device only, and reports the result.
    open override func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        if !isReported.exchange(true, ordering: .relaxed) {
            CoreDataError.report(
                "CloudKit is not available on Linux: the stores of the container \(name) are on this device alone.")
        }
        super.loadPersistentStores(completionHandler: block)
    }
}

/// The container of CloudKit for a store. It has no effect here.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier.
    public let containerIdentifier: String

    /// The options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
    /// The container of CloudKit for the store. It has no effect here.
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
        get { options["cloudKitContainerOptions"] as? NSPersistentCloudKitContainerOptions }
        set { setOption(newValue, forKey: "cloudKitContainerOptions") }
    }
}
