import { kycStatusTexts } from '@hub/contract/applications/application-texts';
import { formatDate, moneyOf, type Paise, paise, writeMoney } from '@hub/domain';
import type { GstParties } from '@hub/domain/brokerage/gst';
import type { KycHold, RiskFacts } from './at-risk.repository.ts';
import type { DeclarationYear } from './declaration.ts';
import { type Month, monthName, monthOf } from './months.ts';
import { gstOfMonth, taxOf } from './payment-tax.ts';
import { nearest, type Risk, type RiskRow, riskOf } from './risk.ts';

const nothingMore = { investorId: null, month: null } as const;

/** How long before its end a registration is spoken of, and how late its renewal still saves the trail (handbook 2, C5). */
export const WARNED_DAYS = 90;
const LATE_MONTHS = 3;

const dayText = (day: Temporal.PlainDate): string => formatDate(day);

/** What the twin expects from a month on and what did not come. */
function unpaidSince({ trail }: RiskFacts, month: Month): Paise {
  const ofThese = trail.filter((one) => one.month >= month);
  const unpaid = ofThese.reduce((sum, { amount, paid }) => sum + moneyOf(amount) - moneyOf(paid), 0n);
  return paise(unpaid < 0n ? 0n : unpaid);
}

const trailOfMonth = ({ trail }: RiskFacts, month: Month): Paise =>
  moneyOf(trail.find((one) => one.month === month)?.amount ?? '0');

interface OwnTerms {
  readonly facts: RiskFacts;
  readonly today: Temporal.PlainDate;
  /** The last month that is over. */
  readonly lastMonth: Month;
}

/** Without it nothing is paid from 1 July, and what was withheld is lost after 30 September (users 4). */
export function declarationRisk({ facts, today, lastMonth }: OwnTerms, year: DeclarationYear): Risk[] {
  if (facts.signedOn !== null) return [];
  const { withheldFrom, lastDay, label } = year;
  const isDue = Temporal.PlainDate.compare(today, withheldFrom) < 0;
  const isLost = Temporal.PlainDate.compare(today, lastDay) > 0;
  const deadline = isDue ? withheldFrom.subtract({ days: 1 }) : lastDay;
  const amount = isDue ? trailOfMonth(facts, lastMonth) : unpaidSince(facts, monthOf(withheldFrom));
  return riskOf({
    risk: 'declaration',
    state: isDue ? 'due' : isLost ? 'lost' : 'withheld',
    basis: isDue
      ? `Trail of ${monthName(lastMonth)}: as much is withheld for each month`
      : `Trail since ${dayText(withheldFrom)}, that was not paid`,
    deadline,
    rows: [
      {
        key: 'declaration',
        title: `Declaration for ${label}`,
        detail: isLost
          ? 'It was not signed in time. Sign it now, so that nothing more is lost.'
          : `Sign it by ${dayText(deadline)}.`,
        amount: writeMoney(amount),
        deadline: deadline.toString(),
        ...nothingMore,
      },
    ],
    today,
  });
}

/** An end of a registration: what is at stake, and until when it can be saved. */
function ending(validTo: string, today: Temporal.PlainDate) {
  const end = Temporal.PlainDate.from(validTo);
  const saved = end.add({ months: LATE_MONTHS });
  if (Temporal.PlainDate.compare(today, end) <= 0) return { state: 'due', deadline: end } as const;
  const isLost = Temporal.PlainDate.compare(today, saved) > 0;
  return { state: isLost ? 'lost' : 'withheld', deadline: saved } as const;
}

export function arnRisk({ facts, today, lastMonth }: OwnTerms): Risk[] {
  const { validTo } = facts;
  if (validTo === null || validTo > today.add({ days: WARNED_DAYS }).toString()) return [];
  const { state, deadline } = ending(validTo, today);
  const end = Temporal.PlainDate.from(validTo);
  const amount =
    state === 'due' ? trailOfMonth(facts, lastMonth) : unpaidSince(facts, monthOf(end.add({ days: 1 })));
  return riskOf({
    risk: 'arn-expiry',
    state,
    basis:
      state === 'due'
        ? `Trail of ${monthName(lastMonth)}: as much is withheld for each month`
        : `Trail since ${monthName(monthOf(end.add({ days: 1 })))} that was not paid`,
    deadline,
    rows: [
      {
        key: 'arn',
        title: `Your ARN ${state === 'due' ? 'ends' : 'ended'} on ${dayText(end)}`,
        detail:
          state === 'lost'
            ? 'It was not renewed within three months. Renew it with AMFI, so that nothing more is lost.'
            : 'Renew it with AMFI. Renewed within three months of its end, what was withheld is paid.',
        amount: writeMoney(amount),
        deadline: deadline.toString(),
        ...nothingMore,
      },
    ],
    today,
  });
}

export function euinRisk({ facts, today }: OwnTerms): Risk[] {
  const rows = facts.euins.map(({ euin, name, validTo, amount }): RiskRow => {
    const { state, deadline } = ending(validTo, today);
    return {
      key: euin,
      title: `${name}, ${euin}`,
      detail: `${state === 'due' ? 'Ends' : 'Ended'} on ${dayText(Temporal.PlainDate.from(validTo))}. Renew it with AMFI.`,
      amount,
      deadline: deadline.toString(),
      ...nothingMore,
    };
  });
  const isOver = facts.euins.some(({ validTo }) => validTo < today.toString());
  return riskOf({
    risk: 'euin-expiry',
    state: isOver ? 'withheld' : 'due',
    basis: 'Brokerage of the newest month under these EUINs',
    deadline: nearest(
      rows.map(({ deadline }) => deadline),
      today,
    ),
    rows,
    today,
  });
}

export const kycRisk = (holds: readonly KycHold[], { today, lastMonth }: OwnTerms): Risk[] =>
  riskOf({
    risk: 'kyc-hold',
    state: 'withheld',
    basis: `Expected trail of ${monthName(lastMonth)} of clients without a valid KYC`,
    deadline: null,
    rows: holds.map(({ investorId, investor, kyc, amount }) => ({
      key: investorId,
      title: investor,
      detail: kycStatusTexts[kyc],
      amount,
      deadline: null,
      investorId,
      month: null,
    })),
    today,
  });

/** By the 15th of the month after the payment (handbook part 2, B6); only who is registered sends one. */
export function invoiceRisk({ facts, today }: OwnTerms, parties: GstParties): Risk[] {
  if (facts.gstin === '') return [];
  const rows = facts.unbilled.map(({ month, paidOn, tax, untaxed }): RiskRow => {
    const paid = Temporal.PlainDate.from(paidOn);
    const worked = gstOfMonth(moneyOf(untaxed), parties, month);
    return {
      key: month,
      title: monthName(month),
      detail: `Paid on ${dayText(paid)}, no invoice yet`,
      amount: writeMoney(paise(moneyOf(tax) + taxOf(worked))),
      deadline: paid.add({ months: 1 }).with({ day: 15 }).toString(),
      investorId: null,
      month,
    };
  });
  const isLate = rows.some(({ deadline }) => deadline !== null && deadline < today.toString());
  return riskOf({
    risk: 'gst-invoice',
    state: isLate ? 'withheld' : 'due',
    basis: 'GST of these months, which is paid against an invoice',
    deadline: nearest(
      rows.map(({ deadline }) => deadline),
      today,
    ),
    rows,
    today,
  });
}
