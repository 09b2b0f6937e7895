import { navTenThousandths, writeNav } from '@hub/domain';
import type { PerMillion } from '@hub/domain/money/per-million';

/** Per cent with four decimals, which a NAV has as well: `0.8000`. */
export const rateInText = (rate: PerMillion): string => writeNav(navTenThousandths(rate));
