import { type Paise, paise } from '../money/scaled.ts';
import type { OrderFacts, PlanFacts, SchemeFacts } from '../orders/facts/order-facts.ts';
import { startWindow } from '../orders/preview/start-window.ts';
import type { SipTerms } from '../orders/terms/plan-terms.ts';
import { planDayOnOrAfter } from '../plans/first-start.ts';
import { toppedUpAmount } from '../plans/top-up.ts';
import type { AmountLimits } from '../schemes/amount-limits.ts';

/** What the renewal desk sets for all SIPs chosen. */
export interface RenewalRequest {
  /** Hundredths of a per cent that an instalment grows by, once, with the renewal. */
  readonly stepUp: number;
  /** Null: until stopped. */
  readonly months: number | null;
  readonly euin: string | null;
  readonly isExecutionOnly: boolean;
}

const WHOLE = 10_000n;

/** What a scheme takes that says nothing of that frequency; the check of the order says so. */
const anyRupee = { minimum: paise(100n), multiple: paise(100n) };

/** The instalment grown by so much, rounded up to the next amount that the scheme takes. */
export function steppedUp(
  amount: Paise,
  stepUp: number,
  { minimum, multiple }: Pick<AmountLimits, 'minimum' | 'multiple'>,
): Paise {
  const grown = amount * (WHOLE + BigInt(stepUp));
  if (grown <= minimum * WHOLE) return minimum;
  const step = (multiple > 0n ? multiple : 1n) * WHOLE;
  const steps = (grown - minimum * WHOLE + step - 1n) / step;
  return paise(minimum + (steps * step) / WHOLE);
}

/** As registered, else as its start says it. Past the 28th it is the month's end. */
function dayOf({ frequency, dueDays, startsOn }: PlanFacts): number | null {
  if (frequency === 'daily') return null;
  if (frequency === 'weekly' || frequency === 'fortnightly') return startsOn.dayOfWeek;
  const day = dueDays?.[0] ?? startsOn.day;
  return day <= 28 ? day : 31;
}

/** The mandate it rides on while that is good, else the highest that is. None is said by the check of the order. */
function mandateFor(plan: PlanFacts, { mandates }: Pick<OrderFacts, 'mandates'>): string {
  const good = mandates.filter(({ status }) => status === 'APPROVED');
  const own = good.find(({ id }) => id === plan.mandate);
  const highest = good.reduce<(typeof good)[number] | null>(
    (best, one) => (best !== null && best.limit >= one.limit ? best : one),
    null,
  );
  return (own ?? highest)?.id ?? '';
}

/**
 * The SIP that goes on where another ends: the same scheme, day and mandate, from the first due date after its end that
 * can still be registered. Worked example: a SIP of ₹5,000 on the 10th that ends on 15-Dec, with a step-up of 10 % for
 * 12 months, is followed by one of ₹5,500 from 10-Jan to 9-Jan of the next year.
 */
export function renewalTerms(
  folioNo: string,
  plan: PlanFacts,
  facts: OrderFacts & { readonly scheme: SchemeFacts },
  requested: RenewalRequest,
  today: Temporal.PlainDate,
): SipTerms {
  const day = dayOf(plan);
  const { frequency } = plan;
  const limits = facts.scheme.rules.sip?.frequencies.find((rule) => rule.frequency === frequency)?.limits;
  const grown = toppedUpAmount(plan.amount, plan.topUp, plan.startsOn, today);
  const amount = steppedUp(grown, requested.stepUp, limits ?? anyRupee);
  const cap = plan.topUp?.cap ?? null;
  const started: SipTerms = {
    kind: 'sip',
    folioNo,
    schemeCode: plan.schemeCode,
    euin: requested.isExecutionOnly ? null : requested.euin,
    isExecutionOnly: requested.isExecutionOnly,
    subArn: null,
    frequency,
    day,
    startsOn: today,
    end: { by: 'perpetual' },
    replaces: plan.regNo,
    idcw: facts.scheme.option === 'IDCW' ? 'N' : 'Z',
    amount,
    // What has reached the cap grows no more.
    topUp: cap !== null && cap <= amount ? null : plan.topUp,
    mandate: mandateFor(plan, facts),
    firstNow: null,
  };
  const { earliest } = startWindow(started, facts, today);
  const after = planDayOnOrAfter({ frequency, day }, plan.endsOn.add({ days: 1 }));
  const startsOn = Temporal.PlainDate.compare(after, earliest) < 0 ? earliest : after;
  const { months } = requested;
  return {
    ...started,
    startsOn,
    end:
      months === null
        ? { by: 'perpetual' }
        : { by: 'date', date: startsOn.add({ months }).subtract({ days: 1 }) },
  };
}
