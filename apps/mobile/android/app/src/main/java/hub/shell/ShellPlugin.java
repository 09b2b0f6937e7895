package hub.shell;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.content.res.Resources;
import android.net.Uri;
import android.util.Base64;
import androidx.annotation.NonNull;
import androidx.biometric.BiometricManager;
import androidx.biometric.BiometricManager.Authenticators;
import androidx.biometric.BiometricPrompt;
import androidx.core.content.ContextCompat;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.google.android.gms.auth.api.phone.SmsRetriever;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.Signature;

/**
 * What no plugin of Capacitor's gives; `native-shell.ts` of the web app names the same methods. An exception that leaves a
 * method ends the app, so each is answered.
 */
@CapacitorPlugin(name = "Shell")
public class ShellPlugin extends Plugin {

    private CodeMessages codeMessages;

    @Override
    public void load() {
        codeMessages = new CodeMessages(bridge, (message) ->
            notifyListeners("codeMessage", new JSObject().put("message", message))
        );
    }

    @Override
    protected void handleOnDestroy() {
        codeMessages.stop();
    }

    /** Firebase reads its settings from resources that are made of google-services.json; without them the push plugin crashes. */
    @PluginMethod
    public void hasPush(PluginCall call) {
        Resources resources = getContext().getResources();
        String owner = resources.getResourcePackageName(R.string.app_name);
        int firebase = resources.getIdentifier("google_app_id", "string", owner);
        call.resolve(new JSObject().put("value", firebase != 0));
    }

    /** In the store's own app; where there is none, by whatever opens such a link. */
    @PluginMethod
    public void openStore(PluginCall call) {
        Uri url = Uri.parse(call.getString("url", ""));
        if (!"https".equals(url.getScheme())) {
            call.reject("This is no link to a store");
            return;
        }
        Intent open = new Intent(Intent.ACTION_VIEW, url);
        try {
            getActivity().startActivity(new Intent(open).setPackage("com.android.vending"));
            call.resolve();
        } catch (ActivityNotFoundException noStore) {
            try {
                getActivity().startActivity(open);
                call.resolve();
            } catch (ActivityNotFoundException nothing) {
                call.reject("Nothing opens this link");
            }
        }
    }

    @PluginMethod
    public void hasBiometrics(PluginCall call) {
        int state = BiometricManager.from(getContext()).canAuthenticate(Authenticators.BIOMETRIC_STRONG);
        call.resolve(new JSObject().put("value", state == BiometricManager.BIOMETRIC_SUCCESS));
    }

    @PluginMethod
    public void createKey(PluginCall call) {
        try {
            call.resolve(new JSObject().put("publicKey", base64(DeviceKey.create())));
        } catch (Exception unable) {
            call.reject("The phone made no key", "failed", unable);
        }
    }

    /** Signs the text after the phone has recognised its owner. */
    @PluginMethod
    public void sign(PluginCall call) {
        try {
            Signature signature = DeviceKey.signature();
            getActivity().runOnUiThread(() -> askOwner(call, signature));
        } catch (InvalidKeyException gone) {
            call.reject("The key is gone", "gone", gone);
        } catch (Exception unable) {
            call.reject("The phone could not sign", "failed", unable);
        }
    }

    private void askOwner(PluginCall call, Signature signature) {
        BiometricPrompt.PromptInfo asked = new BiometricPrompt.PromptInfo.Builder()
            .setTitle(call.getString("reason", ""))
            .setNegativeButtonText("Cancel")
            .setAllowedAuthenticators(Authenticators.BIOMETRIC_STRONG)
            .build();
        BiometricPrompt.AuthenticationCallback answer = new BiometricPrompt.AuthenticationCallback() {
            @Override
            public void onAuthenticationSucceeded(@NonNull BiometricPrompt.AuthenticationResult result) {
                try {
                    Signature opened = result.getCryptoObject().getSignature();
                    opened.update(call.getString("text", "").getBytes(StandardCharsets.UTF_8));
                    call.resolve(new JSObject().put("signature", base64(opened.sign())));
                } catch (Exception unable) {
                    call.reject("The phone could not sign", "failed", unable);
                }
            }

            @Override
            public void onAuthenticationError(int code, @NonNull CharSequence message) {
                call.reject(message.toString(), "refused");
            }
        };
        new BiometricPrompt(getActivity(), ContextCompat.getMainExecutor(getContext()), answer).authenticate(
            asked,
            new BiometricPrompt.CryptoObject(signature)
        );
    }

    @PluginMethod
    public void removeKey(PluginCall call) {
        try {
            DeviceKey.remove();
            call.resolve();
        } catch (Exception unable) {
            call.reject("The key could not be removed", "failed", unable);
        }
    }

    /** The next SMS with a code comes as the event `codeMessage`, if the user agrees. */
    @PluginMethod
    public void awaitCode(PluginCall call) {
        SmsRetriever.getClient(getContext())
            .startSmsUserConsent(null)
            .addOnSuccessListener((nothing) -> {
                codeMessages.listen();
                call.resolve();
            })
            .addOnFailureListener((unable) -> call.reject("Messages cannot be read here", "failed", unable));
    }

    private static String base64(byte[] bytes) {
        return Base64.encodeToString(bytes, Base64.NO_WRAP);
    }
}
