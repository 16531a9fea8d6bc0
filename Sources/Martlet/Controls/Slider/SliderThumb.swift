private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The visibility of sliders' thumbs.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the thumbs of the sliders in the view. A slider without a thumb can still be moved.
    ///
    ///     Slider(value: $progress).sliderThumbVisibility(.hidden)
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
