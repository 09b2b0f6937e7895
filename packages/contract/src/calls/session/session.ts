import { isPan, parseArn, platforms, userTypes } from '@hub/domain';
import { loginKinds } from '@hub/domain/session/login-kinds';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

const field = texts.field;

/** An internal team's suffixed form, `ARN-900001-T`. Whether the suffix is the brand's, the server knows. */
const suffixOf = (text: string): string => /-[A-Za-z]{1,4}$/.exec(text.trimEnd())?.[0] ?? '';

/** Full-width letters, digits and dashes as plain ones; some keyboards make no others. */
export const plainArn = (text: string): string => text.normalize('NFKC');

/** Any way people type it; the server keeps the canonical form. */
export const arn = text(40, field.arn).check(
  z.refine((typed) => parseArn(plainArn(typed), suffixOf(plainArn(typed))) !== null, field.arn),
);

export const platformSchema = z.enum(platforms, field.device);
export const deviceSchema = z.object(
  {
    id: filledText(200, field.device),
    name: text(200, field.device),
    platform: platformSchema,
  },
  field.device,
);

/**
 * Who is not locked out by strangers' guesses: a device that has logged in with this ARN before (the token its login
 * answered), or one that has solved a challenge. A refusal with 429 that names the field `solved` asks for the latter.
 */
export const solvedSchema = z.object(
  {
    challenge: filledText(200, field.solved),
    answers: z.array(z.int(field.solved), field.solved).check(z.maxLength(64, field.solved)),
  },
  field.solved,
);
const passFields = {
  deviceToken: z.optional(text(43, field.device).check(z.regex(/^[\w-]{43}$/, field.device))),
  solved: z.optional(solvedSchema),
};

/** The two ways a code travels. */
export const otpChannels = ['SMS', 'EMAIL'] as const;
const channelSchema = z.enum(otpChannels, field.channel);

/**
 * What an ARN may do (handbook §9). Expired and suspended log in and see their book, but bring no new business.
 */
export const arnStatuses = ['active', 'expired', 'suspended'] as const;
export type ArnStatus = (typeof arnStatuses)[number];

