/// Lets other work of the main actor run until a condition holds, for a minute at most.
///
/// For what tasks do on other threads before they come back: how long that takes is the machine's.
@MainActor
package func eventually(_ condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(60)
    while !condition(), .now < end { await Task.yield() }
}
