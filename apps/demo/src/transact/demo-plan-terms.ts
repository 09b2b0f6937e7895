import { paise } from '@hub/domain';
import type { FormTerms } from '@hub/domain/orders/terms/order-terms';
import { firstStart } from '@hub/domain/plans/first-start';
import type { FactBook } from '../../../server/src/features/transact/transact.public.ts';
import type { DemoFolio } from './demo-orders.repository.ts';

type Example = 'sip' | 'stp' | 'swp' | 'pause' | 'stop';

/** What is ordered about plans in the demo, how many hours ago, and what happened since. */
export const planExamples: readonly {
  readonly kind: Example;
  readonly hoursAgo: number;
  readonly steps: readonly ('opened' | 'confirmed')[];
}[] = [
  { kind: 'sip', hoursAgo: 4, steps: [] },
  { kind: 'sip', hoursAgo: 30, steps: ['opened', 'confirmed'] },
  { kind: 'stp', hoursAgo: 29, steps: ['opened', 'confirmed'] },
  { kind: 'swp', hoursAgo: 28, steps: ['opened', 'confirmed'] },
  { kind: 'pause', hoursAgo: 26, steps: ['opened', 'confirmed'] },
  { kind: 'stop', hoursAgo: 2, steps: ['opened', 'confirmed'] },
  { kind: 'stop', hoursAgo: 3, steps: ['opened'] },
];

const day = 10;

/** What such an order would be in this folio; null where it has no mandate or plan for it. */
export function demoPlanTerms(
  kind: Example,
  folio: DemoFolio,
  book: FactBook,
  { today, others }: { readonly today: Temporal.PlainDate; readonly others: readonly string[] },
): FormTerms | null {
  const { folioNo, schemeCode } = folio;
  const { mandates, plans, folio: facts, distributor } = book.factsOf(folio);
  const monthly = {
    folioNo,
    schemeCode,
    frequency: 'monthly',
    day,
    startsOn: firstStart({ frequency: 'monthly', day }, today, 25),
    end: { by: 'count', count: 24 },
    replaces: null,
  } as const;
  const euin =
    distributor.euins.find(({ validTo }) => validTo === null || `${validTo}` > `${today}`)?.euin ?? null;
  const advised = { euin, isExecutionOnly: euin === null, subArn: null, idcw: 'Z' } as const;
  if (kind === 'stp') {
    const toSchemeCode = others.find((code) => code !== schemeCode);
    if (toSchemeCode === undefined) return null;
    return { kind, ...monthly, ...advised, toSchemeCode, move: 'fixed', amount: paise(200_000n) };
  }
  if (kind === 'sip') {
    const mandate = mandates.find(({ status }) => status === 'APPROVED');
    if (mandate === undefined) return null;
    return {
      kind,
      ...monthly,
      ...advised,
      amount: paise(300_000n),
      topUp: null,
      mandate: mandate.id,
      firstNow: null,
    };
  }
  if (kind === 'swp') {
    const account = facts?.banks[0]?.key;
    if (account === undefined) return null;
    return { kind, ...monthly, move: 'fixed', amount: paise(200_000n), account };
  }
  const plan = plans.find(
    (one) => one.kind === 'SIP' && one.status === 'running' && book.schemeOf(one.schemeCode) !== null,
  );
  if (plan === undefined) return null;
  const of = { folioNo, schemeCode: plan.schemeCode, regNo: plan.regNo };
  if (kind === 'stop') return { kind, ...of, planKind: 'SIP', reason: 'goal-reached' };
  const from = today.add({ days: 30 });
  return { kind, ...of, from, to: from.add({ months: 3 }) };
}
