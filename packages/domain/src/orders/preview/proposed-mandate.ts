import { LEAST_LIMIT, latestEnd } from '../../mandates/mandate-bounds.ts';
import { channelFacts, type MandateChannel } from '../../mandates/mandate-channels.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import { type Instalment, lastInstalment } from '../../plans/next-instalment.ts';
import { toppedUpAmount } from '../../plans/top-up.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import type { SipTerms } from '../terms/plan-terms.ts';
import { planMarket } from './order-nav.ts';
import { scheduleOf } from './plan-schedule.ts';

/** What a mandate is proposed with, beside a SIP. */
export interface ProposedMandate {
  readonly limit: Paise;
  readonly endsOn: Temporal.PlainDate;
  /** The highest debit, where top-ups bring it above twice the SIP; null where twice the SIP is enough. */
  readonly highest: Paise | null;
}

/** Limits that people think in: the next 500 up to ten thousand, then the next 1,000, above a lakh the next 10,000. */
function roundedUp(amount: bigint): bigint {
  const step = amount <= 10_000_00n ? 500_00n : amount <= 1_00_000_00n ? 1_000_00n : 10_000_00n;
  return ((amount + step - 1n) / step) * step;
}

/**
 * Twice the SIP, so that raising it later needs no new mandate, and never below the highest instalment that its top-ups
 * come to; no more than the channel takes. Banks look at each debit alone, so how often it falls due adds nothing.
 */
export function proposedLimit(amount: Paise, highest: Paise, channel: MandateChannel): Paise {
  const twice = amount * 2n;
  const wanted = roundedUp(twice > highest ? twice : highest);
  const { highest: most } = channelFacts[channel];
  const limit = wanted > most ? most : wanted;
  return paise(limit < LEAST_LIMIT ? LEAST_LIMIT : limit);
}

/** A month longer than the SIP, because holidays move its last debit; without an end as long as banks take. */
function proposedEnd(
  { end }: Pick<SipTerms, 'end'>,
  last: Pick<Instalment, 'debitOn'> | null,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const latest = latestEnd(today);
  if (end.by === 'perpetual' || last === null) return latest;
  const after = last.debitOn.add({ months: 1 });
  return Temporal.PlainDate.compare(after, latest) < 0 ? after : latest;
}

/** Its dates may still be missing: then it is as if all instalments were alike. */
export function proposedMandate(
  terms: SipTerms,
  channel: MandateChannel,
  facts: Pick<OrderFacts, 'scheme' | 'target' | 'holidays'>,
  today: Temporal.PlainDate,
): ProposedMandate {
  const { amount, topUp, startsOn, end } = terms;
  const { scheme } = facts;
  const isEntered = scheme !== null && Temporal.PlainDate.compare(startsOn, today) >= 0;
  const course = scheduleOf(terms, null);
  const last = isEntered
    ? lastInstalment(
        end.by === 'perpetual' ? { ...course, end: latestEnd(today) } : course,
        planMarket(terms, scheme, facts),
      )
    : null;
  const highest = last === null ? amount : toppedUpAmount(amount, topUp, startsOn, last.dueOn);
  return {
    limit: proposedLimit(amount, highest, channel),
    endsOn: proposedEnd(terms, last, today),
    highest: highest > amount * 2n ? highest : null,
  };
}
