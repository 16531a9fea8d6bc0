import Martlet
import MartletABI
import Runtime
import Testing
import MartletRuntime

/// Lines of the source are found by the toolchain's symbolizer, and without it by the library for backtraces.
@Suite struct CodePlaceTests {
    /// The address of a call in the function that asks.
    @inline(never)
    private func address() throws -> UInt64 {
        let backtrace = try Backtrace.capture(algorithm: .fast, limit: 4, top: 0, images: .ofProgram)
        let addresses = backtrace.frames.compactMap { UInt64($0.originalProgramCounter) }
        return try #require(addresses.dropFirst().first) - 1
    }

    @Test(.enabled(if: SymbolizerProcess.shared != nil && DebugInformation.isThere))
    func bothReadersSayTheSame() throws {
        let address = try address()
        let line = #line - 1
        let architecture = try Backtrace.capture(limit: 1).architecture
        let quick = try #require(SymbolizerProcess.shared?.places(of: [address])?.first?.last)
        let slow = try #require(RuntimeCodePlaces(architecture: architecture).places(of: [address])?.first?.last)
        #expect(quick.symbol == slow.symbol)
        #expect(WriteSite.functionName(quick.name) == "CodePlaceTests.bothReadersSayTheSame")
        #expect(quick.offset == slow.offset)
        #expect(quick.file == "CodePlaceTests.swift" && quick.line == line, "\(quick)")
        #expect(slow.path == quick.path && slow.line == quick.line, "\(slow)")
    }

    @Test func anAddressThatIsNoCodeHasNoPlace() throws {
        guard let symbolizer = SymbolizerProcess.shared else { return }
        #expect(symbolizer.places(of: [0, .max])?.map(\.count) == [0, 0])
    }

    /// A process that ends at once, one that says something else, and one that is not there: the other reader is asked.
    @Test(arguments: ["/bin/false", "/bin/cat", "/no/such/program"])
    func whatIsNoSymbolizerIsDoneWithout(_ program: String) throws {
        guard let symbolizer = SymbolizerProcess(program: program) else {
            #expect(program == "/no/such/program")
            return
        }
        for _ in 1...2 {
            let places = symbolizer.places(of: [try address()])
            #expect(places == nil || program == "/bin/cat" && places!.allSatisfy(\.isEmpty))
        }
    }

    @Test(arguments: [("$s4Shop4CartV5totalSivg", "Shop.Cart.total.getter : Swift.Int"), ("main", "main"), ("", "")])
    func symbolsAreNamed(_ symbol: String, _ name: String) {
        #expect(ABI.demangled(symbol) == name)
    }
}
