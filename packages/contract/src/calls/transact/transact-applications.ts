import type { RouteId } from '@hub/domain';
import { applicationKinds } from '@hub/domain/applications/application-draft';
import { applicationStepIds } from '@hub/domain/applications/application-steps';
import * as z from 'zod/mini';
import { applicationStatuses } from '../../applications/application-texts.ts';
import { draftSchema, fatcaSchema } from '../../applications/draft-schema.ts';
import { applicationFactsSchema } from '../../applications/facts-schema.ts';
import { built } from '../../call/declare.ts';
import { pageNumber } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { sentBackPart } from '../confirmation/opening.ts';
import { folioNo } from '../investor/investor.ts';
import { lookupPath } from '../reference/reference.ts';
import { consent, sent } from './transact.ts';

const { invalid, id: wrongId } = texts.field;

/** The forms, and the page that lists those which are not finished. */
export const applicationScreens: readonly RouteId[] = [
  'transact/lumpsum-first-time',
  'transact/sip-first-time',
  'transact/zero-balance',
];
const boardScreens: readonly RouteId[] = [...applicationScreens, 'transact/initiate'];
const reason =
  'The spec has calls that send a first-time form, and none that keeps one until it is finished.';

const id = text(36, wrongId).check(z.uuid(wrongId));
export const applicationVersion = z.int(invalid).check(z.gte(1, invalid), z.lte(1_000_000, invalid));
const named = { id, version: applicationVersion };

export const APPLICATIONS_ON_A_PAGE = 20;
/** Unfinished ones of one distributor. */
export const MOST_APPLICATIONS = 500;

const lead = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(applicationKinds),
  status: z.enum(applicationStatuses),
  /** The step it waits on. */
  step: z.enum(applicationStepIds),
  /** Of the first holder; empty until it is known. */
  name: z.string(),
  maskedPan: z.nullable(z.string()),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Who saved it last. */
  changedBy: z.enum(['distributor', 'investor']),
  /** Since and until when the investor can fill it in; null while it is not shared. */
  sharedAt: z.nullable(z.string()),
  sharedUntil: z.nullable(z.string()),
  /** Of one that was sent. */
  folioNo: z.nullable(z.string()),
  confirmationId: z.nullable(z.string()),
  /** Parts that the investor sent back with a remark, until it is sent again. */
  sentBack: z.array(sentBackPart),
});
export type ApplicationLead = z.infer<typeof lead>;

const application = z.object({
  ...lead.shape,
  /** Of one that was sent, PANs and account are masked. */
  draft: draftSchema,
  /** All that decides about it: the browser checks with these as the server does. */
  facts: applicationFactsSchema,
  now: z.string(),
});
export type ApplicationReply = z.infer<typeof application>;

/** The lead board: unfinished forms first, newest first. */
export const applications = built('transact.applications', 'GET', '/{hub}/applications/list', {
  access: boardScreens,
  request: z.object({
    /** `open`: not sent, declined or expired; `sent`: waiting for the investor. */
    show: z.optional(z.enum(['open', 'sent', 'all'], invalid)),
    page: pageNumber,
  }),
  response: z.object({
    total: z.int(),
    /** Of all of them: filled in and not sent; declined by their investors. */
    ready: z.int(),
    declined: z.int(),
    items: z.array(lead),
  }),
  reason,
});

export const getApplication = built('transact.getApplication', 'POST', '/{hub}/applications/get', {
  repeat: 'safe',
  access: boardScreens,
  request: z.object({ id }),
  response: application,
  reason,
});

/** Keeps a form as it is now: a new one without `id`, or one that is still of the version given. */
export const saveApplication = built('transact.saveApplication', 'POST', '/{hub}/applications/save', {
  repeat: 'keyed',
  access: applicationScreens,
  request: z.object({ id: z.optional(id), version: z.optional(applicationVersion), draft: draftSchema }),
  response: application,
  reason,
});

export const discardApplication = built(
  'transact.discardApplication',
  'POST',
  '/{hub}/applications/discard',
  {
    repeat: 'keyed',
    access: boardScreens,
    request: z.object(named),
    response: z.object({ id: z.string() }),
    reason,
  },
);

/** Sends the investor a link to fill in the rest. An earlier link works no more. */
export const shareApplication = built('transact.shareApplication', 'POST', '/{hub}/applications/share', {
  repeat: 'keyed',
  access: boardScreens,
  request: z.object({ id }),
  response: z.object({
    /** Masked contacts that the link went to. */
    sentTo: z.array(z.string()),
    expiresAt: z.string(),
    /** The distributor may pass it on. */
    url: z.string(),
    /** What a message with it says. */
    text: z.string(),
  }),
  reason,
});

export const revokeShare = built('transact.revokeShare', 'POST', '/{hub}/applications/revoke', {
  repeat: 'keyed',
  access: boardScreens,
  request: z.object({ id }),
  response: z.object({ id: z.string() }),
  reason,
});

export const PROOF_BYTES = 5 * 1024 * 1024;
export const savedProof = z.object({
  proof: z.string(),
  type: z.enum(['pdf', 'jpeg', 'png']),
  bytes: z.int(),
});

/** A cancelled cheque or a passbook's page (the file `proof`): PDF, JPEG or PNG. Its id goes into `bank.proof`. */
export const uploadProof = built('transact.uploadProof', 'POST', '/{hub}/applications/proof', {
  body: 'multipart',
  repeat: 'keyed',
  access: applicationScreens,
  request: z.object({ id }),
  response: savedProof,
  reason,
});

const submit = z.object({ ...named, consent });

/** Sends a form to the investor: checked as a whole once more, a folio number reserved, one link to confirm. */
export const submitFirstLumpsum = built(
  'transact.submitFirstLumpsum',
  'POST',
  '/{disapi}/api/Freshpurchase/DistributorFPTrxDet',
  { repeat: 'keyed', access: applicationScreens, request: submit, response: sent },
);
export const submitFirstSip = built(
  'transact.submitFirstSip',
  'POST',
  '/{disapi}/api/StartSIP/DistributorStartSIPTrxDet',
  { repeat: 'keyed', access: applicationScreens, request: submit, response: sent },
);
export const submitZeroBalance = built(
  'transact.submitZeroBalance',
  'POST',
  '/{disapi}/api/Zerobalance/DistributorZerobalTrxDet',
  { repeat: 'keyed', access: applicationScreens, request: submit, response: sent },
);

const codes = z.array(z.object({ code: z.string(), name: z.string() }));

/** What a FATCA declaration chooses from, and what a folio of the client declared before. */
export const fatcaDetails = built('transact.fatcaDetails', 'POST', lookupPath('FATCADETAILS'), {
  repeat: 'safe',
  access: applicationScreens,
  request: z.object({ folioNo: z.optional(folioNo) }),
  response: z.object({
    incomes: codes,
    occupations: codes,
    wealthSources: codes,
    addressTypes: codes,
    taxIdTypes: codes,
    politicalExposures: codes,
    countries: codes,
    /** Tax ids are masked; null where the folio has none, or none was asked for. */
    existing: z.nullable(fatcaSchema),
  }),
});

/** Keeps the declaration of one holder of a form. */
export const saveFatca = built('transact.saveFatca', 'POST', lookupPath('FATCA'), {
  repeat: 'keyed',
  access: applicationScreens,
  request: z.object({
    ...named,
    holder: z.int(invalid).check(z.gte(0, invalid), z.lte(2, invalid)),
    fatca: fatcaSchema,
  }),
  response: application,
});
