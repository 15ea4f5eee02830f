import Capacitor
import UIKit
import WebKit

/// Capacitor's controller, with a place for a tournament platform's plugin, and the launch screen over the page until that is loaded.
class GameViewController: CAPBridgeViewController {
    /// After this long the launch screen goes, whether or not the page has loaded.
    private static let longestCoverSeconds = 4.0
    private static let fadeSeconds = 0.2

    private var cover: UIView?
    private var loading: NSKeyValueObservation?

    override func instanceDescriptor() -> InstanceDescriptor {
        let descriptor = super.instanceDescriptor()
        // The page for web views that are too old is for Android: on iOS it would also appear when a page is left before it has loaded.
        descriptor.errorPath = nil
        return descriptor
    }

    override func capacitorDidLoad() {
        registerPlatform()
    }

    override func viewDidLoad() {
        addCover()
        super.viewDidLoad()
    }

    /// The place for a tournament platform's plugin: docs/embedding.md, "Skill platforms in the apps".
    private func registerPlatform() {
        // bridge?.registerPluginInstance(MatchHostPlugin(platform: YourPlatform()))
    }

    private func addCover() {
        guard let cover = UIStoryboard(name: "LaunchScreen", bundle: nil).instantiateInitialViewController()?.view else { return }
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(cover)
        self.cover = cover
        loading = webView?.observe(\.isLoading, options: [.old, .new]) { [weak self] _, change in
            if change.oldValue == true && change.newValue == false {
                self?.removeCover()
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestCoverSeconds) { [weak self] in
            self?.removeCover()
        }
    }

    private func removeCover() {
        loading = nil
        guard let cover = cover else { return }
        self.cover = nil
        UIView.animate(withDuration: Self.fadeSeconds, animations: { cover.alpha = 0 }, completion: { _ in cover.removeFromSuperview() })
    }
}
