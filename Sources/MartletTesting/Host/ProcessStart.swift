import Martlet

/// Gives each test stored values of its own from the start of the process on: the other tests would see what a test stores
/// before there is any host. Called on a thread of its own before the program's main function.
@_cdecl("martlet_testing_start")
package func prepareProcessForTests() {
    DefaultsStores.watchStandard()
    HostValues.install()
}
