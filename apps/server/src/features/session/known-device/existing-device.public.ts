export { forgetPushTokens } from './existing-device.repository.ts';
