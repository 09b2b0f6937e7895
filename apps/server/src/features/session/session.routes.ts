import {
  authenticateCrm,
  authenticatePlex,
  getRelationshipManager,
  logout,
  refreshSession,
  saveLoginDetails,
  sendOtp,
  validateSendOtp,
} from '@hub/contract/calls/session';
import { type CallHandler, handle, handleSignedIn } from '../call-context.ts';
import { logIn, requestOtp } from './otp.service.ts';
import { refresh } from './refresh.service.ts';
import { logOut, recordLogin, relationshipManager } from './session.service.ts';

const success = { status: 'Success' as const };

export const sessionHandlers: readonly CallHandler[] = [
  handle(sendOtp, requestOtp),
  handle(validateSendOtp, logIn),
  handle(refreshSession, refresh),

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
