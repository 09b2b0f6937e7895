import { navTenThousandths, type PerMillion, writeNav } from '@hub/domain';

/** Per cent with four decimals, which a NAV has as well: `0.8000`. */
export const rateInText = (rate: PerMillion): string => writeNav(navTenThousandths(rate));
