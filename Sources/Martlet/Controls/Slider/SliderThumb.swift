private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether sliders have knobs.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the knobs of the sliders in the view. Without one, a slider is moved as with it.
    ///
    ///     Slider(value: $progress).sliderThumbVisibility(.hidden)
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
