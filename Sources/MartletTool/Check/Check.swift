import ArgumentParser
import Foundation
import MartletCheck

/// `martlet check`: lists the APIs that a project uses and that do not exist on Linux.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the imports and names of a project that are not there on Linux, and what to do.",
        discussion: """
            Reads a package by its Package.swift, or the folder of an Xcode project, and builds nothing. Code in branches \
            of #if that Linux does not compile is left out. The exit status is 1 if code will not compile.
            """
    )

    @Flag(help: "Print a JSON object.")
    var json = false

    @Flag(help: "Print all modules of Apple's systems as a page in Markdown, and read no project.")
    var modules = false

    @Argument(help: "The folder of the project.")
    var path = "."

    func run() throws {
        if modules {
            print(ModulesPage(.current).markdown, terminator: "")
            return
        }
        let result: ProjectCheck.Result
        do {
            result = try ProjectCheck().check(Project(path: path))
        } catch let failure as Project.Failure {
            throw ValidationError(failure.description)
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(result), as: UTF8.self))
        } else {
            for finding in result.findings { print(finding.description) }
            let errors = result.findings.count { $0.severity == .error }
            print("\(result.files) files, \(errors) errors, \(result.findings.count - errors) notes")
            for (target, products) in result.products.sorted(by: { $0.key < $1.key }) {
                print("\(target) needs the products \(products.joined(separator: ", "))")
            }
        }
        if result.findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }
}
