import Foundation

/// What lists do in scenes: their metrics in the environment.
enum ListFeature: SceneFeature {
    static func prepare(_ scene: SceneGraph, isPresented: Bool) {
        scene.setEnvironment(\.editMode, scene.makeEditMode())
        if !isPresented { scene.setEnvironment(\.defaultMinListRowHeight, scene.profile.list.minimumRowHeight) }
    }
}
