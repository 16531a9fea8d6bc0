/// Knows a feature, by "Feature" or // Feature alone not.
struct Runtime {
    let text = "Feature"
    let feature: Feature  // Feature
    let known: Known
    let nested: Runtime.Feature
}
