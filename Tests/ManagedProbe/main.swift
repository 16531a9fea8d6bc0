import CoreData
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// A program that stores managed objects and ends when the tests end it.

func say(_ text: String) {
    var bytes = Array((text + "\n").utf8)
    _ = write(1, &bytes, bytes.count)
}

func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
}

func makeModel() -> NSManagedObjectModel {
    let (account, payment) = (NSEntityDescription(), NSEntityDescription())
    account.name = "Account"
    payment.name = "Payment"
    let (payments, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    payments.name = "payments"
    payments.destinationEntity = payment
    payments.isOrdered = true
    payments.deleteRule = .cascadeDeleteRule
    owner.name = "account"
    owner.destinationEntity = account
    owner.maxCount = 1
    payments.inverseRelationship = owner
    owner.inverseRelationship = payments
    account.properties = [
        attribute("name", .stringAttributeType), attribute("amount", .integer64AttributeType), payments,
    ]
    account.uniquenessConstraints = [["name"]]
    payment.properties = [attribute("number", .integer64AttributeType), owner]
    let model = NSManagedObjectModel()
    model.entities = [account, payment]
    return model
}

let arguments = Array(CommandLine.arguments.dropFirst())
say("begin")
if arguments[0].hasPrefix("random") {
    try runRandom(arguments)
    exit(0)
}
let container = NSPersistentContainer(name: "Accounts", managedObjectModel: makeModel())
container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: arguments[1])
container.loadPersistentStores { _, error in
    if let error { say("\(error)") }
}
let context = container.viewContext

func add(_ name: String) {
    let account = NSEntityDescription.insertNewObject(forEntityName: "Account", into: context)
    account.setValue(name, forKey: "name")
    account.setValue(0, forKey: "amount")
}

func accounts() throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Account")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
}

func amount(of account: NSManagedObject) -> Int { account.value(forKey: "amount") as? Int ?? 0 }

switch arguments[0] {
case "pay":
    // Each save pays one from the first account to the second, and notes it at both; then it says the number.
    if try accounts().isEmpty {
        add("a")
        add("b")
        try context.save()
    }
    let both = try accounts()
    while true {
        let number = amount(of: both[1]) + 1
        both[0].setValue(amount(of: both[0]) - 1, forKey: "amount")
        both[1].setValue(number, forKey: "amount")
        for account in both {
            let payment = NSEntityDescription.insertNewObject(forEntityName: "Payment", into: context)
            payment.setValue(number, forKey: "number")
            payment.setValue(account, forKey: "account")
        }
        try context.save()
        say("\(number)")
    }
case "check":
    // Prints the paid amount, if all records agree.
    let both = try accounts()
    guard both.count == 2 else {
        say(both.isEmpty ? "0" : "\(both.count) accounts")
        break
    }
    let paid = amount(of: both[1])
    let whole = both.allSatisfy { account in
        let payments = (account.value(forKey: "payments") as? NSOrderedSet)?.array as? [NSManagedObject]
        return payments?.map { $0.value(forKey: "number") as? Int } == Array(1..<(paid + 1))
    }
    say(whole && amount(of: both[0]) == -paid ? "\(paid)" : "torn at \(paid)")
case "add":
    // add FILE PREFIX COUNT: beside others that do so.
    for index in 0..<(Int(arguments[3]) ?? 0) {
        add("\(arguments[2])\(index)")
        try context.save()
    }
case "count":
    say("\(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Account")))")
default: say("unknown")
}
exit(0)
