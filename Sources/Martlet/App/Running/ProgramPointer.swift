/// The pointer shape that code outside of views sets, such as by `NSCursor`.
@MainActor
package enum ProgramPointer {
    /// Shows a shape in all windows of the app, by its CSS name; `nil` for the shapes of views.
    package static func show(_ shape: String?) {
        for scene in CurrentScene.scenes { scene.service(PointerShapes.self).set(programShape: shape, in: scene) }
    }
}
