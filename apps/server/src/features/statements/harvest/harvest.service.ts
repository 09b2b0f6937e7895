import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  exportHarvest as exportHarvestCall,
  HarvestRow,
  harvest as harvestCall,
} from '@hub/contract/calls/statements/statements-harvest';
import { type DayNumber, dayNumberOf, moneyOf, PAGE_SIZE, todayInIndia, writeMoney } from '@hub/domain';
import { longEquityTax } from '@hub/domain/gains/year/long-equity-tax';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { findFreshHarvest, findHarvest, findHarvestRows, type HarvestFilter } from './harvest.repository.ts';
import { harvestTable } from './harvest-export.ts';
import { makeHarvest } from './make-harvest.ts';

type Requested = Omit<RequestOf<typeof exportHarvestCall>, 'format'>;
type Kind = Requested['kind'];

/** The usual order of each kind: most to gain, or what ends first. */
const firstSort = { allowance: 'gain', load: 'until' } as const;

export const harvestFilterOf = (
  arn: string,
  { kind, words = '', sort = firstSort[kind], order, keys, except }: Requested,
  today: Temporal.PlainDate,
): HarvestFilter => ({
  arn,
  kind,
  today: today.toString(),
  words: clientWords(words),
  sort,
  order: order ?? null,
  keys: keys ?? null,
  except: except ?? null,
});

/** As it was made today, or made now when the book has changed since. */
async function readyHarvest(
  { db, session: { arn } }: Pick<SignedInContext, 'db' | 'session'>,
  filter: HarvestFilter,
  offset: number,
) {
  const found =
    (await findFreshHarvest(oneStatement(db, { arn }), filter, offset)) ??
    (await db.transaction({ arn }, async (tx) => {
      await makeHarvest(tx, arn, Temporal.PlainDate.from(filter.today));
      return findHarvest(tx, filter, offset);
    }));
  if (found === null) throw new Error('What was just made is not there');
  return found;
}

const taxSavedOf = (kind: Kind, gain: string, on: DayNumber): string | null =>
  kind === 'allowance' ? writeMoney(longEquityTax(moneyOf(gain), on)) : null;

export async function getHarvest(
  context: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof harvestCall>,
): Promise<ResponseOf<typeof harvestCall>> {
  const { kind } = requested;
  const today = todayInIndia(context.clock.now());
  const filter = harvestFilterOf(context.session.arn, requested, today);
  const { items, total, clients, sellValue, gain, asOn, kinds } = await readyHarvest(
    context,
    filter,
    (pageNumber - 1) * PAGE_SIZE,
  );
  const on = dayNumberOf(today);
  return {
    items: items.map((row) => ({ ...row, taxSaved: taxSavedOf(kind, row.gain, on) })),
    pageNumber,
    total,
    totals: { clients, sellValue, gain, taxSaved: taxSavedOf(kind, gain, on) },
    asOn,
    kinds,
  };
}

/** Rows read at a time for a file: the only ones in memory. */
const ROWS_AT_ONCE = 5_000;

export async function exportHarvest(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportHarvestCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  const { kind } = requested;
  const today = todayInIndia(context.clock.now());
  const on = dayNumberOf(today);
  const queries = oneStatement(context.db, { arn });
  const filter = harvestFilterOf(arn, requested, today);
  async function* rows(count: number): AsyncGenerator<HarvestRow> {
    for (let after = 0; after < count; after += ROWS_AT_ONCE) {
      const most = Math.min(ROWS_AT_ONCE, count - after);
      for (const row of await findHarvestRows(queries, filter, { after, most })) {
        yield { ...row, taxSaved: taxSavedOf(kind, row.gain, on) };
      }
    }
  }
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read() {
      const { total, gain, asOn } = await readyHarvest(context, filter, 0);
      const count = Math.min(total, mostExported[format]);
      return harvestTable({
        kind,
        rows: rows(count),
        count,
        asOn: asOn ?? filter.today,
        words: requested.words ?? '',
        taxSaved: count === total ? taxSavedOf(kind, gain, on) : null,
      });
    },
  });
}
