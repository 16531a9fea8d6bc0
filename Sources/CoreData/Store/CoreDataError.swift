import Foundation
import MartletRuntime

/// The errors of reading and saving objects, as `NSError`.
enum CoreDataError {
    /// The numbers that code looks for.
    enum Code: Int {
        case missingValue = 1570
        case tooFew = 1580
        case tooMany = 1590
        case deniedDelete = 1600
        case abstractEntity = 134010
        case invalidStore = 134000
        case newerStore = 134020
        case notSaved = 134030
        case cantOpen = 134080
        case mergeConflict = 133020
        case constraint = 133021
        case wrongModel = 134100
        case migration = 134130
        case invalidRequest = 134180
    }

    /// Reports an issue that does not prevent the operation.
    static func report(_ message: String) { Diagnostics.reportDetached(RuntimeIssue(message: message)) }

    static func make(_ code: Code, _ message: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: message])
    }

    static func make(_ code: Code, _ message: String, _ object: NSManagedObject, _ key: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: message, "NSValidationErrorObject": object, "NSValidationErrorKey": key,
            ])
    }
}

/// A value of a property is missing that has to be there.
public let NSValidationMissingMandatoryPropertyError = CoreDataError.Code.missingValue.rawValue
/// A relationship has more objects than it may.
public let NSValidationRelationshipExceedsMaximumCountError = CoreDataError.Code.tooMany.rawValue
/// An object was deleted whose relationship forbids it.
public let NSValidationRelationshipDeniedDeleteError = CoreDataError.Code.deniedDelete.rawValue
/// An object has the same values as another, of which no two objects may.
public let NSManagedObjectConstraintMergeError = CoreDataError.Code.constraint.rawValue
/// An attribute of a validation's error: the object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// An attribute of a validation's error: the name of the property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// Another context has saved the same object in between.
public let NSManagedObjectMergeError = CoreDataError.Code.mergeConflict.rawValue
