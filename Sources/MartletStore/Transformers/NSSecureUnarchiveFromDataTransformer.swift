import Foundation

/// Converts archived data to values: the default transformer of a transformable attribute.
///
/// It supports property lists, and objects of the classes that a subclass allows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of the values that may come out of an archive.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    /// Returns the class of the data that values become.
    open override class func transformedValueClass() -> AnyClass { NSObject.self }
    /// There is a way back.
    open override class func allowsReverseTransformation() -> Bool { true }

    /// Returns the value that some data is an archive of.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: data)
    }

    /// Returns the archive of a value; nil if it can't be archived securely.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value, let object = Self.object(value) else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    /// Returns a value in a form that an archive supports.
    package static func object(_ value: Any) -> Any? {
        switch value {
        case let values as [Any]: NSArray(array: values.compactMap(object))
        case let values as [AnyHashable: Any]:
            NSDictionary(dictionary: values.reduce(into: [AnyHashable: Any]()) { $0[$1.key] = object($1.value) })
        case let values as Set<AnyHashable>: NSSet(array: values.compactMap { object($0.base) })
        default: value
        }
    }
}
