import { LONGEST_GOAL_NAME } from '@hub/domain/goal-planner/check-goal';
import { goalKinds } from '@hub/domain/goal-planner/goal';
import { goalPaces } from '@hub/domain/goal-planner/goal-progress';
import { rateBases } from '@hub/domain/goal-planner/rates';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { goalTexts } from '../../goal-planner/goal-texts.ts';
import { moneyText, percentText, requestedMoney } from '../../schemas/figure-schemas.ts';
import { day, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { typedLine, typedName } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import { investorId } from '../investor/investor-list.ts';

const { id: wrongId, invalid, required, tooLong } = texts.field;
const access = ['goal-planner'] as const;

export const MOST_GOAL_HOLDINGS = 50;
export const MOST_GOAL_SIPS = 20;

const goalId = text(36, wrongId).check(z.uuid(wrongId));
const requestedDay = text(10, invalid).check(z.iso.date(invalid));
const requestedYears = z.int(invalid).check(z.gte(1, invalid), z.lte(100, invalid));
/** Per cent a year, with at most two decimals. */
const requestedRate = text(6, invalid).check(z.regex(/^(?:0|[1-9]\d?|100)(?:\.\d{1,2})?$/, invalid));
const regNo = text(50, wrongId).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/_-]{0,49}$/, wrongId));

const requestedTerms = z.object({
  kind: z.enum(goalKinds, invalid),
  name: typedLine(LONGEST_GOAL_NAME).check(z.minLength(1, required)),
  due: requestedDay,
  cost: requestedMoney,
  years: requestedYears,
  inflation: requestedRate,
  returns: requestedRate,
  returnsAfter: requestedRate,
  stepUp: requestedRate,
  basis: z.enum(rateBases, invalid),
});

const part = z.object({
  folioNo,
  schemeCode,
  /** Of the holding, in whole per cent. */
  percent: z.int(invalid).check(z.gte(1, invalid), z.lte(100, invalid)),
});

/** A goal of a client, with what of the book is meant for it; or of somebody who is none yet. */
export const requestedGoal = z
  .object({
    /** One that is saved already. */
    id: z.optional(goalId),
    investorId: z.optional(investorId),
    prospect: z.optional(typedName(60).check(z.minLength(1, required))),
    ...requestedTerms.shape,
    /** What else is there for it, outside the book. */
    otherHeld: requestedMoney,
    holdings: z.array(part, invalid).check(z.maxLength(MOST_GOAL_HOLDINGS, tooLong)),
    sips: z.array(z.object({ folioNo, regNo }), invalid).check(z.maxLength(MOST_GOAL_SIPS, tooLong)),
  })
  .check(
    z.refine((requested) => (requested.investorId === undefined) !== (requested.prospect === undefined), {
      error: goalTexts.whose,
      path: ['investorId'],
    }),
    z.refine(
      (requested) =>
        requested.prospect === undefined || requested.holdings.length + requested.sips.length === 0,
      {
        error: goalTexts.prospectHolds,
        path: ['holdings'],
      },
    ),
    z.refine(
      ({ holdings }) =>
        new Set(holdings.map((one) => `${one.folioNo} ${one.schemeCode}`)).size === holdings.length,
      { error: goalTexts.twice, path: ['holdings'] },
    ),
    z.refine(({ sips }) => new Set(sips.map((one) => `${one.folioNo} ${one.regNo}`)).size === sips.length, {
      error: goalTexts.twice,
      path: ['sips'],
    }),
  );

/** Saves a goal, new or changed. The server reckons the plan itself, as of today. */
export const saveGoal = built('goal-planner.save', 'POST', '/{hub}/goal/save', {
  repeat: 'keyed',
  access,
  request: requestedGoal,
  response: z.object({ id: z.string() }),
});

