/// A feature.
struct Feature {}
/// A feature that is known still.
struct Known {}
