package hub.shell;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import androidx.activity.result.ActivityResult;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.core.content.ContextCompat;
import androidx.core.content.IntentCompat;
import com.getcapacitor.Bridge;
import com.google.android.gms.auth.api.phone.SmsRetriever;
import java.util.function.Consumer;

/**
 * The SMS with a one-time code, by Google's SMS User Consent: the system asks the user about the one message, so the app needs
 * no permission to read messages, and the message no mark of the app (its text is registered with the operators).
 */
final class CodeMessages extends BroadcastReceiver {

    private final Context context;
    private final ActivityResultLauncher<Intent> consent;
    private boolean isListening = false;

    /** Made while the activity is created: later no result can be asked for. */
    CodeMessages(Bridge bridge, Consumer<String> onMessage) {
        context = bridge.getContext();
        consent = bridge.registerForActivityResult(new ActivityResultContracts.StartActivityForResult(), (result) -> {
            String message = messageOf(result);
            if (message != null) onMessage.accept(message);
        });
    }

    /** For five minutes or one message. Only Play services hold the permission to send it. */
    void listen() {
        if (isListening) return;
        isListening = true;
        ContextCompat.registerReceiver(
            context,
            this,
            new IntentFilter(SmsRetriever.SMS_RETRIEVED_ACTION),
            SmsRetriever.SEND_PERMISSION,
            null,
            ContextCompat.RECEIVER_EXPORTED
        );
    }

    void stop() {
        if (!isListening) return;
        isListening = false;
        context.unregisterReceiver(this);
    }

    /** Without an intent in it the time ran out. */
    @Override
    public void onReceive(Context from, Intent told) {
        stop();
        Intent ask = IntentCompat.getParcelableExtra(told, SmsRetriever.EXTRA_CONSENT_INTENT, Intent.class);
        if (ask == null) return;
        try {
            consent.launch(ask);
        } catch (ActivityNotFoundException | SecurityException unable) {
            // The code is typed then.
        }
    }

    private static String messageOf(ActivityResult result) {
        Intent data = result.getData();
        if (result.getResultCode() != Activity.RESULT_OK || data == null) return null;
        return data.getStringExtra(SmsRetriever.EXTRA_SMS_MESSAGE);
    }
}
