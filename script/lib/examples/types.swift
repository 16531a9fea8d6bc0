// Types of examples in documentation comments, below the names of the modules or declarations whose examples use them.
// MARK: Bindable
@Observable fileprivate final class Book {
    var title = ""
}
// MARK: CoreData
fileprivate final class Book: NSManagedObject, Identifiable {
    @NSManaged var title: String?
    @NSManaged var isRead: Bool
    static func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}
// MARK: Query
@Model fileprivate final class Book {
    var title = ""
    var isRead = false
    init() {}
}
// MARK: Model
@Model fileprivate final class Chapter {
    var book: Book?
    init() {}
}
// MARK: View.buttonStyle
fileprivate struct Faded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
}
// MARK: FocusState, View.defaultFocus
fileprivate enum Field: Hashable { case name, street }
// MARK: View.alert
fileprivate enum SaveError: LocalizedError { case full }
fileprivate func delete(_ file: String) {}
// MARK: Group
fileprivate func load() async -> ImageResource? { nil }
