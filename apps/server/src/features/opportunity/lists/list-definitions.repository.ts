import { financialYearOf } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { windowsOn } from '../../reports/reports.public.ts';
import { debt, elss, equity, inactive, liquid, lumpsum } from './client-lists.repository.ts';
import type { ListDays, ListDefinition } from './list-rows.repository.ts';
import { dividend, nigo, redeem, zeroBalance } from './other-lists.repository.ts';
import { ceased, expiringStp, expiringSwp, maturity, notRenewed, rejected } from './plan-lists.repository.ts';

/** Each list once: its page, its totals, its count on every screen and its file are this. */
const definitions: Readonly<Record<OpportunityList, (days: ListDays) => ListDefinition>> = {
  ceased,
  'not-renewed': notRenewed,
  maturity,
  rejected,
  liquid,
  lumpsum,
  equity,
  debt,
  dividend,
  inactive,
  'zero-balance': zeroBalance,
  redeem,
  nigo,
  'expiring-stp': expiringStp,
  'expiring-swp': expiringSwp,
  elss,
};

/** A list as it is defined on an ISO day. */
export const definitionOf = (list: OpportunityList, day: string): ListDefinition =>
  definitions[list]({
    windows: windowsOn(day),
    yearStart: financialYearOf(Temporal.PlainDate.from(day)).start.toString(),
  });
