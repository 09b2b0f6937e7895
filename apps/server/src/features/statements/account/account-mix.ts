import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { accountTexts } from '@hub/contract/statements/account-texts';
import { type AssetClass, assetClasses, moneyOf, paise, writeMoney } from '@hub/domain';
import type { DocumentPart } from '../../../documents/document.ts';
import { rupees } from '../scope/statement-words.ts';

/** The asset class of each scheme by its code; null for one that is not known here. */
export type SchemeClasses = ReadonlyMap<string, AssetClass | null>;

/** In tenths of a percent, rounded half up. */
function shareText(value: bigint, total: bigint): string {
  const tenths = (value * 2000n + total) / (2n * total);
  return `${tenths / 10n}.${tenths % 10n}%`;
}

/** What is held by asset class, the largest first; the rupees add up to the value of the statement. */
export function mixPart({ folios }: AccountStatement, classes: SchemeClasses): DocumentPart[] {
  const sums = new Map<string, bigint>();
  for (const { code, closing } of folios.flatMap(({ schemes }) => schemes)) {
    const value = moneyOf(closing.value ?? '0');
    const assetClass = classes.get(code) ?? null;
    const name = assetClass === null ? accountTexts.notAvailable : assetClasses[assetClass];
    if (value > 0n) sums.set(name, (sums.get(name) ?? 0n) + value);
  }
  const total = [...sums.values()].reduce((sum, one) => sum + one, 0n);
  if (total === 0n) return [];
  const parts = [...sums]
    .sort(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0))
    .map(([name, value]) => ({
      name,
      share: shareText(value, total),
      value: rupees(writeMoney(paise(value))),
      width: Number((value * 10_000n) / total) / 10_000,
    }));
  return [{ kind: 'mix', heading: accountTexts.mix, parts }];
}
