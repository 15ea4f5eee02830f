import Capacitor
import Foundation

/// What a tournament platform does: the one class to write.
protocol MatchPlatform: AnyObject {
    /// The game is starting and asks what to play. Answer within 20 seconds, on any thread: with the options of docs/embedding.md,
    /// whose values are texts or numbers, or without any if there is no match; then the app offers practice. It may ask again after
    /// the page was reloaded.
    func matchWillBegin(reply: @escaping (_ options: [String: Any]) -> Void)

    /// The game can be seen.
    func gameDidOpen()

    /// The match begins, or goes on (`isResumed`) after the player had left it.
    func matchDidBegin(match: String, isResumed: Bool)

    /// Somebody scored; `atMillis` is the time on the match clock.
    func scoreDidChange(match: String, atMillis: Int, player: Int, opponent: Int)

    /// The match is over. Call `acknowledge` when your server has the record, and not before. Without it the game sends the record
    /// again: today, and at every later start. The same record may come twice.
    func matchDidFinish(match: String, record: String, acknowledge: @escaping () -> Void)

    /// A sealed match asks whoever deals it. Send the question to your server as it is, and give its answer to `reply`; a question
    /// without an answer is asked again.
    func dealerIsAsked(match: String, question: String, reply: @escaping (_ answer: String) -> Void)

    /// A sealed match is over; your server has its record.
    func matchDidEnd(match: String)

    /// The player has seen the results and wants to go back to the platform.
    func returnToHost(match: String)

    /// The player left before the end; the match can be continued.
    func matchDidAbort(match: String, reason: String)

    /// Something went wrong: docs/embedding.md lists the codes.
    func matchDidFail(code: String, message: String)
}

/// Ready to copy: puts a tournament platform behind the game in the iOS app. Add this file to the target App in Xcode, beside
/// GameViewController.swift, write one class that implements `MatchPlatform` with the platform's own library, and register both in
/// `GameViewController.registerPlatform`, as docs/embedding.md says. Nothing else changes.
@objc(MatchHostPlugin)
final class MatchHostPlugin: CAPInstancePlugin, CAPBridgedPlugin {
    let identifier = "MatchHostPlugin"
    let jsName = "MatchHost"
    let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "matchWillBegin", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "gameDidOpen", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "matchDidBegin", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "scoreDidChange", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "matchDidFinish", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "dealerIsAsked", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "matchDidEnd", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "returnToHost", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "matchDidAbort", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "matchDidFail", returnType: CAPPluginReturnPromise)
    ]

    private let platform: MatchPlatform

    init(platform: MatchPlatform) {
        self.platform = platform
        super.init()
    }

    /// Begins a match while the app is open: the game opens again and asks what to play. `page` is index.html, or classic.html
    /// for All Fives and Muggins, or sealed.html for a sealed match at the Deluxe table.
    func openMatch(page: String) {
        DispatchQueue.main.async { [weak self] in
            guard let bridge = self?.bridge else { return }
            bridge.webView?.load(URLRequest(url: bridge.config.localURL.appendingPathComponent(page)))
        }
    }

    /// Asks the game to save what has been played and to close: it answers with `matchDidAbort`.
    func closeMatch() {
        notifyListeners("matchWillClose", data: [:])
    }

    @objc func matchWillBegin(_ call: CAPPluginCall) {
        platform.matchWillBegin { options in
            call.resolve(["options": options])
        }
    }

    @objc func gameDidOpen(_ call: CAPPluginCall) {
        platform.gameDidOpen()
        call.resolve()
    }

    @objc func matchDidBegin(_ call: CAPPluginCall) {
        platform.matchDidBegin(match: text("match", of: call), isResumed: call.getBool("resumed") ?? false)
        call.resolve()
    }

    @objc func scoreDidChange(_ call: CAPPluginCall) {
        platform.scoreDidChange(
            match: text("match", of: call),
            atMillis: call.getInt("atMillis") ?? 0,
            player: call.getInt("player") ?? 0,
            opponent: call.getInt("opponent") ?? 0
        )
        call.resolve()
    }

    @objc func matchDidFinish(_ call: CAPPluginCall) {
        platform.matchDidFinish(match: text("match", of: call), record: text("record", of: call)) {
            call.resolve()
        }
    }

    @objc func dealerIsAsked(_ call: CAPPluginCall) {
        platform.dealerIsAsked(match: text("match", of: call), question: text("question", of: call)) { answer in
            call.resolve(["answer": answer])
        }
    }

    @objc func matchDidEnd(_ call: CAPPluginCall) {
        platform.matchDidEnd(match: text("match", of: call))
        call.resolve()
    }

    @objc func returnToHost(_ call: CAPPluginCall) {
        platform.returnToHost(match: text("match", of: call))
        call.resolve()
    }

    @objc func matchDidAbort(_ call: CAPPluginCall) {
        platform.matchDidAbort(match: text("match", of: call), reason: text("reason", of: call))
        call.resolve()
    }

    @objc func matchDidFail(_ call: CAPPluginCall) {
        platform.matchDidFail(code: text("code", of: call), message: text("message", of: call))
        call.resolve()
    }

    private func text(_ name: String, of call: CAPPluginCall) -> String {
        return call.getString(name) ?? ""
    }
}
