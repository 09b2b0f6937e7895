import { coverManager, endCover } from '@hub/contract/relationship-managers/relationship-manager-acts';
import { relationshipManagerTexts as texts } from '@hub/contract/relationship-managers/relationship-manager-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import { type ActContext, act } from '../../acts/act.ts';
import type { Tx } from '../../db/database.ts';
import { aboutManager, managerHere, refusedAt } from './manager-acts.ts';
import { addCover, type CoverRow, endCovers, findCovers } from './moves.repository.ts';

const { changes: words, faults, sentences, effects } = texts;

export function heldDay(field: string, text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw refusedAt(field, faults.day);
  }
}

const shown = (iso: string): string => formatDate(Temporal.PlainDate.from(iso));
const todayOf = ({ clock }: ActContext): string => todayInIndia(clock.now()).toString();
const overlaps = (one: { from: string; to: string }, other: { from: string; to: string }): boolean =>
  one.from <= other.to && other.from <= one.to;
const covers = (row: CoverRow): string => words.days(row.coverName, shown(row.from), shown(row.to));

interface CoverInput {
  readonly id: string;
  readonly cover: string;
  readonly from: string;
  readonly to: string;
}

/** Nobody is covered by two, and nobody covers who is away. */
async function heldCover(tx: Tx, input: CoverInput, today: string): Promise<void> {
  const [first, last] = [heldDay('from', input.from), heldDay('to', input.to)];
  if (Temporal.PlainDate.compare(last, first) < 0) throw refusedAt('to', faults.wrongOrder);
  if (input.to < today) throw refusedAt('to', faults.pastDay);
  const own = (await findCovers(tx, input.id, today)).find(
    (row) => row.rmId === input.id && overlaps(row, input),
  );
  if (own !== undefined)
    throw refusedAt('from', faults.overlap(own.coverName, shown(own.from), shown(own.to)));
  const away = (await findCovers(tx, input.cover, today)).find(
    (row) => row.rmId === input.cover && overlaps(row, input),
  );
  if (away !== undefined)
    throw refusedAt('cover', faults.coverAway(away.rmName, shown(away.from), shown(away.to)));
}

const cover = act({
  declaration: coverManager,
  async preview(context, tx, input) {
    if (input.id === input.cover) throw refusedAt('cover', faults.self);
    const row = await managerHere(tx, input.id, 'id');
    const other = await managerHere(tx, input.cover, 'cover');
    await heldCover(tx, input, todayOf(context));
    const after = words.days(other.name, shown(input.from), shown(input.to));
    return {
      ...aboutManager(row),
      sentence: sentences.cover(other.name, row.name),
      changes: [{ what: words.cover, before: '', after }],
      effects: [effects.distributorsSeeCover],
    };
  },
  run: (_, tx, { id, cover: coverId, from, to }) => addCover(tx, { rmId: id, coverId, from, to }),
});

const end = act({
  declaration: endCover,
  async preview(context, tx, { id }) {
    const row = await managerHere(tx, id, 'id');
    const running = (await findCovers(tx, id, todayOf(context))).filter(({ rmId }) => rmId === id);
    if (running.length === 0) throw refusedAt('id', faults.noCover);
    return {
      ...aboutManager(row),
      sentence: sentences.endCover(row.name),
      changes: running.map((one) => ({ what: words.cover, before: covers(one), after: '' })),
    };
  },
  run: (context, tx, { id }) => endCovers(tx, id, todayOf(context)),
});

export const coverActs = [cover, end];
