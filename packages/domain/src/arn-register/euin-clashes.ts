import type { ExistingArn, ListedArn, ListedEuin } from './compare-register.ts';

interface EuinClash {
  readonly line: number;
  readonly euin: string;
  /** Who has it on the same days. */
  readonly arn: string;
}

const overlaps = (one: ListedEuin, other: ListedEuin): boolean =>
  (one.mappedTo ?? '9999') >= (other.mappedFrom ?? '') &&
  (other.mappedTo ?? '9999') >= (one.mappedFrom ?? '');

/**
 * An EUIN belongs to a person, and a person sells for one ARN at a time: a file that gives it to two on the same days is
 * wrong, unless it says from when the first no longer has it.
 */
export function euinClashes(
  listed: readonly ListedArn[],
  existing: Iterable<Pick<ExistingArn, 'arn' | 'euins'>>,
): EuinClash[] {
  const wanted = new Set(listed.flatMap(({ euins }) => euins.map(({ euin }) => euin)));
  const said = new Set(listed.flatMap(({ arn, euins }) => euins.map(({ euin }) => `${arn} ${euin}`)));
  const holders = new Map<string, { arn: string; mapping: ListedEuin }[]>();
  const note = (arn: string, mapping: ListedEuin): void => {
    const those = holders.get(mapping.euin);
    if (those === undefined) holders.set(mapping.euin, [{ arn, mapping }]);
    else those.push({ arn, mapping });
  };
  for (const { arn, euins } of existing) {
    for (const one of euins) if (wanted.has(one.euin) && !said.has(`${arn} ${one.euin}`)) note(arn, one);
  }
  const clashes: EuinClash[] = [];
  for (const { arn, line, euins } of listed) {
    for (const one of euins) {
      const other = holders
        .get(one.euin)
        ?.find((holder) => holder.arn !== arn && overlaps(one, holder.mapping));
      if (other !== undefined) clashes.push({ line, euin: one.euin, arn: other.arn });
      note(arn, one);
    }
  }
  return clashes;
}
