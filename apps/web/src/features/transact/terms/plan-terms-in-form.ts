import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import type { OrderValues } from './order-values.ts';

type Registered = Extract<OrderTermsWire, { kind: 'sip' | 'stp' | 'swp' }>;
type PlanWire = Registered | Extract<OrderTermsWire, { kind: 'pause' | 'stop' }>;

function datesOf({ frequency, day, startsOn, end, replaces }: Registered): Partial<OrderValues> {
  return {
    frequency,
    day: day === null ? '' : String(day),
    startsOn,
    endBy: end.by,
    ...(end.by === 'count' && { count: String(end.count) }),
    ...(end.by === 'date' && { endsOn: end.date }),
    replaces: replaces ?? '',
  };
}

function topUpOf({ topUp }: Extract<Registered, { kind: 'sip' }>): Partial<OrderValues> {
  if (topUp === null) return { hasTopUp: false };
  return {
    hasTopUp: true,
    topUpBy: topUp.by.kind,
    ...(topUp.by.kind === 'amount' ? { topUpAmount: topUp.by.amount } : { topUpRate: topUp.by.percent }),
    topUpEvery: topUp.everyMonths === 6 ? '6' : '12',
    topUpCap: topUp.cap ?? '',
  };
}

/** What an order about a plan asks for, in the form it was entered in. */
export function planValuesOf(terms: PlanWire): Partial<OrderValues> {
  switch (terms.kind) {
    case 'sip': {
      const { amount, mandate, newMandate, firstNow } = terms;
      return {
        ...datesOf(terms),
        ...topUpOf(terms),
        amount,
        mandate,
        ...(newMandate && {
          newMandate: {
            ...newMandate,
            vpa: newMandate.vpa ?? '',
            limit: newMandate.limit.replace(/\.00$/, ''),
          },
        }),
        isFirstNow: firstNow !== null,
        ...firstNow,
      };
    }
    case 'stp':
    case 'swp':
      return {
        ...datesOf(terms),
        move: terms.move,
        amount: terms.amount ?? '',
        ...(terms.kind === 'swp' && { account: terms.account }),
      };
    case 'pause':
      return { planKind: 'SIP', regNo: terms.regNo, from: terms.from, to: terms.to };
    case 'stop':
      return { planKind: terms.planKind, regNo: terms.regNo, reason: terms.reason };
  }
}
