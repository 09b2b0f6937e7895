export { forgetPushTokens } from './known-device.repository.ts';
