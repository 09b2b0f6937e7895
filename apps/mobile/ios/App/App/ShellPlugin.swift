import Capacitor
import LocalAuthentication
import UIKit

/// What no plugin of Capacitor's gives; `native-shell.ts` of the web app names the same methods.
@objc(ShellPlugin)
class ShellPlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "ShellPlugin"
    let jsName = "Shell"
    let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "hasPush", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openStore", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "hasBiometrics", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "createKey", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "sign", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "removeKey", returnType: CAPPluginReturnPromise)
    ]

    /// Apple's pushes need no file in the app; one that may not have them is told when it registers.
    @objc func hasPush(_ call: CAPPluginCall) {
        call.resolve(["value": true])
    }

    /// The system hands a link to the App Store to the App Store.
    @objc func openStore(_ call: CAPPluginCall) {
        guard let url = URL(string: call.getString("url") ?? ""), url.scheme == "https" else {
            call.reject("This is no link to a store")
            return
        }
        DispatchQueue.main.async {
            UIApplication.shared.open(url) { opened in
                if opened { call.resolve() } else { call.reject("Nothing opens this link") }
            }
        }
    }

    @objc func hasBiometrics(_ call: CAPPluginCall) {
        let value = LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
        call.resolve(["value": value])
    }

    @objc func createKey(_ call: CAPPluginCall) {
        do {
            call.resolve(["publicKey": try DeviceKey.create().base64EncodedString()])
        } catch {
            call.reject("The phone made no key", "failed")
        }
    }

    /// Signs the text after the phone has recognised its owner. Other plugins are not kept waiting for that.
    @objc func sign(_ call: CAPPluginCall) {
        let text = call.getString("text") ?? ""
        let reason = call.getString("reason") ?? ""
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                call.resolve(["signature": try DeviceKey.sign(text, reason: reason).base64EncodedString()])
            } catch DeviceKey.Failure.gone {
                call.reject("The key is gone", "gone")
            } catch {
                call.reject("The phone did not recognise its owner", "refused")
            }
        }
    }

    @objc func removeKey(_ call: CAPPluginCall) {
        DeviceKey.remove()
        call.resolve()
    }
}
