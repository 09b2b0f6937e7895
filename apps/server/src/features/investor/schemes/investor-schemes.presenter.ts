import type { HolderRow, SchemeRow } from '@hub/contract/calls/investor/investor-schemes';
import type { HolderRecord } from './investor-schemes.holders.repository.ts';
import type { SchemeLine } from './investor-schemes.repository.ts';

export const schemeRowOf = (line: SchemeLine): SchemeRow => ({
  code: line.code,
  name: line.name,
  assetClass: line.assetClass,
  category: line.category,
  plan: line.plan,
  option: line.option,
  units: line.units,
  nav: line.nav === null || line.navDay === null ? null : { value: line.nav, day: line.navDay },
  aum: line.aum,
  share: line.share,
  cost: line.cost,
  withoutCost: line.withoutCost,
  gain: line.gain,
  holders: line.holders,
  bought: line.bought,
  bySip: line.bySip,
  sold: line.sold,
  before: line.before,
});

export const holderRowOf = (record: HolderRecord): HolderRow => ({
  investorId: record.investorId,
  name: record.name,
  folioNo: record.folioNo,
  units: record.units,
  value: record.value,
  cost: record.cost,
  withoutCost: record.withoutCost,
  gain: record.gain,
  firstOn: record.firstOn,
});
