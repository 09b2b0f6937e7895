import { writeMoney } from '@hub/domain';
import type { DemoBook } from '../demo-book.ts';
import type { EntryRow, PlanRow } from '../ground/rows.ts';
import { isoDay } from './row-text.ts';

/** The book's own way to write, which the demo is given: it knows no feature. */
export interface DemoWriter {
  post(entries: readonly EntryRow[], options: { readonly allNew: boolean }): Promise<unknown>;
  writeNavs(navs: ReturnType<typeof navRows>): Promise<unknown>;
  writePlans(plans: readonly ReturnType<typeof planRow>[]): Promise<unknown>;
  /** The plans that go on after the demo's last day: the hub runs them. */
  schedulePlans(plans: readonly PlanRow[]): Promise<void>;
  refreshStaleAum(): Promise<void>;
}

export function navRows({ schemes, navs }: DemoBook) {
  const schemeOf = new Map(schemes.map((scheme) => [scheme.code, scheme]));
  return Array.from(navs(), ({ schemeCode, day, nav }) => {
    const scheme = schemeOf.get(schemeCode);
    return {
      code: schemeCode,
      day,
      nav,
      name: scheme?.name ?? schemeCode,
      amc: 'Aranya Mutual Fund',
      category: scheme?.category ?? '',
      isin: scheme?.isin ?? null,
      isinReinvest: scheme?.isinReinvest ?? null,
    };
  });
}

export const planRow = (plan: PlanRow) => ({
  ...plan,
  amount: writeMoney(plan.amount),
  topUpMonths: plan.topUpBasisPoints === null ? null : 12,
  topUpCap: plan.topUpCap === null ? null : writeMoney(plan.topUpCap),
  monthly: writeMoney(plan.monthly),
  registeredOn: isoDay(plan.registeredOn) ?? '',
  startsOn: isoDay(plan.startsOn) ?? '',
  endsOn: isoDay(plan.endsOn) ?? '',
  ceasedOn: isoDay(plan.ceasedOn),
  pausedFrom: isoDay(plan.pausedFrom),
  pausedTo: isoDay(plan.pausedTo),
  rejectedOn: isoDay(plan.rejectedOn),
  lastDueOn: isoDay(plan.lastDueOn),
});
