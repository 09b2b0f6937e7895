package hub.shell;

import com.getcapacitor.BridgeActivity;

/** The whole Android side: everything else is the web app and Capacitor's plugins. */
public class MainActivity extends BridgeActivity {}
