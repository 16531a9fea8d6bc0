/// The rules for assistants: those of the server, and a page for a project.
enum AssistantRules {
    static let summary = """
        This package is SwiftUI code that runs on Linux by Martlet. Build it with 'build', look at views with 'list_previews' \
        and 'preview_picture', and run tests with 'test'. Operate the app with 'start_app', 'tap', 'type_text' and 'app_picture'; it \
        shows each saved change of the code. After a change of a view, look at its picture in light and dark, and \
        with large text (text=accessibility3).
        """

    static let page = """
        # SwiftUI on Linux, by Martlet

        This package is SwiftUI code. On Linux, `import SwiftUI` is Martlet; on a Mac it is Apple's. Write code for both:

        - Use SwiftUI's own API, and no conditional compilation unless the code is for one system only. What Martlet does not have \
        does not compile there, and mostly the compiler says what to do instead.
        - Build with `swift build`. A first build takes some minutes, later ones seconds.
        - Look at each view that you change: `swift run martlet preview --png previews --filter NAME` draws its previews, or the \
        tool `preview_picture`. Compare light and dark, and large text: `--variants light dark text=accessibility3`.
        - Give each new view a `#Preview`, with what it needs in the environment. A missing environment object ends the process.
        - Test behaviour with `MartletTesting`: `TestHost { MyView() }`, `try host.find(.button, "Add").tap()`, \
        `#expect(host.texts.contains("1"))`. Time is virtual: `host.advance(by: .seconds(1))`, never sleep.
        - If a view updates too often: `swift run martlet why APP`, or the tool `why_updated`.
        """
}
