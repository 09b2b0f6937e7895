import type { RequestOf, ResponseOf } from '@hub/contract';
import { changeInWords } from '@hub/contract/brokerage/brokerage-texts';
import { rateCardTexts } from '@hub/contract/brokerage/rate-card-texts';
import type {
  RateCardLine,
  RateCardReply,
  rateCard,
  rateCardPdf,
} from '@hub/contract/calls/brokerage/brokerage-rate-card';
import {
  type DayNumber,
  dateOfDayNumber,
  dayNumberOf,
  todayInIndia,
  writeMoney,
  writeRate,
} from '@hub/domain';
import { compareCards, type RateChange } from '@hub/domain/brokerage/rate-card/compare-cards';
import type { RateCard, RateLine } from '@hub/domain/brokerage/rate-card/rate-card';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { searchable, searchWords } from '../../../calls/search-words.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { ExportFormat } from '../../../exports/export-file.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { readRateCards } from './rate-card.repository.ts';
import { cardTable } from './rate-card-export.ts';
import { readSchemeNames } from './scheme-names.repository.ts';

type Names = ReadonlyMap<string, string>;

const isoDay = (day: DayNumber): string => dateOfDayNumber(day).toString();

const lineOf =
  (names: Names) =>
  (line: RateLine): RateCardLine => ({
    line: line.line,
    schemeCode: line.scheme,
    scheme: names.get(line.scheme) ?? line.scheme,
    category: line.category,
    inflowFrom: isoDay(line.inflowFrom),
    inflowTo: line.inflowTo === null ? null : isoDay(line.inflowTo),
    location: line.location,
    slabFrom: writeMoney(line.slabFrom),
    slabTo: line.slabTo === null ? null : writeMoney(line.slabTo),
    trail: line.trail.map(writeRate),
    incentive: writeRate(line.incentive),
    gstBasis: line.gstBasis,
    clawbackDays: line.clawbackDays,
  });

interface Chosen {
  readonly cards: readonly RateCard[];
  /** Null where there is none at all. */
  readonly card: RateCard | null;
  readonly before: RateCard | null;
  readonly names: Names;
  readonly today: DayNumber;
}

/** The one asked for; else the newest in force, else the first that is coming. */
async function chooseCard(queries: Queries, version: string | undefined, today: DayNumber): Promise<Chosen> {
  const [cards, names] = await Promise.all([readRateCards(queries), readSchemeNames(queries)]);
  const requested = cards.findIndex((card) => card.version === version);
  if (version !== undefined && requested < 0) {
    throw new Refusal('not-found', rateCardTexts.noSuchCard);
  }
  const inForce = cards.findLastIndex(({ from }) => from <= today);
  const at = version === undefined ? Math.max(inForce, 0) : requested;
  return { cards, card: cards[at] ?? null, before: cards[at - 1] ?? null, names, today };
}

function versionsOf({ cards, today }: Chosen): RateCardReply['versions'] {
  const inForce = cards.findLast(({ from }) => from <= today);
  return cards
    .map(({ version, from, byScheme }, at): RateCardReply['versions'][number] => {
      const next = cards[at + 1];
      return {
        version,
        from: isoDay(from),
        to: next === undefined ? null : isoDay((next.from - 1) as DayNumber),
        state: from > today ? 'coming' : version === inForce?.version ? 'in-force' : 'past',
        schemes: byScheme.size,
      };
    })
    .reverse();
}

const matches =
  (words: readonly string[]) =>
  ({ scheme, schemeCode, category }: RateCardLine): boolean => {
    const text = ` ${searchable(scheme, schemeCode, category)}`;
    return words.every((word) => text.includes(word));
  };

function changesOf({ card, before, names }: Chosen) {
  if (card === null || before === null) return [];
  const asShown = lineOf(names);
  const shown = (change: RateChange) => ({
    what: change.what,
    before: change.what === 'added' ? null : asShown(change.what === 'changed' ? change.before : change.line),
    after: change.what === 'removed' ? null : asShown(change.line),
    texts: changeInWords(change),
  });
  return [...compareCards(before, card).values()].flat().map(shown);
}

export async function getRateCard(
  { db, session, clock }: SignedInContext,
  { version, words }: RequestOf<typeof rateCard>,
): Promise<ResponseOf<typeof rateCard>> {
  const today = dayNumberOf(todayInIndia(clock.now()));
  const chosen = await chooseCard(oneStatement(db, { arn: session.arn }), version, today);
  const { card, before, names } = chosen;
  const isWanted = matches(searchWords(words ?? ''));
  return {
    versions: versionsOf(chosen),
    card: card && {
      version: card.version,
      lines: card.lines.map(lineOf(names)).filter(isWanted),
      before: before?.version ?? null,
      changes: changesOf(chosen).filter((change) =>
        [change.before, change.after].some((line) => line !== null && isWanted(line)),
      ),
    },
  };
}

/** Spec §7: the same card as a PDF or an Excel file. */
export const exportRateCard =
  (format: ExportFormat) =>
  async (context: SignedInContext, { version }: RequestOf<typeof rateCardPdf>): Promise<FileReply> => {
    const { db, clock, session } = context;
    await limitExports(context);
    const today = todayInIndia(clock.now());
    return context.exports.file({
      user: session.arn,
      format,
      today,
      signal: context.gone,
      async read() {
        const chosen = await chooseCard(oneStatement(db, { arn: session.arn }), version, dayNumberOf(today));
        const { card, names } = chosen;
        const of = versionsOf(chosen).find((one) => one.version === card?.version) ?? null;
        return cardTable({ card: of, lines: card?.lines.map(lineOf(names)) ?? [], today });
      },
    });
  };
