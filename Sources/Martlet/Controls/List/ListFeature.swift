import Foundation

/// The list feature, which sets the edit mode and the minimum row height in the environment of scenes.
enum ListFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.editMode, scene.makeEditMode())
        if !isPresented { scene.setEnvironment(\.defaultMinListRowHeight, scene.profile.list.minimumRowHeight) }
    }
}
