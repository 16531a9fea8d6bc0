import Foundation
import Martlet
import MartletRuntime

/// A picture of a window's content, or of content that is presented above it.
struct PictureAnswer: Encodable {
    /// The media type of the data.
    var type: String
    /// The data in base 64.
    var data: String
    /// The outermost node of the content.
    var node: UInt64
    /// The frame of the picture, in the coordinates of the nodes' frames.
    var frame: [Double]
}

extension Inspector {
    /// Returns a picture of the content that has a node.
    func picture(_ request: Request) throws(Refusal) -> PictureAnswer {
        guard let node = request.node else { throw Refusal("'picture' needs a node") }
        guard let scene = allScenes.first(where: { $0.inspection.has(node: node) }) else {
            throw Refusal("the node \(node) is not shown")
        }
        guard let picture = scene.host.picture(of: scene) else { throw Refusal("the app's host draws no pictures") }
        let frame = scene.root.frameInWindow
        return PictureAnswer(
            type: picture.mediaType, data: picture.data.base64EncodedString(), node: scene.root.id,
            frame: [frame.minX, frame.minY, scene.size.width, scene.size.height].map(Self.finite))
    }
}
