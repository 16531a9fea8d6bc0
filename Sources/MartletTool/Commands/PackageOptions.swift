import ArgumentParser

/// The options of commands that build the package.
struct PackageOptions: ParsableArguments {
    @Option(help: "The package's traits to build with. Without, those of the last build.")
    var traits: String?

    @Option(help: ArgumentHelp("A path in the package.", valueName: "folder"))
    var packagePath: String?

    @Option(help: ArgumentHelp("The folder that SwiftPM builds in.", valueName: "folder"))
    var scratchPath: String?

    /// Finds the package and its build.
    /// - Throws: ``CommandError`` outside of a package.
    func build() throws -> PackageBuild { try PackageBuild(path: packagePath, scratch: scratchPath, traits: traits) }
}
