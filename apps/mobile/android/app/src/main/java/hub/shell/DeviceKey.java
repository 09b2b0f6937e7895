package hub.shell;

import android.os.Build;
import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;

/**
 * The key of the biometric login. It never leaves the Keystore, which signs with it only after a strong biometric, once for
 * each signature, and drops it when somebody adds a finger or a face to the phone.
 */
final class DeviceKey {

    private static final String STORE = "AndroidKeyStore";
    private static final String NAME = "hub.login";

    private DeviceKey() {}

    /** Takes the place of the key before. Answers the public half as SubjectPublicKeyInfo. */
    static byte[] create() throws GeneralSecurityException {
        KeyGenParameterSpec.Builder spec = new KeyGenParameterSpec.Builder(NAME, KeyProperties.PURPOSE_SIGN)
            .setAlgorithmParameterSpec(new ECGenParameterSpec("secp256r1"))
            .setDigests(KeyProperties.DIGEST_SHA256)
            .setUserAuthenticationRequired(true)
            .setInvalidatedByBiometricEnrollment(true);
        // Before Android 11 a key that needs its user for each signature takes a strong biometric alone.
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            spec.setUserAuthenticationParameters(0, KeyProperties.AUTH_BIOMETRIC_STRONG);
        }
        KeyPairGenerator generator = KeyPairGenerator.getInstance(KeyProperties.KEY_ALGORITHM_EC, STORE);
        generator.initialize(spec.build());
        return generator.generateKeyPair().getPublic().getEncoded();
    }

    /** To be opened by the biometric prompt. InvalidKeyException: there is no key any more. */
    static Signature signature() throws GeneralSecurityException, IOException {
        PrivateKey key = (PrivateKey) open().getKey(NAME, null);
        if (key == null) throw new InvalidKeyException("There is no key");
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(key);
        return signature;
    }

    static void remove() throws GeneralSecurityException, IOException {
        open().deleteEntry(NAME);
    }

    private static KeyStore open() throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance(STORE);
        store.load(null);
        return store;
    }
}
