import CoreData
import Foundation

// Written by hand, as Xcode makes them for "Manual/None": the plugin makes what @NSManaged leaves to others.

public class Menu: NSManagedObject {
    @NSManaged public var day: Date?
    @NSManaged public var dayName: String
}

extension Menu {
    @NSManaged var guests: Int64
    @NSManaged public var courses: NSSet?
    @NSManaged public func addToCourses(_ value: Course)
    @NSManaged public func removeFromCourses(_ values: NSSet)
}

public class Course: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var menu: Menu?
}
