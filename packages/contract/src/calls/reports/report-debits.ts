import { debitRisks } from '@hub/domain/plans/debit-risk';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, pageNumber } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

const { invalid } = texts.field;

/** So many days from today on, today included. */
export const DEBIT_DAYS = 30;

const sums = { debits: z.int(), amount: moneyText, atRisk: z.int(), amountAtRisk: moneyText };
const debitDay = z.object({ on: day, ...sums });
export type DebitDay = z.infer<typeof debitDay>;

/** What SIPs are to bring in the coming days, and how much of it may not come. Days without a debit are left out. */
export const comingDebits = built('reports.comingDebits', 'GET', '/{hub}/reports/debits', {
  access: ['reports/sip'],
  request: z.object({}),
  response: z.object({ from: day, to: day, ...sums, days: z.array(debitDay) }),
  reason: 'The debits that are to come, by day: the spec lists no call for it.',
});

const debit = z.object({
  regNo: z.string(),
  investorId: z.string(),
  investor: z.string(),
  folioNo: z.string(),
  scheme: z.object({ code: z.string(), name: z.string() }),
  amount: moneyText,
  dueOn: day,
  risk: z.nullable(z.enum(debitRisks)),
  missedInRow: z.int(),
  missLimit: z.int(),
});
export type ComingDebit = z.infer<typeof debit>;

/** The debits of one of these days: those at risk first, then the largest. */
export const debitsOfDay = built('reports.debitsOfDay', 'GET', '/{hub}/reports/debits/day', {
  access: ['reports/sip'],
  request: z.object({ on: text(10, invalid).check(z.iso.date(invalid)), pageNumber }),
  response: z.object({ items: z.array(debit), pageNumber: z.int(), total: z.int() }),
  reason: 'Which debits a day of the calendar has: the spec lists no call for it.',
});
