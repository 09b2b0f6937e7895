import { moneyOf } from '@hub/domain';
import {
  type BrokerageGap,
  brokerageGaps,
  type ExpectedBrokerage,
  type ReceivedBrokerage,
} from '@hub/domain/brokerage/gaps/gaps';
import type { RateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { perMillion } from '@hub/domain/money/per-million';
import type { Tx } from '../../../db/database.ts';
import type { BrokerageMonth } from '../months/stale-months.repository.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { expectedClawbacks } from './expected-clawbacks.ts';
import {
  type ExpectedRow,
  findDoubts,
  findPaid,
  forgetGaps,
  type Place,
  type ReceivedRow,
  readExpected,
  readReceived,
  writeGaps,
} from './gaps.repository.ts';

const placesPerPage = 5000;

/** Sets what came against what was expected, for months of which something came. */
export async function makeGaps(tx: Tx, months: readonly BrokerageMonth[]): Promise<void> {
  await forgetGaps(tx, months);
  const paid = await findPaid(tx, months);
  const cards = paid.length === 0 ? [] : await readRateCards(tx);
  for (const month of paid) await writeGaps(tx, month, await gapsOf(tx, month, cards));
}

async function gapsOf(tx: Tx, month: BrokerageMonth, cards: readonly RateCard[]): Promise<BrokerageGap[]> {
  const gaps: BrokerageGap[] = [];
  const clawbacks = await expectedClawbacks(tx, month, cards);
  const taken: ReceivedBrokerage[] = [];
  let after: Place = { folioNo: '', schemeCode: '' };
  for (;;) {
    const places = await findDoubts(tx, month, after, placesPerPage);
    const last = places.at(-1);
    if (last === undefined) break;
    const received = (await readReceived(tx, month, places)).map((row) => receivedOf(row, month));
    const incentives = received.filter(({ kind }) => kind === 'incentive').map(asExpected);
    const due = places.filter(({ isPaid }) => isPaid);
    const expected = (await readExpected(tx, month, due)).map((row) => expectedOf(row, month));
    const others = received.filter(({ kind }) => kind !== 'clawback');
    taken.push(...received.filter(({ kind }) => kind === 'clawback'));
    gaps.push(...brokerageGaps([...expected, ...incentives], others));
    after = last;
  }
  return [...gaps, ...brokerageGaps(clawbacks, taken)];
}

const rateOf = (text: string | null) => (text === null ? null : perMillion(BigInt(text)));

const expectedOf = (row: ExpectedRow, { month }: BrokerageMonth): ExpectedBrokerage => ({
  folio: row.folioNo,
  scheme: row.schemeCode,
  month: month.slice(0, 7),
  kind: 'trail',
  reference: '',
  amount: moneyOf(row.amount),
  rate: rateOf(row.rate),
  days: row.days,
  gstBasis: row.gstBasis,
});

/** Rate and days explain trail alone. */
const receivedOf = (row: ReceivedRow, { month }: BrokerageMonth): ReceivedBrokerage => ({
  folio: row.folioNo,
  scheme: row.schemeCode,
  month: month.slice(0, 7),
  kind: row.kind,
  reference: row.kind === 'trail' ? '' : row.trxnNo,
  amount: moneyOf(row.amount),
  rate: row.kind === 'trail' ? rateOf(row.rate) : null,
  days: row.kind === 'trail' ? row.days : null,
  hold: row.holdReason,
});

/** Whether an incentive is due nobody knows here: one that came is right, and may be held. */
const asExpected = (line: ReceivedBrokerage): ExpectedBrokerage => ({
  ...line,
  days: 0,
  gstBasis: null,
});
