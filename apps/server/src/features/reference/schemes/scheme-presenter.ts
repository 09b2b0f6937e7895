import type { SchemeRow } from '@hub/contract/calls/reference/reference-schemes';
import { riskBand, writeMoney } from '@hub/domain';
import type { AmountLimits } from '@hub/domain/schemes/amount-limits';
import type { SchemeLine } from './schemes.repository.ts';

export const schemeRowOf = (scheme: SchemeLine): SchemeRow => ({
  code: scheme.code,
  fund: scheme.fund,
  name: scheme.name,
  option: scheme.option,
  assetClass: scheme.assetClass,
  category: scheme.category,
  risk: scheme.risk,
  riskBand: riskBand(scheme.risk),
  lockInMonths: scheme.lockInMonths,
  isOpen: scheme.isOpen,
  nav: scheme.nav === null || scheme.navDay === null ? null : { nav: scheme.nav, day: scheme.navDay },
});

export const limitsOf = (limits: AmountLimits | null) =>
  limits === null
    ? null
    : {
        minimum: writeMoney(limits.minimum),
        multiple: writeMoney(limits.multiple),
        maximum: limits.maximum === null ? null : writeMoney(limits.maximum),
      };