/** The profile the device keeps (Spec §3); only what the screens need (S3-03). */
export const profileSchema = z.object({
  type: z.enum(userTypes),
  arnNo: z.string().check(z.minLength(1)),
  name: z.string(),
  profilePic: z.nullable(z.string()),
  isEmployeeLogin: z.boolean(),
  isInternalTeam: z.boolean(),
  arnStatus: z.enum(arnStatuses),
  postLoginRedirection: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

export const sendOtp = built('session.sendOtp', 'POST', '/{hub}/login/sendOtp', {
  auth: 'none',
  repeat: 'never',
  access: 'anyone',
  request: z.object({
    arn,
    loginAs: z.optional(z.enum(loginKinds, field.loginAs)),
    /** Left out: SMS, or mail where there is no mobile number. */
    channel: z.optional(channelSchema),
    ...passFields,
  }),
  response: z.object({
    status: z.literal('sent'),
    requestId: z.string(),
    maskedTarget: z.string(),
    channel: channelSchema,
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
});

export const codeFields = {
  requestId: filledText(100, field.requestId),
  otp: text(6, field.otp).check(z.regex(/^\d{6}$/, field.otp)),
};
const codeSchema = z.object({
  ...codeFields,
  device: z.optional(deviceSchema),
  ...passFields,
});

export const loginSchema = z.object({
  status: z.literal('verified'),
  token: z.string(),
  refreshToken: z.string(),
  sessionId: z.string(),
  sessionKey: z.string(),
  profile: profileSchema,
  /** For a device that named itself: kept there, it is a known device at the next login. */
  deviceToken: z.optional(z.string()),
});
export type LoginReply = z.infer<typeof loginSchema>;

/** The code was right, but the ARN is not empanelled with this asset manager: there is no session to open. */
export const notEmpanelledSchema = z.object({
  status: z.literal('verified'),
  arnStatus: z.literal('not-empanelled'),
  arn: z.string(),
});

/**
 * The code was right, but the ARN belongs to another of the three logins (S2-14). Said only now: before the code,
 * every login answers every ARN alike.
 */
export const otherLoginSchema = z.object({
  status: z.literal('verified'),
  arnStatus: z.literal('other-login'),
  arn: z.string(),
  loginAs: z.enum(loginKinds),
});

export const validateSendOtp = built('session.validateSendOtp', 'POST', '/{hub}/login/validateSendOtp', {
  auth: 'none',
  repeat: 'never',
  access: 'anyone',
  request: codeSchema,
  response: z.union([loginSchema, notEmpanelledSchema, otherLoginSchema]),
});

/** The id is the session's ARN (S7-25). */
export const getRelationshipManager = built(
  'session.getRelationshipManager',
  'GET',
  '/CrmMapping/api/Values/ARN_RMMapping/{id}',
  {
    access: ['dashboard', 'profile'],
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
  quiet: true,
  repeat: 'keyed',
  access: 'signed-in',
  // How many campaign parameters there are, nobody says.
  bodyBytes: 64 * 1024,
  request: z.object({
    platform: platformSchema,
    appVersion: text(20, field.invalid, field.tooLong),
    device: z.optional(deviceSchema),
    campaign: z.optional(
      z.record(
        text(44, field.invalid).check(z.regex(/^utm_[a-z_]{1,40}$/, field.invalid)),
        text(200, field.invalid, field.tooLong),
        field.invalid,
      ),
    ),
  }),
  response: z.object({ status: z.literal('Success') }),
});

/**
 * Where a code would go, before one is sent: the masked contacts of the ARN record, the first one first. An ARN
 * that nobody has is answered alike.
 */
export const startPreLogin = built('session.startPreLogin', 'POST', '/{hub}/login/prelogin', {
  auth: 'none',
  repeat: 'safe',
  access: 'anyone',
  request: z.object({ arn, loginAs: z.optional(z.enum(loginKinds, field.loginAs)), ...passFields }),
  response: z.object({
    contacts: z.array(z.object({ channel: channelSchema, maskedTarget: z.string() })),
  }),
});

/**
 * Work for a device that is locked out by strangers' guesses: numbers that give hashes with `bits` zero bits in front
 * (`solve` of the domain). Good once, for this ARN, for a short time.
 */
export const getChallenge = built('session.challenge', 'POST', '/{hub}/login/challenge', {
  auth: 'none',
  access: 'anyone',
  repeat: 'safe',
  request: z.object({ arn }),
  response: z.object({
    challenge: z.string(),
    work: z.object({ seed: z.string(), parts: z.int(), bits: z.int() }),
    expiresInSeconds: z.int(),
  }),
  reason: "Strangers' wrong codes must not lock a distributor out, and no outside service is asked.",
});

/**
 * The code of a login before a transaction (`/login/pre-login-transaction`): the session it opens may transact and
 * nothing else, and ends by itself; the profile is not stored on the device.
 */
export const validatePreLogin = built('session.validatePreLogin', 'POST', '/{hub}/login/validateprelogin', {
  auth: 'none',
  repeat: 'never',
  access: 'anyone',
  request: codeSchema,
  response: z.union([loginSchema, notEmpanelledSchema, otherLoginSchema]),
});

/**
 * Whether an ARN and a PAN belong together, and how the ARN stands. A wrong pair and an unknown ARN are
 * answered alike.
 */
export const validateBroker = built('session.validateBroker', 'POST', '/INVESTOR/api/Admin/VALIDATEBROKER', {
  auth: 'none',
  repeat: 'safe',
  access: 'anyone',
  request: z.object({
    arn,
    pan: text(20, field.pan).check(z.refine((typed) => isPan(typed.trim().toUpperCase()), field.pan)),
  }),
  response: z.object({
    valid: z.boolean(),
    arnStatus: z.nullable(z.enum([...arnStatuses, 'cancelled', 'not-empanelled'])),
  }),
});
