import {
  getChallenge as getChallengeCall,
  getRelationshipManager as getRelationshipManagerCall,
  saveLoginDetails,
  sendOtp as sendOtpCall,
  startPreLogin as startPreLoginCall,
  validateBroker as validateBrokerCall,
  validatePreLogin,
  validateSendOtp,
} from '@hub/contract/calls/session/session';
import {
  biometricToken,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
  removeDeviceKey,
  saveToken as saveTokenCall,
} from '@hub/contract/calls/session/session-devices';
import {
  authenticateCrm,
  authenticatePlex,
  logout,
  refreshSession as refreshSessionCall,
} from '@hub/contract/calls/session/session-tokens';
import { type CallHandler, handle, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { logInWithOtp } from './check-otp.service.ts';
import { getBiometricToken } from './devices/device-key-login.service.ts';
import { checkNewKey, removeOwnDeviceKey, saveToken } from './devices/enrol-device-key.service.ts';
import { endSession, listSessions } from './devices/own-sessions.service.ts';
import { validateBroker } from './login/validate-broker.service.ts';
import { getChallenge, sendOtp, startPreLogin } from './send-otp.service.ts';
import { refreshSession } from './sessions/refresh.service.ts';
import { getRelationshipManager, logOut, recordLogin } from './sessions/session.service.ts';

const success = { status: 'Success' as const };

export const sessionHandlers: readonly CallHandler[] = [
  handle(startPreLoginCall, startPreLogin),
  handle(sendOtpCall, sendOtp),
  handle(getChallengeCall, getChallenge),
  handle(validateSendOtp, logInWithOtp('full')),
  handle(validatePreLogin, logInWithOtp('transaction')),
  handle(refreshSessionCall, refreshSession),
  handle(validateBrokerCall, validateBroker),

  handleChange(saveTokenCall, saveToken, checkNewKey),
  handle(biometricToken, getBiometricToken),
  handleSignedIn(listSessionsCall, listSessions),
  handleChange(endSessionCall, endSession),
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

  handleSignedIn(getRelationshipManagerCall, getRelationshipManager),
  handleChange(saveLoginDetails, async (context, tx, details) => {
    await recordLogin(context, tx, details);
    return success;
  }),
  handleChange(logout, async (context, tx) => {
    await logOut(context, tx);
    return success;
  }),
];
