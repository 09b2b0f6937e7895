import { riskTexts } from '@hub/contract/brokerage/brokerage-texts';
import { dayNumberOf, dayText, moneyOf, type Paise, paise, rupeesText, writeMoney } from '@hub/domain';
import type { RateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { rateOf } from '@hub/domain/brokerage/rate-card/rate-of';
import type { RiskOrder } from './at-risk.repository.ts';
import { nearest, type Risk, type RiskRow, riskOf } from './risk.ts';

const MILLION = 1_000_000n;

/** What an order earns in a year at the rate it has today; nil where the cards do not say. Nothing is guessed. */
function yearTrail(
  { schemeCode, on, amount, location }: RiskOrder,
  cards: readonly RateCard[],
  today: Temporal.PlainDate,
): Paise {
  if (schemeCode === null || amount === null) return paise(0n);
  const put = moneyOf(amount);
  const found = rateOf(cards, {
    scheme: schemeCode,
    boughtOn: dayNumberOf(Temporal.PlainDate.from(on)),
    location,
    amount: put,
    on: dayNumberOf(today),
  });
  return paise(found.ok ? (put * found.rate + MILLION / 2n) / MILLION : 0n);
}

const rupees = (amount: string | null): string =>
  amount === null ? '' : `${rupeesText(amount, { decimals: 2 })}, `;

const rowOf =
  (cards: readonly RateCard[], today: Temporal.PlainDate) =>
  (order: RiskOrder): RiskRow => ({
    key: order.key,
    title: order.investor ?? riskTexts.folio(order.folioNo),
    detail: [
      `${rupees(order.amount)}${order.scheme ?? order.schemeCode ?? riskTexts.ofFolio(order.folioNo)}, ${dayText(order.on)}`,
      ...(order.reason === null ? [] : [order.reason]),
    ].join(': '),
    amount: writeMoney(yearTrail(order, cards, today)),
    deadline: order.deadline,
    investorId: order.investorId,
    month: null,
  });

/** Until the 7th of the month after; then their trail is lost (users 3). */
export const euinBlanks = (
  orders: readonly RiskOrder[],
  cards: readonly RateCard[],
  today: Temporal.PlainDate,
): Risk[] =>
  riskOf({
    risk: 'euin-blank',
    state: 'due',
    per: 'year',
    basis: riskTexts.euinBlankBasis,
    deadline: nearest(
      orders.map(({ deadline }) => deadline),
      today,
    ),
    rows: orders.map(rowOf(cards, today)),
    today,
  });

export const rejections = (
  orders: readonly RiskOrder[],
  cards: readonly RateCard[],
  today: Temporal.PlainDate,
): Risk[] =>
  riskOf({
    risk: 'rejected',
    state: 'due',
    per: 'year',
    basis: riskTexts.rejectedBasis,
    deadline: null,
    rows: orders.map(rowOf(cards, today)),
    today,
  });
