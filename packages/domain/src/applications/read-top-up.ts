import { parsePercent } from '../money/figure-text.ts';
import { perMillion } from '../money/per-million.ts';
import type { TopUp } from '../plans/top-up.ts';
import type { OrderDraft } from './application-draft.ts';
import { amountOf } from './draft-values.ts';

const WHOLE = 10_000n;

function byOf(by: NonNullable<OrderDraft['topUp']>['by']): TopUp['by'] | null {
  if (by.kind === 'amount') {
    const amount = amountOf(by.amount);
    return amount === null ? null : { kind: 'amount', amount };
  }
  const points = parsePercent(by.percent);
  return points === null || points <= 0n || points > WHOLE
    ? null
    : { kind: 'rate', rate: perMillion(points * 100n) };
}

/** Null while something of it is missing. */
export function readTopUpDraft({ by, everyMonths, cap }: NonNullable<OrderDraft['topUp']>): TopUp | null {
  const read = byOf(by);
  const most = cap === null ? null : amountOf(cap);
  return read === null || (cap !== null && most === null) ? null : { by: read, everyMonths, cap: most };
}
