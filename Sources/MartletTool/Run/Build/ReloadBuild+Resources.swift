import Foundation

extension ReloadBuild {
    /// Brings resources that have changed into the bundles of a program.
    ///
    /// - Parameters:
    ///   - files: Files that have changed, come or gone.
    ///   - areKnown: Whether each of them was there before.
    /// - Returns: False if code was made of the resources as well, so that the program has to be compiled again.
    func updateResources(_ files: [String], areKnown: Bool, of program: ReloadProgram) async throws -> Bool {
        if areKnown, try program.resources.copy(files) { return true }
        try await runSwiftPM(log: logs.appendingPathComponent("build.log"))
        let plan = try BuildDescription(products: package.products)
        return try ownModules(plan).compactMap { module($0, in: plan) } == program.modules
    }

    /// Describes a module of a plan as it is now.
    func module(_ name: String, in plan: BuildDescription) -> ReloadProgram.Module? {
        guard let module = plan.modules[name] else { return nil }
        let sources = plan.sources(of: name)
        let made = sources.filter { $0.hasPrefix(package.scratch.path + "/") }
        return ReloadProgram.Module(
            name: name, sources: sources, arguments: module.otherArguments, importPath: module.importPath,
            generated: made.map { FileManager.default.contents(atPath: $0) })
    }
}
