import { isMobileNumber, plainMobile } from '@hub/domain';
import { arnEligibilities } from '@hub/domain/empanelment/arn-eligibility';
import { callbackTimes, callbackTopics } from '@hub/domain/empanelment/callback';
import { constitutions, documentKinds, formSteps } from '@hub/domain/empanelment/constitution';
import { declarations } from '@hub/domain/empanelment/empanelment-form';
import { empanelmentStatuses } from '@hub/domain/empanelment/empanelment-status';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { empanelmentEvents, empanelmentTexts } from '../../empanelment/empanelment-texts.ts';
import { itemSchema, stepSchemas } from '../../empanelment/form-schema.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { typedName } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';
import { arn, codeFields, sendOtp as loginOtp, otpChannels, solvedSchema } from '../session/session.ts';

/*
 * Before there is a session. Who has proved by an OTP that the ARN is theirs gets a pass, and with it alone is a form
 * read or changed. A refusal that names the field `pass` asks for a new OTP; one that names `version`, to read again.
 */
const { invalid, required, id: wrongId } = texts.field;
const forNewcomers = { auth: 'none', access: 'anyone' } as const;
const withPass = { ...forNewcomers, link: 'pass' } as const;
const pass = text(43, wrongId).check(z.regex(/^[\w-]{43}$/, wrongId));
const mobile = text(30, texts.field.mobile).check(
  z.overwrite(plainMobile),
  z.refine(isMobileNumber, texts.field.mobile),
);
const day = z.string();

/** A code to the contact that the ARN's record has: with `arn` to open the form, with `pass` to sign it. */
export const sendOtp = built('empanelment.sendOtp', 'POST', '/KMFUnification/api/admin/GENOTP', {
  ...forNewcomers,
  repeat: 'never',
  request: z
    .object({
      arn: z.optional(arn),
      pass: z.optional(pass),
      channel: z.optional(z.enum(otpChannels, texts.field.channel)),
      solved: z.optional(solvedSchema),
    })
    .check(
      z.refine((requested) => (requested.arn === undefined) !== (requested.pass === undefined), {
        error: texts.field.arn,
        path: ['arn'],
      }),
    ),
  response: loginOtp.response,
});

export const validateOtp = built('empanelment.validateOtp', 'POST', '/KMFUnification/api/admin/VALOTP', {
  ...forNewcomers,
  repeat: 'never',
  request: z.object({ ...codeFields, solved: z.optional(solvedSchema) }),
  response: z.object({
    arn: z.string(),
    name: z.string(),
    eligibility: z.enum(arnEligibilities),
    /** The last day of the ARN. */
    validTo: day,
    /** Null where the standing is not `open` and nothing was ever applied for. */
    pass: z.nullable(z.string()),
    /** Of the form that is there; null where none was begun. */
    status: z.nullable(z.enum(empanelmentStatuses)),
  }),
});

const registryRecord = z.object({
  arn: z.string(),
  name: z.string(),
  constitution: z.enum(constitutions),
  /** Masked, as the contacts: who knows them may write them, who does not learns nothing here. */
  maskedPan: z.string(),
  maskedMobile: z.nullable(z.string()),
  maskedEmail: z.nullable(z.string()),
  address: z.string(),
  state: z.string(),
  /** The first two digits of a GSTIN of that state. */
  gstState: z.string(),
  validFrom: day,
  validTo: day,
  euins: z.array(z.object({ euin: z.string(), name: z.string(), validTo: day, isExpired: z.boolean() })),
});

const requested = z.object({ item: itemSchema, words: z.string(), isDone: z.boolean() });

const brokerDetail = z.object({
  record: registryRecord,
  status: z.enum(empanelmentStatuses),
  /** Sent along with each change; 0 while nothing is saved. */
  version: z.int(),
  /** What is saved. */
  form: z.partial(z.object(stepSchemas)),
  steps: z.array(z.enum(formSteps)),
  /** What is wanted, and what is there though it no longer is. */
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      /** Null while it is missing. */
      file: z.nullable(z.object({ name: z.string(), bytes: z.int(), at: z.string() })),
    }),
  ),
  /** Steps and papers that may be changed now. */
  open: z.array(itemSchema),
  /** Steps and papers without which it cannot be sent. */
  missing: z.array(itemSchema),
  requested: z.array(requested),
  /** What the IFSC names. */
  branch: z.nullable(z.object({ bank: z.string(), branch: z.string(), city: z.string() })),
});
export type BrokerDetail = z.infer<typeof brokerDetail>;

