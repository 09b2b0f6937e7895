import type { ActFile } from '@hub/contract/acts/act-file';
import {
  bringRateCard,
  rebuildBrokerage,
  takeBackPayout,
  takeBackRateCard,
  brokerageActTexts as texts,
} from '@hub/contract/brokerage/brokerage-acts';
import { dayNumberOf, todayInIndia } from '@hub/domain';
import { type AnyAct, act, type OutsideContext } from '../../acts/act.ts';
import { withFile } from '../../acts/act-files.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { FeedFault, type ImportFile, lockToTakeBack } from '../book/book.public.ts';
import { rebuildExpected } from './figures/rebuild-expected.ts';
import { refreshBrokerage } from './figures/refresh-brokerage.service.ts';
import { isPayoutFeed, rollBackPayout } from './import/payout-importer.ts';
import {
  type CheckedCard,
  checkRateCard,
  rateCardFeed,
  reportOf,
  rollBackRateCard,
  takeRateCard,
} from './rate-card/import-rate-card.ts';
import { findRateCard } from './rate-card/rate-card.repository.ts';

interface CardInput {
  readonly file: ActFile;
  readonly version?: string | undefined;
  readonly from?: string | undefined;
}
type PreparedCard = { readonly card: CheckedCard } | { readonly knownAs: string };
const SHOWN_FAULTS = 20;

async function readCard(context: OutsideContext, input: CardInput): Promise<PreparedCard> {
  const from = input.from === undefined ? undefined : dayNumberOf(Temporal.PlainDate.from(input.from));
  const checked = await withFile(context, input.file, (path) =>
    checkRateCard(oneStatement(context.db, 'system'), path, { version: input.version, from }),
  ).catch((error: unknown) => {
    throw error instanceof FeedFault ? new Refusal('rule', error.message) : error;
  });
  if (checked.status === 'known') return { knownAs: checked.importId };
  if (checked.status === 'right') return { card: { ...checked.card, fileName: input.file.name } };
  const lines = checked.faults.map(({ line, field, reason }) => `  line ${line}, ${field}: ${reason}`);
  const more = lines.length > SHOWN_FAULTS ? [`  and ${lines.length - SHOWN_FAULTS} more`] : [];
  throw new Refusal('rule', [texts.refused, ...lines.slice(0, SHOWN_FAULTS), ...more].join('\n'));
}

type CardAnswer = { readonly knownAs: string } | ReturnType<typeof reportOf>;

const card = act<CardInput, PreparedCard, CardAnswer>({
  declaration: bringRateCard,
  filesOf: ({ file }) => [file],
  prepare: readCard,
  async preview(_context, tx, { file }, prepared) {
    if ('knownAs' in prepared) {
      const after = texts.known(prepared.knownAs);
      return {
        ...{ subject: `rate-card:${file.sha256.slice(0, 12)}`, subjectName: file.name },
        sentence: texts.card(file.name),
        changes: [{ what: texts.rateCard, before: after, after }],
      };
    }
    const { version, from } = prepared.card;
    // Another of this name or day may have come since it was looked at.
    if ((await findRateCard(tx, version, from)) !== null) throw new Refusal('conflict', texts.known(version));
    const { lines, from: day } = reportOf(prepared.card, 'landed');
    return {
      ...{ subject: `rate-card:${version}`, subjectName: version, sentence: texts.card(version) },
      changes: [{ what: texts.rateCard, before: texts.none, after: texts.inForce(version, lines, day) }],
      effects: [texts.earlierStays],
      basis: prepared.card.sha256,
    };
  },
  async run(_context, tx, _input, prepared) {
    if ('knownAs' in prepared) return prepared;
    await takeRateCard(tx, prepared.card);
    return reportOf(prepared.card, 'landed');
  },
});

const grouped = (count: number): string => count.toLocaleString('en-IN');

async function lockOfFeed(tx: Tx, id: string, isOurs: (feed: string) => boolean): Promise<ImportFile> {
  const found = await lockToTakeBack(tx, id);
  if (!isOurs(found.feed)) throw new Refusal('rule', texts.otherFeed(id));
  return found;
}
const isCard = (feed: string): boolean => feed === rateCardFeed;

const takeBackCard = act<{ import: string }, void, { fileName: string }>({
  declaration: takeBackRateCard,
  async preview(_context, tx, { import: id }) {
    const { fileName } = await lockOfFeed(tx, id, isCard);
    return {
      ...{ subject: `import:${id}`, subjectName: fileName, sentence: texts.takeBackCard(fileName) },
      changes: [{ what: texts.rateCard, before: fileName, after: texts.none }],
    };
  },
  async run({ clock }, tx, { import: id }) {
    const { fileName } = await lockOfFeed(tx, id, isCard);
    if (!(await rollBackRateCard(tx, id, clock.today().toString())))
      throw new Refusal('rule', texts.inForceStays);
    return { fileName };
  },
});

const payout = act<{ import: string }, void, { fileName: string; count: number }>({
  declaration: takeBackPayout,
  async preview(_context, tx, { import: id }) {
    const { fileName, imported } = await lockOfFeed(tx, id, isPayoutFeed);
    return {
      ...{ subject: `import:${id}`, subjectName: fileName, sentence: texts.takeBackPayout(fileName) },
      changes: [{ what: texts.rows, before: grouped(imported), after: texts.none }],
    };
  },
  async run(_context, tx, { import: id }) {
    const { fileName } = await lockOfFeed(tx, id, isPayoutFeed);
    return { fileName, count: await rollBackPayout(tx, id) };
  },
  async after({ db }, _input, answer) {
    await refreshBrokerage(db);
    return answer;
  },
});

const rebuild = act<{ arn?: string | undefined }>({
  declaration: rebuildBrokerage,
  async preview(_context, _tx, { arn }) {
    const whose = arn ?? texts.everybody;
    return {
      ...{ subject: arn === undefined ? 'rate-card:expected' : `arn:${arn}`, subjectName: whose },
      ...{ arn: arn ?? null, sentence: texts.rebuild(whose) },
      changes: [{ what: texts.expected, before: texts.asStored, after: texts.again }],
    };
  },
  run: async () => {},
  after: ({ db, clock }, { arn }) => rebuildExpected(db, todayInIndia(clock.now()), arn ?? null),
});

export const brokerageActs: readonly AnyAct[] = [card, takeBackCard, payout, rebuild];
