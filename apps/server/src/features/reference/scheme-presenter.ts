import type { SchemeRow } from '@hub/contract/calls/reference-schemes';
import { type AmountLimits, type Paise, riskBand } from '@hub/domain';
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

/** Rupees as they travel: exact, with two decimals. */
export const rupeesOf = (amount: Paise): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

export const limitsOf = (limits: AmountLimits | null) =>
  limits === null
    ? null
    : {
        minimum: rupeesOf(limits.minimum),
        multiple: rupeesOf(limits.multiple),
        maximum: limits.maximum === null ? null : rupeesOf(limits.maximum),
      };
