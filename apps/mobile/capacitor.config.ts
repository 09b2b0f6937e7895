import type { CapacitorConfig } from '@capacitor/cli';
import { shellBrand } from './brand.ts';

const { brand, appId } = shellBrand();

const config: CapacitorConfig = {
  appId: appId.android,
  appName: brand.productName,
  // The web app's build with the server's configuration beside it; `scripts/pack.ts` puts it together.
  webDir: 'www',
  loggingBehavior: 'debug',
  backgroundColor: brand.colours.primary,
  // The plugins stand in the web app's package, which alone speaks to them.
  includePlugins: [
    '@capacitor/app',
    '@capacitor/browser',
    '@capacitor/camera',
    '@capacitor/device',
    '@capacitor/filesystem',
    '@capacitor/network',
    '@capacitor/preferences',
    '@capacitor/push-notifications',
    '@capacitor/screen-orientation',
    '@capacitor/share',
  ],
  plugins: {
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
};

export default config;
