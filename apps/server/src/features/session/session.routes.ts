import {
  getChallenge,
  getRelationshipManager,
  saveLoginDetails,
  sendOtp,
  startPreLogin,
  validateBroker,
  validatePreLogin,
  validateSendOtp,
} from '@hub/contract/calls/session/session';
import {
  biometricToken,
  endSession,
  listSessions,
  removeDeviceKey,
  saveToken,
} from '@hub/contract/calls/session/session-devices';
import {
  authenticateCrm,
  authenticatePlex,
  logout,
  refreshSession,
} from '@hub/contract/calls/session/session-tokens';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { logInWithOtp } from './check-otp.service.ts';
import { logInWithDeviceKey } from './devices/device-key-login.service.ts';
import { checkNewKey, enrolDeviceKey, removeOwnDeviceKey } from './devices/enrol-device-key.service.ts';
import { endOwnSessions, getOwnSessions } from './devices/own-sessions.service.ts';
import { checkBroker } from './login/validate-broker.service.ts';
import { createChallenge, getContacts, requestOtp } from './send-otp.service.ts';
import { refresh } from './sessions/refresh.service.ts';
import { logOut, recordLogin, relationshipManager } from './sessions/session.service.ts';

const success = { status: 'Success' as const };

export const sessionHandlers: readonly CallHandler[] = [
  handle(startPreLogin, getContacts),
  handle(sendOtp, requestOtp),
  handle(getChallenge, createChallenge),
  handle(validateSendOtp, logInWithOtp('full')),
  handle(validatePreLogin, logInWithOtp('transaction')),
  handle(refreshSession, refresh),
  handle(validateBroker, checkBroker),

  handleChange(saveToken, enrolDeviceKey, checkNewKey),
  handle(biometricToken, logInWithDeviceKey),
  handleSignedIn(listSessions, getOwnSessions),
  handleChange(endSession, endOwnSessions),
  handleChange(removeDeviceKey, async (context, tx, key) => {
    await removeOwnDeviceKey(context, tx, key);
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
