import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published private(set) var status = ""

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UITableView.appearance().separatorStyle = .none
        status = "Launched"
        return true
    }
}

@main
struct GalleryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            ContentView().environmentObject(library)
        }
    }
}
