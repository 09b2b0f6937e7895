import type { ExitLoadRule } from '../../holdings/tax/exit-load.ts';
import type { TaxClassHistory } from '../../holdings/tax/tax-class.ts';
import type { NavTenThousandths } from '../../money/scaled.ts';

/** What the gains of a scheme need to know of it. */
export interface GainScheme extends TaxClassHistory {
  readonly name: string;
  readonly isin: string | null;
  /** Traded on an exchange. */
  readonly isListed: boolean;
  readonly exitLoad: readonly ExitLoadRule[];
  /** The NAV of 31-Jan-2018; null where it had none or nobody knows it. */
  readonly grandfatherNav: NavTenThousandths | null;
}

/** By code of the scheme: those of the book, and those its units were bought in before a merger. */
export type GainSchemes = ReadonlyMap<string, GainScheme>;

/** Of the scheme that units were bought in, which is another one after a merger. */
export function grandfatherNavOf(
  schemes: GainSchemes,
  schemeCode: string,
  origin: { readonly scheme: string } | null,
): NavTenThousandths | null {
  return schemes.get(origin?.scheme ?? schemeCode)?.grandfatherNav ?? null;
}
