import { isEmail, isUrl, platforms, userTypes } from '@hub/domain';
import { notificationTopics } from '@hub/domain/notifications/topics';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { typedName } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';
import { arnStatuses, profileSchema } from '../session/session.ts';

const field = texts.field;

const validity = z.object({
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  daysLeft: z.nullable(z.int()),
});

/** Which channels a topic may use besides the list in the app. */
const topic = z.enum(notificationTopics, field.invalid);
const channels = z.object({ email: z.boolean(field.invalid), sms: z.boolean(field.invalid) }, field.invalid);
export const notificationChoicesSchema = z.record(topic, channels, field.invalid);

/** Here and not among all texts: no screen but the profile says them. */
export const gstinTexts = {
  form: 'Enter a GSTIN like 27AAPFU0939F1ZV, or leave it blank.',
  state: 'A GSTIN starts with the two digits of a state.',
  'check-digit': 'This GSTIN is not valid. Check each character.',
  pan: 'This GSTIN is for a different PAN than the one in your ARN record.',
} as const;

/** For invoices; blank for one who is not registered. Its state, check digit and PAN are the server's to look at. */
const gstin = text(40, gstinTexts.form).check(
  z.trim(),
  z.toUpperCase(),
  z.regex(/^(?:\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/, gstinTexts.form),
);

/** What the distributor itself may change. Contact and bank belong to the ARN record (handbook §9). */
export const ownDetailsSchema = z.object({
  // A name that is all emoji or punctuation is nobody's.
  displayName: typedName(80).check(
    z.minLength(2, field.required),
    z.refine((typed) => /\p{L}/u.test(typed), field.plainText),
  ),
  businessName: typedName(120),
  about: typedName(300),
  city: typedName(60),
  languages: z
    .array(typedName(30).check(z.minLength(1, field.required)), field.invalid)
    .check(z.maxLength(10, field.tooLong)),
  website: text(200, field.invalid, field.tooLong).check(
    z.trim(),
    z.refine((typed) => typed === '' || isUrl(typed), field.url),
  ),
  alternateEmail: text(120, field.invalid, field.tooLong).check(
    z.trim(),
    z.refine((typed) => typed === '' || isEmail(typed), field.email),
  ),
  gstin,
});
export type OwnDetails = z.infer<typeof ownDetailsSchema>;

/** An older app does not know the GSTIN: what is left out stays as it is. */
const savedDetails = z.extend(ownDetailsSchema, { gstin: z.optional(gstin) });
export type SavedDetails = z.infer<typeof savedDetails>;

/** As they stand: a registered name is AMFI's to write, and may be longer than one we would take. */
const shownDetails = z.object({
  displayName: z.string(),
  businessName: z.string(),
  about: z.string(),
  city: z.string(),
  languages: z.array(z.string()),
  website: z.string(),
  alternateEmail: z.string(),
  gstin: z.string(),
});

/** The whole profile screen in one answer. The PAN and the account number are masked: nobody needs them here. */
export const userData = built('profile.userData', 'GET', '/PlexNewAPI/api/Values/GetUserData', {
  access: ['profile'],
  request: z.object({}),
  response: z.object({
    arn: z.string(),
    type: z.enum(userTypes),
    arnStatus: z.enum(arnStatuses),
    registeredName: z.string(),
    picture: z.nullable(z.string()),
    own: shownDetails,
    record: z.object({
      mobile: z.nullable(z.string()),
      email: z.nullable(z.string()),
      maskedPan: z.nullable(z.string()),
      address: z.nullable(z.string()),
      bank: z.nullable(
        z.object({
          name: z.string(),
          maskedAccount: z.string(),
          ifsc: z.string(),
          branch: z.nullable(z.string()),
        }),
      ),
    }),
    validity,
    euins: z.array(z.object({ euin: z.string(), name: z.string(), validity })),
    notify: notificationChoicesSchema,
  }),
});
export type UserData = z.infer<(typeof userData)['response']>;

/** Where a profile's picture stands; its name is a secret of 128 bits and new for every picture. */
export const picturePath = (name: string): string => `/pictures/${name}.webp`;
/** The largest picture that is taken, and the side of the square it becomes. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
export const PICTURE_PX = 512;
export const SMALLEST_CROP_PX = 64;

/** A square of the picture, in pixels of the picture as it stands upright. */
const cropSchema = z.object({
  left: z.int(field.invalid).check(z.gte(0, field.invalid), z.lte(20_000, field.invalid)),
  top: z.int(field.invalid).check(z.gte(0, field.invalid), z.lte(20_000, field.invalid)),
  size: z.int(field.invalid).check(z.gte(SMALLEST_CROP_PX, field.pictureSmall), z.lte(20_000, field.invalid)),
});

const saved = z.object({ status: z.literal('Success'), profile: profileSchema });

/** All own details at once, and with them a new picture (the file `picture`) when there is one. */
export const saveProfile = built('profile.save', 'POST', '/{hub}/admin/user/save1', {
  body: 'multipart',
  repeat: 'keyed',
  access: ['profile'],
  request: z.object({ own: savedDetails, crop: z.optional(cropSchema) }),
  response: saved,
});

/** One thing at a time: notification choices, a new picture, or no picture any more. */
export const updateProfile = built('profile.update', 'POST', '/{hub}/admin/updateuser1', {
  body: 'multipart',
  repeat: 'keyed',
  access: ['profile'],
  request: z.object({
    /** Topics left out stay as they are: an older app does not know the newer ones. */
    notify: z.optional(z.partialRecord(topic, channels, field.invalid)),
    crop: z.optional(cropSchema),
    removePicture: z.optional(z.literal(true, field.invalid)),
  }),
  response: saved,
});

/**
 * The profile-info call of Spec §7 carries no Bearer (S7-05). The proof is the ARN and the time in one sealed text
 * under the session's own key, which only the signed-in device has; a stranger is answered null for every ARN.
 */
export const profileInfo = built('profile.info', 'GET', '/{hub}/admin/getUserdetailByArnNo', {
  auth: 'optional',
  withoutBearer: true,
  quiet: true,
  access: 'anyone',
  request: z.object({
    arnNo: filledText(40, field.arn),
    proof: z.optional(text(1000, field.invalid)),
  }),
  response: z.object({ profile: z.nullable(profileSchema) }),
});

/** What the app runs on, so that the list of devices names them and a push finds them. */
export const saveDevice = built('profile.saveDevice', 'POST', '/{hub}/device/details/save', {
  quiet: true,
  repeat: 'keyed',
  access: 'signed-in',
  request: z.object({
    id: filledText(200, field.device),
    name: text(200, field.device),
    platform: z.enum(platforms, field.device),
    osVersion: z.optional(text(60, field.device)),
    appVersion: z.optional(text(20, field.device)),
    /** Of the platform's push service; on the web the subscription as JSON. Empty: no push to this device any more. */
    pushToken: z.optional(text(4096, field.device)),
  }),
  response: z.object({ status: z.literal('Success') }),
});
