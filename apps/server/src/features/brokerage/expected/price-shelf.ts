import type { DayNumber } from '@hub/domain';
import type { NavSums } from '@hub/domain/brokerage/trail/nav-sums';
import type { Queries } from '../../../db/queries.ts';
import { readNavSums } from './expected-book.repository.ts';

const withoutPrices: NavSums = { first: null, sum: () => 0n };

/** Prices of the schemes at hand, read once for many folios: most nights need those of a month or two. */
export class PriceShelf {
  readonly #existing = new Map<string, { readonly from: DayNumber; readonly navs: NavSums }>();

  /** From this day on; what is on the shelf from an earlier one is taken as it is. */
  async take(
    queries: Queries,
    schemeCodes: Iterable<string>,
    from: DayNumber,
  ): Promise<(schemeCode: string) => NavSums> {
    const lacking = [...new Set(schemeCodes)].filter(
      (code) => (this.#existing.get(code)?.from ?? Number.POSITIVE_INFINITY) > from,
    );
    if (lacking.length > 0) {
      const read = await readNavSums(queries, lacking, from);
      for (const code of lacking) this.#existing.set(code, { from, navs: read.get(code) ?? withoutPrices });
    }
    return (code) => this.#existing.get(code)?.navs ?? withoutPrices;
  }
}
