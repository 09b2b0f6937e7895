import Foundation
import LocalAuthentication
import Security

/// The key of the biometric login. It never leaves the Secure Enclave, which signs with it only after face or finger, and
/// drops it when the faces or fingers that the phone knows change.
enum DeviceKey {
    enum Failure: Error {
        case unable, gone, refused
    }

    private static let tag = Data("hub.login".utf8)
    /// What stands before a point on P-256 in SubjectPublicKeyInfo.
    private static let publicKeyHead = Data([
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01,
        0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00
    ])
    private static let query: [String: Any] = [
        kSecClass as String: kSecClassKey,
        kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrApplicationTag as String: tag
    ]

    /// Takes the place of the key before. Answers the public half as SubjectPublicKeyInfo.
    static func create() throws -> Data {
        remove()
        guard let access = SecAccessControlCreateWithFlags(
            nil,
            kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
            [.privateKeyUsage, .biometryCurrentSet],
            nil
        ) else { throw Failure.unable }
        let wanted: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
            kSecAttrKeySizeInBits as String: 256,
            kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave,
            kSecPrivateKeyAttrs as String: [
                kSecAttrIsPermanent as String: true,
                kSecAttrApplicationTag as String: tag,
                kSecAttrAccessControl as String: access
            ] as [String: Any]
        ]
        guard let key = SecKeyCreateRandomKey(wanted as CFDictionary, nil),
              let publicKey = SecKeyCopyPublicKey(key),
              let point = SecKeyCopyExternalRepresentation(publicKey, nil) as Data?
        else { throw Failure.unable }
        return publicKeyHead + point
    }

    /// Asks the owner and waits for the answer, so never on the main thread.
    static func sign(_ text: String, reason: String) throws -> Data {
        let owner = LAContext()
        owner.localizedReason = reason
        owner.localizedFallbackTitle = ""
        var search = query
        search[kSecReturnRef as String] = true
        search[kSecUseAuthenticationContext as String] = owner
        var found: CFTypeRef?
        guard SecItemCopyMatching(search as CFDictionary, &found) == errSecSuccess, let found else {
            throw Failure.gone
        }
        let key = found as! SecKey
        let signed = SecKeyCreateSignature(
            key,
            .ecdsaSignatureMessageX962SHA256,
            Data(text.utf8) as CFData,
            nil
        )
        guard let signature = signed as Data? else { throw Failure.refused }
        return signature
    }

    static func remove() {
        SecItemDelete(query as CFDictionary)
    }
}
