import { appLinkPatterns } from '@hub/contract';

/** Of a host or a path that stands in a brand's file. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pathOf = (pattern: string): string =>
  pattern.endsWith('*')
    ? `<data android:pathPrefix="${escaped(pattern.slice(0, -1))}" />`
    : `<data android:path="${escaped(pattern)}" />`;

/** Merged into the app's manifest: the same addresses as in the association file that the server gives Apple. */
export function androidLinks(hosts: readonly string[]): string {
  const data = [
    '<data android:scheme="https" />',
    ...hosts.map((host) => `<data android:host="${escaped(host)}" />`),
    ...appLinkPatterns.map(pathOf),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application>
        <activity android:name="hub.shell.MainActivity">
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                ${data.join('\n                ')}
            </intent-filter>
        </activity>
    </application>
</manifest>
`;
}

/** What the iOS app may do beyond its own screen: receive pushes, and open the links of the brand's hosts. */
export function iosEntitlements(hosts: readonly string[]): string {
  const domains = hosts.map((host) => `<string>applinks:${escaped(host)}</string>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>$(HUB_PUSH_ENVIRONMENT)</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
		${domains.join('\n\t\t')}
	</array>
</dict>
</plist>
`;
}
