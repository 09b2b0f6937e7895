import {
  authenticateCrm,
  authenticatePlex,
  getRelationshipManager,
  logout,
  refreshSession,
  saveLoginDetails,
  sendOtp,
  startPreLogin,
  validateBroker,
  validatePreLogin,
  validateSendOtp,
} from '@hub/contract/calls/session';
import {
  biometricToken,
  endSession,
  listSessions,
  removeDeviceKey,
  saveToken,
} from '@hub/contract/calls/session-devices';
import { type CallHandler, handle, handleSignedIn } from '../call-context.ts';
import { logInWithOtp } from './check-otp.service.ts';
import { logInWithDeviceKey } from './device-key-login.service.ts';
import { enrolDeviceKey, takeBackDeviceKey } from './enrol-device-key.service.ts';
import { endOwnSessions, ownSessions } from './own-sessions.service.ts';
import { refresh } from './refresh.service.ts';
import { requestOtp, showContacts } from './send-otp.service.ts';
import { logOut, recordLogin, relationshipManager } from './session.service.ts';
import { checkBroker } from './validate-broker.service.ts';

const success = { status: 'Success' as const };

export const sessionHandlers: readonly CallHandler[] = [
  handle(startPreLogin, showContacts),
  handle(sendOtp, requestOtp),
  handle(validateSendOtp, logInWithOtp('full')),
  handle(validatePreLogin, logInWithOtp('transaction')),
  handle(refreshSession, refresh),
  handle(validateBroker, checkBroker),

  handleSignedIn(saveToken, enrolDeviceKey),
  handle(biometricToken, logInWithDeviceKey),
  handleSignedIn(listSessions, ownSessions),
  handleSignedIn(endSession, endOwnSessions),
  handleSignedIn(removeDeviceKey, async (context, key) => {
    await takeBackDeviceKey(context, key);
    return success;
  }),

  // The pipeline has checked the session and the constants; each service's token is bound to the session.
  handleSignedIn(authenticatePlex, async ({ security, session }) => ({
    token: await security.issueToken('plex', session),
  })),
  handleSignedIn(authenticateCrm, async ({ security, session }) => ({
    token: await security.issueToken('crm', session),
  })),

  handleSignedIn(getRelationshipManager, relationshipManager),
  handleSignedIn(saveLoginDetails, async (context, details) => {
    await recordLogin(context, details);
    return success;
  }),
  handleSignedIn(logout, async (context) => {
    await logOut(context);
    return success;
  }),
];
