import type { RateCard, RateLine } from './rate-card.ts';

type RateField = 'trail' | 'incentive' | 'gstBasis' | 'clawbackDays';

export type RateChange =
  | { readonly what: 'added'; readonly line: RateLine }
  | { readonly what: 'removed'; readonly line: RateLine }
  | {
      readonly what: 'changed';
      readonly before: RateLine;
      readonly line: RateLine;
      readonly fields: readonly RateField[];
    };

/** What is different in a newer card, by scheme; a scheme without a change is not in it. */
export function compareCards(before: RateCard, after: RateCard): ReadonlyMap<string, readonly RateChange[]> {
  const changes = new Map<string, readonly RateChange[]>();
  for (const scheme of new Set([...before.byScheme.keys(), ...after.byScheme.keys()])) {
    const ofScheme = changesOf(before.byScheme.get(scheme) ?? [], after.byScheme.get(scheme) ?? []);
    if (ofScheme.length > 0) changes.set(scheme, ofScheme);
  }
  return changes;
}

function changesOf(before: readonly RateLine[], after: readonly RateLine[]): RateChange[] {
  const old = new Map(before.map((line) => [whatFor(line), line]));
  const changes: RateChange[] = [];
  for (const line of after) {
    const earlier = old.get(whatFor(line));
    old.delete(whatFor(line));
    if (earlier === undefined) changes.push({ what: 'added', line });
    else {
      const fields = differing(earlier, line);
      if (fields.length > 0) changes.push({ what: 'changed', before: earlier, line, fields });
    }
  }
  for (const line of old.values()) changes.push({ what: 'removed', line });
  return changes;
}

/** Lines that pay for the same lots. A window that is closed later is still the same one. */
const whatFor = ({ inflowFrom, location, slabFrom, slabTo }: RateLine): string =>
  `${inflowFrom} ${location} ${slabFrom} ${slabTo}`;

function differing(one: RateLine, other: RateLine): RateField[] {
  const fields: RateField[] = one.trail.some((rate, year) => rate !== other.trail[year]) ? ['trail'] : [];
  for (const field of ['incentive', 'gstBasis', 'clawbackDays'] as const) {
    if (one[field] !== other[field]) fields.push(field);
  }
  return fields;
}
