import { kycStatusTexts } from '@hub/contract/applications/application-texts';
import { cureOf, riskTexts } from '@hub/contract/brokerage/brokerage-texts';
import { formatDate, moneyOf, type Paise, paise, writeMoney } from '@hub/domain';
import type { GstParties } from '@hub/domain/brokerage/tax/gst';
import { type Month, monthName, monthOf } from '../months/months.ts';
import { gstOfMonth, taxOf } from '../tax/payment-tax.ts';
import type { RiskFacts } from './at-risk.repository.ts';
import type { DeclarationYear } from './declaration.ts';
import type { NotPaid } from './not-paid.ts';
import { nearest, type Risk, type RiskRow, riskOf } from './risk.ts';

const nothingMore = { investorId: null, month: null } as const;

/** How long before its end a registration is spoken of, and how late its renewal still saves the trail (handbook 2, C5). */
export const WARNED_DAYS = 90;
const LATE_MONTHS = 3;

const dayText = (day: Temporal.PlainDate): string => formatDate(day);

interface OwnTerms {
  readonly facts: RiskFacts;
  readonly today: Temporal.PlainDate;
  /** The last month that is over, and what is expected of it. */
  readonly lastMonth: Month;
  readonly lastTrail: Paise;
  readonly notPaid: NotPaid;
}

/** From which month on the missing declaration holds trail back. */
export const declarationFrom = (
  signedOn: string | null,
  { withheldFrom }: DeclarationYear,
  today: Temporal.PlainDate,
): Month | null =>
  signedOn !== null || Temporal.PlainDate.compare(today, withheldFrom) < 0 ? null : monthOf(withheldFrom);

/** From which month on the ended ARN holds trail back. */
export const arnEndedFrom = (validTo: string | null, today: Temporal.PlainDate): Month | null =>
  validTo === null || validTo >= today.toString()
    ? null
    : monthOf(Temporal.PlainDate.from(validTo).add({ days: 1 }));

/** Without it nothing is paid from 1 July, and what was withheld is lost after 30 September (users 4). */
export function declarationRisk(
  { facts, today, lastMonth, lastTrail, notPaid }: OwnTerms,
  year: DeclarationYear,
): Risk[] {
  if (facts.signedOn !== null) return [];
  const { withheldFrom, lastDay, label } = year;
  const isDue = Temporal.PlainDate.compare(today, withheldFrom) < 0;
  const isLost = Temporal.PlainDate.compare(today, lastDay) > 0;
  const deadline = isDue ? withheldFrom.subtract({ days: 1 }) : lastDay;
  const amount = isDue ? lastTrail : notPaid.declaration;
  return riskOf({
    risk: 'declaration',
    state: isDue ? 'due' : isLost ? 'lost' : 'withheld',
    per: isDue ? 'month' : 'once',
    basis: isDue
      ? riskTexts.perMonth(monthName(lastMonth))
      : riskTexts.heldForDeclaration(dayText(withheldFrom)),
    deadline,
    rows: [
      {
        key: 'declaration',
        title: riskTexts.declaration(label),
        detail: isLost ? riskTexts.signedLate : riskTexts.signBy(dayText(deadline)),
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

export function arnRisk({ facts, today, lastMonth, lastTrail, notPaid }: OwnTerms): Risk[] {
  const { validTo } = facts;
  if (validTo === null || validTo > today.add({ days: WARNED_DAYS }).toString()) return [];
  const { state, deadline } = ending(validTo, today);
  const end = Temporal.PlainDate.from(validTo);
  const amount = state === 'due' ? lastTrail : notPaid.arn;
  return riskOf({
    risk: 'arn-expiry',
    state,
    per: state === 'due' ? 'month' : 'once',
    basis:
      state === 'due'
        ? riskTexts.perMonth(monthName(lastMonth))
        : riskTexts.heldForArn(monthName(monthOf(end.add({ days: 1 })))),
    deadline,
    rows: [
      {
        key: 'arn',
        title: riskTexts.arnEnds(dayText(end), state !== 'due'),
        detail: state === 'lost' ? riskTexts.arnLate : riskTexts.renewArn,
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
      detail: riskTexts.euinEnds(dayText(Temporal.PlainDate.from(validTo)), state !== 'due'),
      amount,
      deadline: deadline.toString(),
      ...nothingMore,
    };
  });
  // What was paid is paid: the amount is what the months to come bring.
  return riskOf({
    risk: 'euin-expiry',
    state: 'due',
    per: 'month',
    basis: riskTexts.euinBasis,
    deadline: nearest(
      rows.map(({ deadline }) => deadline),
      today,
    ),
    rows,
    today,
  });
}

/** Of whom something is held; a client whose KYC is on hold without that is in the client list alone. */
export const kycRisk = ({ today, notPaid }: OwnTerms): Risk[] =>
  riskOf({
    risk: 'kyc-hold',
    state: 'withheld',
    per: 'once',
    basis: riskTexts.kycBasis,
    deadline: null,
    rows: [...notPaid.kyc.values()].map(({ client, amount }) => ({
      key: client.id,
      title: client.name,
      detail: kycStatusTexts[client.kyc],
      amount: writeMoney(amount),
      deadline: null,
      investorId: client.id,
      month: null,
    })),
    today,
  });

/** What is held for any other reason, by the registrar's own words. */
export function otherHolds({ today, notPaid }: OwnTerms): Risk[] {
  const rows = [...Map.groupBy(notPaid.others, ({ reason }) => reason)].map(
    ([reason, held]): RiskRow => ({
      key: reason,
      title: reason,
      detail: cureOf(reason),
      amount: writeMoney(paise(held.reduce((sum, { amount }) => sum + moneyOf(amount), 0n))),
      deadline: null,
      ...nothingMore,
    }),
  );
  return riskOf({
    risk: 'held-other',
    state: 'withheld',
    per: 'once',
    basis: riskTexts.otherBasis,
    deadline: null,
    rows,
    today,
  });
}

/** By the 15th of the month after the payment (handbook part 2, B6); only who is registered sends one. */
export function invoiceRisk({ facts, today }: OwnTerms, parties: GstParties): Risk[] {
  if (facts.gstin === '') return [];
  const rows = facts.unbilled.map(({ month, paidOn, tax, untaxed }): RiskRow => {
    const paid = Temporal.PlainDate.from(paidOn);
    const worked = gstOfMonth(moneyOf(untaxed), parties, month);
    return {
      key: month,
      title: monthName(month),
      detail: riskTexts.noInvoice(dayText(paid)),
      amount: writeMoney(paise(moneyOf(tax) + taxOf(worked))),
      deadline: paid.add({ months: 1 }).with({ day: 15 }).toString(),
      investorId: null,
      month,
    };
  });
  return riskOf({
    risk: 'gst-invoice',
    state: 'withheld',
    per: 'once',
    basis: riskTexts.invoiceBasis,
    deadline: nearest(
      rows.map(({ deadline }) => deadline),
      today,
    ),
    rows,
    today,
  });
}
