import { arnStates, houseStates, registerStates } from '@hub/domain/arn-register/arn-state';
import { differenceKinds } from '@hub/domain/arn-register/compare-register';
import * as z from 'zod/mini';
import { actFile } from '../acts/act-file.ts';
import { filledText, text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { actChange } from './act-calls.ts';
import { staffCall } from './staff-call.ts';

const { invalid, arn: wrongArn } = texts.field;

/** Money and days as texts: `382400000.00`, `2026-11-16`. */
const money = z.string();
const day = z.nullable(z.string());
const manager = z.nullable(z.object({ id: z.string(), name: z.string() }));

export const distributorRow = z.object({
  arn: z.string(),
  name: z.string(),
  /** What holds today; names in `arnStateTexts`. */
  state: z.enum(arnStates),
  /** As the register of ARNs has it; null while none has spoken of it. */
  registerState: z.nullable(z.enum(registerStates)),
  validTo: day,
  rm: manager,
  aum: z.nullable(money),
  clients: z.int(),
});
export type DistributorRow = z.infer<typeof distributorRow>;

/** By number. */
export const listDistributors = staffCall('distributors.list', {
  access: 'distributors.read',
  request: z.object({
    /** An ARN, its beginning, or parts of a name. */
    search: z.optional(text(60, invalid)),
    states: z.optional(z.array(z.enum(arnStates, invalid), invalid).check(z.maxLength(20, invalid))),
    /** Of one relationship manager; '' for ARNs that have none. */
    rm: z.optional(text(40, invalid)),
    /** `more` of the page before. */
    after: z.optional(text(12, invalid)),
  }),
  response: z.object({
    rows: z.array(distributorRow),
    total: z.int(),
    more: z.nullable(z.string()),
    /** Of all that search and RM select, whatever their state. */
    byState: z.record(z.string(), z.int()),
  }),
});

const euin = z.object({
  euin: z.string(),
  name: z.string(),
  validFrom: day,
  validTo: day,
  mappedFrom: day,
  mappedTo: day,
  /** `left` once the mapping is over, `future` before it begins. */
  state: z.enum(['valid', 'expired', 'future', 'left']),
  /** Of one that is valid, until its first end. */
  daysLeft: z.nullable(z.int()),
});

const loggedIn = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  platform: z.enum(['web', 'android', 'ios']),
  address: z.nullable(z.string()),
  startedAt: z.string(),
  seenAt: z.string(),
});

export const distributorPage = z.object({
  arn: z.string(),
  name: z.string(),
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Masked; whole ones by "View as" alone. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: z.enum(arnStates),
  houseState: z.nullable(z.enum(houseStates)),
  registerState: z.nullable(z.enum(registerStates)),
  /** When a file of the register last named it. */
  registerSeenAt: z.nullable(z.string()),
  isKydDone: z.boolean(),
  validFrom: day,
  validTo: day,
  /** What the state of today permits; words in `arnStateTexts`. */
  permits: z.object({
    isNewBusinessTaken: z.boolean(),
    registeredPlans: z.nullable(z.enum(['go-on', 'until-transfer'])),
    trail: z.nullable(z.enum(['paid', 'held', 'forfeited', 'stops', 'to-nominees'])),
    hasLogin: z.boolean(),
  }),
  /** Oldest first; the last has no end. */
  history: z.array(
    z.object({
      state: z.enum(arnStates),
      houseState: z.nullable(z.enum(houseStates)),
      registerState: z.nullable(z.enum(registerStates)),
      since: z.string(),
      until: z.nullable(z.string()),
      /** Of `arnStateTexts.sources`. */
      source: z.string(),
      why: z.string(),
    }),
  ),
  validities: z.array(z.object({ from: day, to: day, source: z.string() })),
  /** Days between two validities: nothing sold, trail held or forfeited. */
  gaps: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      days: z.int(),
      trail: z.enum(['released', 'forfeited']),
    }),
  ),
  euins: z.array(euin),
  rm: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      arns: z.int(),
      /** Who looks after them today, while the RM is away. */
      cover: z.nullable(z.object({ id: z.string(), name: z.string(), until: z.string() })),
    }),
  ),
  /** Open now, newest use first. */
  sessions: z.array(loggedIn),
  /** Whether strangers' wrong codes have shut the login to them for now. */
  isCodeLocked: z.boolean(),
  figures: z.object({
    aum: z.nullable(money),
    aumOn: day,
    clients: z.int(),
    sips: z.int(),
    sipMonthly: money,
  }),
  /** Requests about this ARN that wait for a second person. */
  openRequests: z.array(
    z.object({
      id: z.string(),
      act: z.string(),
      sentence: z.string(),
      maker: z.string(),
      expiresAt: z.string(),
    }),
  ),
});
export type DistributorPage = z.infer<typeof distributorPage>;

export const readDistributor = staffCall('distributors.read', {
  access: 'distributors.read',
  request: z.object({ arn: text(20, wrongArn) }),
  response: distributorPage,
});

/**
 * A sheet for an act of kind `file`: its bytes in base64. What is answered goes into the act's input; the act reads the
 * very same bytes when it is approved a day later.
 */
export const MOST_SHEET_BYTES = 24 * 1024 * 1024;
export const uploadSheet = staffCall('sheets.upload', {
  access: 'staff',
  request: z.object({
    name: filledText(120, invalid),
    content: filledText(Math.ceil((MOST_SHEET_BYTES * 4) / 3) + 4, invalid),
  }),
  response: z.object({ file: actFile }),
});

/** What a file would change, ARN by ARN, before the act is asked for. The same choices as `distributor.load` has. */
export const listDifferences = staffCall('distributors.differences', {
  access: 'distributors.make',
  request: z.object({
    file: actFile,
    extent: z.enum(['full', 'changes'], invalid),
    unknownArns: z.enum(['add', 'leave'], invalid),
    kind: z.optional(z.enum(differenceKinds, invalid)),
    /** `more` of the page before. */
    after: z.optional(text(12, invalid)),
  }),
  response: z.object({
    rows: z.array(
      z.object({
        arn: z.string(),
        name: z.string(),
        line: z.nullable(z.int()),
        kinds: z.array(z.enum(differenceKinds)),
        changes: z.array(actChange),
      }),
    ),
    counts: z.record(z.enum(differenceKinds), z.int()),
    /** ARNs of the file, and ours before it. */
    listed: z.int(),
    existing: z.int(),
    needsApproval: z.boolean(),
    more: z.nullable(z.string()),
    /** Why nothing of it can land: every bad row by its line. The first 200. */
    faults: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
    faultCount: z.int(),
  }),
});
