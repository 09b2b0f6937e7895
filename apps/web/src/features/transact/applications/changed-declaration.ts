import type { ApplicationDraft } from '@hub/domain/applications/application-draft';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutFatca = ({ holders, ...rest }: ApplicationDraft) => ({
  ...rest,
  holders: holders.map(({ fatca: _, ...holder }) => holder),
});

/** The holder whose FATCA declaration is all that differs from what the server has; null where anything else does. */
export function changedDeclaration(before: ApplicationDraft, draft: ApplicationDraft): number | null {
  const changed = draft.holders.flatMap(({ fatca }, place) =>
    isSame(fatca, before.holders[place]?.fatca) ? [] : [place],
  );
  const [place] = changed;
  if (place === undefined || changed.length > 1) return null;
  return isSame(withoutFatca(before), withoutFatca(draft)) ? place : null;
}
