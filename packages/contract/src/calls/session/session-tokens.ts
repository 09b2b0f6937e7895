import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { filledText } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

/* What keeps a session going, and ends it. Apart from the calls of a login: every page begins with these. */

const field = texts.field;
const token = (message: string) => filledText(4096, message);

/** A null token ends the session (Spec §4). The refresh token is new each time: one is used once. */
export const refreshSession = built('session.refresh', 'POST', '/{hub}/login/generateRefreshToken', {
  auth: 'none',
  repeat: 'never',
  access: 'anyone',
  request: z.object({ refreshToken: token(field.refreshToken) }),
  response: z.object({
    token: z.nullable(z.string()),
    isUserDeleted: z.boolean(),
    refreshToken: z.nullable(z.string()),
  }),
});

const credentials = z.object({ Username: token(field.username), Password: token(field.password) });
const serviceToken = z.object({ token: z.string() });

export const authenticatePlex = built(
  'session.authenticatePlex',
  'POST',
  '/PlexNewAPI/api/Login/Authenticate/',
  {
    auth: 'credentials',
    repeat: 'safe',
    access: 'signed-in',
    request: credentials,
    response: serviceToken,
  },
);

export const authenticateCrm = built(
  'session.authenticateCrm',
  'POST',
  '/CrmMapping/api/Login/Authenticate/',
  {
    auth: 'credentials',
    repeat: 'safe',
    access: 'signed-in',
    request: credentials,
    response: serviceToken,
  },
);

export const logout = built('session.logout', 'POST', '/{hub}/login/logout', {
  repeat: 'keyed',
  access: 'signed-in',
  request: z.object({}),
  response: z.object({ status: z.literal('Success') }),
  reason: "The spec's web logout calls a system logout and gives it no path (S4-60).",
});
