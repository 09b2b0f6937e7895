import {
  authenticateCrm,
  authenticatePlex,
  getChallenge,
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
import { type CallHandler, handle, handleChange, handleSignedIn } from '../call-context.ts';
import { logInWithOtp } from './check-otp.service.ts';
import { logInWithDeviceKey } from './device-key-login.service.ts';
import { checkNewKey, enrolDeviceKey, takeBackDeviceKey } from './enrol-device-key.service.ts';
import { endOwnSessions, ownSessions } from './own-sessions.service.ts';
import { refresh } from './refresh.service.ts';
import { offerChallenge, requestOtp, showContacts } from './send-otp.service.ts';
import { logOut, recordLogin, relationshipManager } from './session.service.ts';
import { checkBroker } from './validate-broker.service.ts';

const success = { status: 'Success' as const };

export const sessionHandlers: readonly CallHandler[] = [
  handle(startPreLogin, showContacts),
  handle(sendOtp, requestOtp),
  handle(getChallenge, offerChallenge),
  handle(validateSendOtp, logInWithOtp('full')),
  handle(validatePreLogin, logInWithOtp('transaction')),
  handle(refreshSession, refresh),
  handle(validateBroker, checkBroker),

  handleChange(saveToken, enrolDeviceKey, checkNewKey),
  handle(biometricToken, logInWithDeviceKey),
  handleSignedIn(listSessions, ownSessions),
  handleChange(endSession, endOwnSessions),
  handleChange(removeDeviceKey, async (context, tx, key) => {
    await takeBackDeviceKey(context, tx, key);
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
  handleChange(saveLoginDetails, async (context, tx, details) => {
    await recordLogin(context, tx, details);
    return success;
  }),
  handleChange(logout, async (context, tx) => {
    await logOut(context, tx);
    return success;
  }),
];
