/// A built-in style, as the controls below its modifier find it: one of the host's looks.
final class StyleLook {
    let look: ControlLook

    init(_ look: ControlLook) { self.look = look }
}
