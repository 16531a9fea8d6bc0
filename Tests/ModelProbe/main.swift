import Foundation
import SwiftData

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// A program that stores models and ends when the tests end it.

@Model final class Account {
    @Attribute(.unique) var name: String
    var amount = 0
    @Relationship(deleteRule: .cascade) var payments: [Payment] = []
    init(name: String) { self.name = name }
}

@Model final class Payment {
    var number: Int
    var account: Account?
    init(number: Int) { self.number = number }
}

func say(_ text: String) {
    var bytes = Array((text + "\n").utf8)
    _ = write(1, &bytes, bytes.count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
say("begin")
if arguments[0].hasPrefix("entries") {
    try runEntries(arguments)
    exit(0)
}
if arguments[0].hasPrefix("random") {
    try runRandom(arguments)
    exit(0)
}
let container = try ModelContainer(
    for: Account.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
let context = ModelContext(container)

switch arguments[0] {
case "pay":
    // Each save pays one from the first account to the second, and notes it at both; then it says the number.
    var accounts = try context.fetch(FetchDescriptor<Account>(sortBy: [SortDescriptor(\.name)]))
    if accounts.isEmpty {
        accounts = [Account(name: "a"), Account(name: "b")]
        accounts.forEach { context.insert($0) }
        try context.save()
    }
    while true {
        let number = accounts[1].amount + 1
        accounts[0].amount -= 1
        accounts[1].amount += 1
        for account in accounts { account.payments.append(Payment(number: number)) }
        try context.save()
        say("\(number)")
    }
case "check":
    // Prints the paid amount, if all records agree.
    let accounts = try context.fetch(FetchDescriptor<Account>(sortBy: [SortDescriptor(\.name)]))
    guard accounts.count == 2 else {
        say(accounts.isEmpty ? "0" : "\(accounts.count) accounts")
        break
    }
    let amount = accounts[1].amount
    let whole = accounts.allSatisfy { Set($0.payments.map(\.number)) == Set(1..<(amount + 1)) }
    say(whole && accounts[0].amount == -amount ? "\(amount)" : "torn at \(amount)")
case "add":
    // add FILE PREFIX COUNT: beside others that do so, with the prefix as author.
    context.author = arguments[2]
    for index in 0..<(Int(arguments[3]) ?? 0) {
        context.insert(Account(name: "\(arguments[2])\(index)"))
        try context.save()
    }
case "count":
    say("\(try context.fetchCount(FetchDescriptor<Account>()))")
case "history":
    // history FILE: the authors, numbers, and inserted accounts of all transactions.
    let names = Dictionary(
        try context.fetch(FetchDescriptor<Account>()).map { ($0.persistentModelID, $0.name) }
    ) { first, _ in first }
    for transaction in try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()) {
        let inserted = transaction.changes.map { change in
            guard case .insert(let insert as DefaultHistoryInsert<Account>) = change else { return "?" }
            return names[insert.changedPersistentIdentifier] ?? "?"
        }
        say("\(transaction.transactionIdentifier) \(transaction.author ?? "-") \(inserted.joined(separator: " "))")
    }
default: say("unknown")
}
exit(0)
