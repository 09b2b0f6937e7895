import type { Preview } from './act.ts';
import { digestOf } from './once.ts';

/** Of what an act would change, as it is now. */
export const beforeOf = ({ subject, changes, basis }: Preview): string =>
  digestOf([subject, changes.map(({ what, before, after }) => [what, before, after]), basis ?? null]);

/** In words, where what it would change is not what was asked for any more. */
export function whatChanged(then: Pick<Preview, 'changes'>, now: Pick<Preview, 'changes'>): string {
  const of = (changes: Preview['changes']) =>
    new Map(changes.map((one) => [one.what, `${one.before} → ${one.after}`]));
  const [was, is] = [of(then.changes), of(now.changes)];
  const lines = [...new Set([...was.keys(), ...is.keys()])]
    .filter((what) => was.get(what) !== is.get(what))
    .map((what) => `${what}: ${is.get(what) ?? '–'} (${was.get(what) ?? '–'})`);
  return lines.join('; ');
}
