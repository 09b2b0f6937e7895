import { parseArn, platforms, userTypes } from '@hub/domain';
import * as z from 'zod/mini';
import { built, planned } from '../declare.ts';
import { texts } from '../texts.ts';

const field = texts.field;

/** An internal team's suffixed form, `ARN-900001-T`. Whether the suffix is the brand's, the server knows. */
const suffixOf = (text: string): string => /-[A-Za-z]{1,4}$/.exec(text.trimEnd())?.[0] ?? '';

/** Any way people type it; the server keeps the canonical form. */
const arn = z.string(field.arn).check(
  z.maxLength(40, field.arn),
  z.refine((text) => parseArn(text, suffixOf(text)) !== null, field.arn),
);
const token = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(4096, message));

export const platformSchema = z.enum(platforms, field.device);
export const deviceSchema = z.object(
  {
    id: z.string(field.device).check(z.minLength(1, field.device), z.maxLength(200, field.device)),
    name: z.string(field.device).check(z.maxLength(200, field.device)),
    platform: platformSchema,
  },
  field.device,
);

export const loginKinds = ['distributor', 'employee', 'independent'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** The profile the device keeps (Spec §3); only what the screens need (S3-03). */
export const profileSchema = z.object({
  type: z.enum(userTypes),
  arnNo: z.string().check(z.minLength(1)),
  name: z.string(),
  profilePic: z.nullable(z.string()),
  isEmployeeLogin: z.boolean(),
  isInternalTeam: z.boolean(),
  postLoginRedirection: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

export const sendOtp = built('session.sendOtp', 'POST', '/{hub}/login/sendOtp', {
  auth: 'none',
  request: z.object({ arn, loginAs: z.optional(z.enum(loginKinds, field.loginAs)) }),
  response: z.object({
    status: z.literal('sent'),
    requestId: z.string(),
    maskedTarget: z.string(),
    channel: z.enum(['SMS', 'EMAIL']),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
});

export const validateSendOtp = built('session.validateSendOtp', 'POST', '/{hub}/login/validateSendOtp', {
  auth: 'none',
  request: z.object({
    requestId: z
      .string(field.requestId)
      .check(z.minLength(1, field.requestId), z.maxLength(100, field.requestId)),
    otp: z.string(field.otp).check(z.regex(/^\d{6}$/, field.otp)),
    device: z.optional(deviceSchema),
  }),
  response: z.object({
    status: z.literal('verified'),
    token: z.string(),
    refreshToken: z.string(),
    sessionId: z.string(),
    sessionKey: z.string(),
    profile: profileSchema,
  }),
});

/** A null token ends the session (Spec §4). The refresh token is new each time: one is used once. */
export const refreshSession = built('session.refresh', 'POST', '/{hub}/login/generateRefreshToken', {
  auth: 'none',
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
    request: credentials,
    response: serviceToken,
  },
);

/** The id is the session's ARN (S7-25). */
export const getRelationshipManager = built(
  'session.getRelationshipManager',
  'GET',
  '/CrmMapping/api/Values/ARN_RMMapping/{id}',
  {
    request: z.object({ id: arn }),
    response: z.object({
      name: z.string(),
      mobile: z.string(),
      email: z.string(),
      city: z.string(),
      photo: z.nullable(z.string()),
      availability: z.string(),
    }),
  },
);

/** The user log. Campaign parameters travel with it (S3-43). */
export const saveLoginDetails = built('session.saveLoginDetails', 'POST', '/{hub}/loginDetails/api/save', {
  request: z.object({
    platform: platformSchema,
    appVersion: z.string(field.invalid).check(z.maxLength(20, field.tooLong)),
    device: z.optional(deviceSchema),
    campaign: z.optional(
      z.record(
        z.string().check(z.regex(/^utm_[a-z_]{1,40}$/, field.invalid)),
        z.string(field.invalid).check(z.maxLength(200, field.tooLong)),
        field.invalid,
      ),
    ),
  }),
  response: z.object({ status: z.literal('Success') }),
});

export const logout = built('session.logout', 'POST', '/{hub}/login/logout', {
  request: z.object({}),
  response: z.object({ status: z.literal('Success') }),
  reason: "The spec's web logout calls a system logout and gives it no path (S4-60).",
});

const beforeLogin = { auth: 'none' } as const;
export const biometricToken = planned(
  'session.biometricToken',
  'POST',
  '/{hub}/login/biomatricToken',
  beforeLogin,
);
export const saveToken = planned('session.saveToken', 'POST', '/{hub}/login/generateToken/save', beforeLogin);
export const startPreLogin = planned('session.startPreLogin', 'POST', '/{hub}/login/prelogin', beforeLogin);
export const validatePreLogin = planned(
  'session.validatePreLogin',
  'POST',
  '/{hub}/login/validateprelogin',
  beforeLogin,
);
export const validateBroker = planned(
  'session.validateBroker',
  'POST',
  '/INVESTOR/api/Admin/VALIDATEBROKER',
  beforeLogin,
);