const progress = z.object({
  pace: z.enum(goalPaces),
  /** What is there today, of the target. */
  part: z.nullable(percentText),
  /** What is there today: of the book as it is worth now, and what else was told. */
  held: moneyText,
  /** What its SIPs bring a month today. */
  sip: moneyText,
  expected: moneyText,
  projected: moneyText,
  shortfall: moneyText,
  /** What closes the shortfall: a month more, or all at once today. */
  moreSip: z.nullable(moneyText),
  moreLumpsum: moneyText,
});

const lead = z.object({
  id: z.string(),
  /** Null of somebody who is no client; then there is a name alone. */
  investorId: z.nullable(z.string()),
  person: z.string(),
  kind: z.enum(goalKinds),
  name: z.string(),
  due: day,
  plannedOn: day,
  target: moneyText,
  /** As planned: a month, or all at once. */
  sip: moneyText,
  lumpsum: moneyText,
  progress,
});
export type GoalLead = z.infer<typeof lead>;

/** The distributor's goals, 10 to a page: those furthest behind first, then by the day they are due. */
export const goals = built('goal-planner.list', 'GET', '/{hub}/goal/getByArn', {
  access,
  request: z.object({
    investorId: z.optional(investorId),
    pace: z.optional(z.enum(goalPaces, invalid)),
    search: words,
    pageNumber,
  }),
  response: z.object({
    items: z.array(lead),
    total: z.int(),
    /** Of all there are, whatever is looked for. */
    counts: z.record(z.enum(goalPaces), z.int()),
    /** The day of the newest prices. */
    asOn: z.nullable(day),
  }),
});
export type GoalPage = z.infer<(typeof goals)['response']>;

const heldPart = z.object({
  folioNo: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  percent: z.int(),
  /** Of the whole holding. */
  value: moneyText,
});

const sip = z.object({
  folioNo: z.string(),
  regNo: z.string(),
  scheme: z.string(),
  monthly: moneyText,
  isRunning: z.boolean(),
});

export const goalDetails = built('goal-planner.goal', 'GET', '/{hub}/goal/details', {
  access,
  request: z.object({ id: goalId }),
  response: z.object({
    ...lead.shape,
    cost: moneyText,
    years: z.int(),
    inflation: percentText,
    returns: percentText,
    returnsAfter: percentText,
    stepUp: percentText,
    basis: z.enum(rateBases),
    otherHeld: moneyText,
    holdings: z.array(heldPart),
    sips: z.array(sip),
    /** The plan from its first day to the day the money is needed, and from today on where it is going. */
    path: z.array(z.object({ day, plan: moneyText, asToday: z.nullable(moneyText) })),
    asOn: z.nullable(day),
  }),
  reason: 'The list has no place for the assumptions and holdings of one goal.',
});
export type GoalDetails = z.infer<(typeof goalDetails)['response']>;

/** What of a client's book can be meant for a goal: each holding with the part that no other goal has, and its SIPs. */
export const assignable = built('goal-planner.assignable', 'GET', '/{hub}/goal/assignable', {
  access,
  request: z.object({ investorId, goalId: z.optional(goalId) }),
  response: z.object({
    person: z.string(),
    birthDate: z.nullable(day),
    asOn: z.nullable(day),
    holdings: z.array(heldPart),
    sips: z.array(sip),
  }),
  reason: 'Holdings are assigned to a goal from the book, and no part of one to two goals.',
});

export const removeGoal = built('goal-planner.remove', 'POST', '/{hub}/goal/remove', {
  repeat: 'keyed',
  access,
  request: z.object({ id: goalId }),
  response: z.object({ status: z.literal('Success') }),
  reason: 'A goal that is over, or was a try, leaves the list.',
});

export const goalFile = built('goal-planner.file', 'POST', '/{hub}/goal/file', {
  repeat: 'safe',
  access,
  reply: 'file',
  request: z.object({ id: goalId }),
  response: z.unknown(),
  reason: 'A plan is handed to the client as one page.',
});
