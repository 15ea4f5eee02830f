import UIKit

/// The app itself has nothing to do: its one scene has the window (SceneDelegate), and Info.plist names that.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
