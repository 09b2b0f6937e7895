import { installNativeBridge, native } from '../native/bridge.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { appStateRules } from './app-state-rules.ts';

appStateRules(
  (page) =>
    installNativeBridge(page.context(), {
      platform: test.info().project.name === 'ios' ? 'ios' : 'android',
      appVersion: '1.1',
    }),
  // The phone's links and its back button.
  (page) => [
    () => native(page).openUrl(`${appUrl()}/distributor/nav-details`),
    () => native(page).backButton(),
  ],
);