/** The ARN's record and the form as it is (S7-38). */
export const brokerDetails = built(
  'empanelment.brokerDetails',
  'POST',
  '/KMFUnification/api/Admin/GETBROKERDETAIL',
  {
    ...withPass,
    reply: 'plain',
    repeat: 'safe',
    request: z.object({ pass }),
    response: z.object({ BROKERDET: brokerDetail }),
  },
);

/**
 * Saves steps, each whole or not at all, takes papers back, and with `submit` signs and sends the form. The same again is refused by its
 * version, so that two devices do not write over each other; a form that was sent is answered as it stands.
 */
export const createBroker = built(
  'empanelment.createBroker',
  'POST',
  '/KMFUnification/api/Admin/CREATEBROKER',
  {
    ...withPass,
    repeat: 'never',
    request: z
      .object({
        pass,
        version: z.int(required).check(z.gte(0, invalid), z.lte(1_000_000, invalid)),
        ...z.partial(z.object(stepSchemas)).shape,
        /** Papers whose files are taken back. Those that are wanted are missing again. */
        remove: z.optional(
          z
            .array(z.enum(documentKinds, invalid), required)
            .check(z.minLength(1, required), z.maxLength(documentKinds.length, invalid)),
        ),
        submit: z.optional(
          z.object({
            ...codeFields,
            declarations: z.array(z.enum(declarations, invalid), required).check(z.maxLength(10, invalid)),
          }),
        ),
      })
      .check(
        z.refine((given) => Object.keys(given).length > 2, {
          error: texts.field.required,
          path: ['version'],
        }),
        // What is signed is what was seen.
        z.refine(({ remove, submit }) => remove === undefined || submit === undefined, {
          error: invalid,
          path: ['remove'],
        }),
      ),
    response: brokerDetail,
  },
);

export const DOCUMENT_BYTES = 3 * 1024 * 1024;

/** One paper. Its bytes travel in base64; what it is, they say themselves. */
export const uploadImage = built('empanelment.uploadImage', 'POST', '/KMFUnification/api/Admin/MFDIMGUPD', {
  ...withPass,
  repeat: 'safe',
  // In base64, sealed, and that in base64 again.
  bodyBytes: 2 * DOCUMENT_BYTES,
  request: z.object({
    pass,
    kind: z.enum(documentKinds, invalid),
    name: text(255, invalid),
    data: filledText(
      4 * Math.ceil(DOCUMENT_BYTES / 3),
      empanelmentTexts.files.empty,
      empanelmentTexts.files.tooLarge,
    ),
  }),
  response: brokerDetail,
});

export const empanelmentStatus = built(
  'empanelment.status',
  'POST',
  '/KMFUnification/api/Admin/BROKEREMPANELSTATUS',
  {
    ...withPass,
    repeat: 'safe',
    request: z.object({ pass }),
    response: z.object({
      arn: z.string(),
      name: z.string(),
      constitution: z.enum(constitutions),
      status: z.enum(empanelmentStatuses),
      /** What to name when asking about it; null while it is not sent. */
      reference: z.nullable(z.string()),
      /** The newest first. */
      history: z.array(z.object({ what: z.enum(empanelmentEvents), at: z.string(), words: z.string() })),
      requested: z.array(requested),
      /** The ticket of the certificate, for its page and its PDF, once empanelled. */
      certificate: z.nullable(z.string()),
    }),
  },
);

export const requestCallback = built(
  'empanelment.requestCallback',
  'POST',
  '/KMFUnification/api/admin/INSCALLBACKDET',
  {
    ...forNewcomers,
    repeat: 'safe',
    request: z.object({
      name: typedName(80).check(z.minLength(2, required)),
      mobile,
      city: z.optional(typedName(60)),
      arn: z.optional(arn),
      when: z.enum(callbackTimes, invalid),
      about: z.enum(callbackTopics, invalid),
    }),
    /** `waiting`: there was a request for this number already, and there is no second one. */
    response: z.object({ status: z.enum(['taken', 'waiting']) }),
  },
);
