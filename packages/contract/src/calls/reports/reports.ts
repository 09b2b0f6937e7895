import { frequencies } from '@hub/domain/plans/frequencies';
import { type PaymentMode, paymentModes } from '@hub/domain/plans/payment-modes';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { assetClass, day, format, order, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import { investorId } from '../investor/investor-list.ts';

const { invalid } = texts.field;

export const planKinds = ['SIP', 'STP', 'SWP'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What a registration is today. Upcoming: registered, first date not reached. */
export const planStatuses = ['running', 'paused', 'upcoming', 'ended', 'ceased', 'rejected'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/**
 * A part of the register that is looked at: a status, or what a figure of the dashboard counts (handbook §4).
 * `at-risk`: one more bounce ends it. `maturing`: runs out within two months. `not-renewed`: ran out within two months
 * and the client began no SIP since.
 */
export const planViews = [
  ...planStatuses,
  'started-this-year',
  'ceased-this-year',
  'ceased-lately',
  'maturing',
  'at-risk',
  'not-renewed',
] as const;
export type PlanView = (typeof planViews)[number];

export const planSorts = ['investor', 'scheme', 'amount', 'nextOn', 'startsOn', 'endsOn', 'bounces'] as const;
export type PlanSort = (typeof planSorts)[number];

const filter = {
  /** Investor as in the client list, scheme, folio or registration number. */
  words,
  view: z.optional(z.enum(planViews, invalid)),
  assetClass: z.optional(assetClass),
  schemeCode: z.optional(schemeCode),
  frequency: z.optional(z.enum(frequencies, invalid)),
  investorId: z.optional(investorId),
  folioNo: z.optional(folioNo),
  sort: z.optional(z.enum(planSorts, invalid)),
  order,
};

const scheme = z.object({ code: z.string(), name: z.string() });

const planRow = z.object({
  kind: z.enum(planKinds),
  regNo: z.string(),
  investorId: z.string(),
  investor: z.string(),
  /** Whether the client can be called; the number is asked for when it is used. */
  hasMobile: z.boolean(),
  folioNo: z.string(),
  scheme,
  /** Where an STP goes. */
  target: z.nullable(scheme),
  amount: moneyText,
  frequency: z.string(),
  /** The monthly equivalent (handbook §3.1). */
  monthly: moneyText,
  registeredOn: day,
  startsOn: day,
  /** Null: until stopped. */
  endsOn: z.nullable(day),
  status: z.enum(planStatuses),
  ceasedOn: z.nullable(day),
  paused: z.nullable(z.object({ from: day, to: day })),
  rejectedOn: z.nullable(day),
  /** Why it ceased or was rejected. */
  reason: z.nullable(z.string()),
  instalments: z.object({
    done: z.int(),
    missed: z.int(),
    /** Null: until stopped. */ left: z.nullable(z.int()),
  }),
  /**
   * The next instalment: when it is due, and the business day on which the money moves. Both null when there is none, or
   * nobody said on which days it is due.
   */
  nextDueOn: z.nullable(day),
  nextDebitOn: z.nullable(day),
  /** Days of the month or the week as registered; empty where they are the start's. */
  dueDays: z.array(z.int()),
  paymentMode: z.nullable(z.enum(Object.keys(paymentModes) as [PaymentMode, ...PaymentMode[]])),
  /** How an instalment grows: by an amount or hundredths of a percent. */
  topUp: z.nullable(
    z.object({
      amount: z.nullable(moneyText),
      basisPoints: z.nullable(z.int()),
      everyMonths: z.int(),
      cap: z.nullable(moneyText),
    }),
  ),
  lastDueOn: z.nullable(day),
  /** Bounces since the last good debit, and how many end it. */
  bouncesInRow: z.int(),
  bounceLimit: z.int(),
  mandate: z.nullable(
    z.object({
      maskedUmrn: z.nullable(z.string()),
      bank: z.string(),
      maskedAccount: z.string(),
      limit: moneyText,
      endsOn: day,
      status: z.enum(['INITIATED', 'SENT', 'APPROVED', 'REJECTED', 'CANCELLED']),
    }),
  ),
  /** The newest order about it that was sent and has not taken effect: a pause, a stop, or a plan that replaces it. */
  underWay: z.nullable(
    z.object({
      kind: z.enum(['pause', 'stop', 'replace']),
      reference: z.string(),
      status: z.enum(['pending', 'confirmed', 'paid', 'submitted']),
    }),
  ),
  /** Newest first, at most 12. */
  bounces: z.array(
    z.object({ dueOn: day, status: z.enum(['BOUNCED', 'REJECTED']), reason: z.nullable(z.string()) }),
  ),
});
export type PlanRow = z.infer<typeof planRow>;

/** What names a plan: a registrar's number is unique within a folio only. */
export const planName = ({ kind, folioNo, regNo }: Pick<PlanRow, 'kind' | 'folioNo' | 'regNo'>): string =>
  `${kind} ${folioNo} ${regNo}`;

const request = z.object({ ...filter, pageNumber });
const response = z.object({
  items: z.array(planRow),
  pageNumber: z.int(),
  /** Of all pages together; with the first page only. */
  totals: z.nullable(z.object({ plans: z.int(), amount: moneyText, monthly: moneyText })),
  /** How many there are of each status, whatever is looked for; with the first page only. */
  statuses: z.nullable(z.record(z.enum(planStatuses), z.int())),
});

/** The register of SIPs, 10 to a page (Spec §9). Investor and folio pages show their part of it. */
export const sipReport = built('reports.sip', 'POST', '/PlexNewAPI/api/one/SIP_Registration_Report_Total', {
  repeat: 'safe',
  access: ['reports/sip', 'investor/details', 'investor/folio-details'],
  request,
  response,
});
export const stpReport = built('reports.stp', 'POST', '/PlexNewAPI/api/one/STP_REGISTRATION_REPORT_Total', {
  repeat: 'safe',
  access: ['reports/stp', 'investor/details', 'investor/folio-details'],
  request,
  response,
});
export const swpReport = built('reports.swp', 'POST', '/PlexNewAPI/api/one/SWP_REGISTRATION_REPORT_Total', {
  repeat: 'safe',
  access: ['reports/swp', 'investor/details', 'investor/folio-details'],
  request,
  response,
});

export const exportPlans = built('reports.export', 'GET', '/{hub}/reports/export', {
  access: ['reports/sip', 'reports/stp', 'reports/swp'],
  reply: 'file',
  request: z.object({ kind: z.enum(planKinds, invalid), ...filter, format }),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});
