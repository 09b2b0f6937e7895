import { rejectionReasons } from '@hub/contract';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms-schema';
import { type OrderTerms, writeMoney, writeNav, writeUnits } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { RegistrarAnswer, RegistrarOrder } from '../../ports/registrar/registrar.ts';
import { bookOf } from '../book/book.public.ts';
import type { JobContext } from '../job-context.ts';
import { applyEvents, type Happening, noteEvents } from './apply-events.ts';
import { tellDistributor } from './notices.ts';
import { lockAnswered, lockToSubmit, type OrderRow } from './orders.repository.ts';
import { noteRefunds } from './refunds.ts';

type Platform = Pick<JobContext, 'db' | 'clock' | 'registrar'>;

const submittedAtOnce = 500;

function quantityOf(terms: OrderTerms): RegistrarOrder['quantity'] {
  return terms.kind === 'lumpsum' ? { by: 'amount', amount: terms.amount } : terms.quantity;
}

function registrarOrder(order: OrderRow): RegistrarOrder {
  const terms = readTerms(order.terms as OrderTermsWire);
  const advised = terms.kind === 'redeem' ? null : terms;
  return {
    arn: order.arn,
    reference: order.reference,
    kind: terms.kind,
    folioNo: terms.folioNo,
    schemeCode: terms.schemeCode,
    toSchemeCode: terms.kind === 'switch' ? terms.toSchemeCode : null,
    idcw: terms.kind === 'redeem' ? 'Z' : terms.idcw,
    quantity: quantityOf(terms),
    euin: advised?.euin ?? null,
    isExecutionOnly: advised?.isExecutionOnly ?? false,
    subArn: advised?.subArn ?? null,
    confirmedAt: Temporal.Instant.from(order.confirmedAt as string),
    fundsAt: order.fundsAt === null ? null : Temporal.Instant.from(order.fundsAt),
    account: terms.kind === 'switch' ? null : terms.account,
  };
}

/** Hands over what is confirmed and paid; the handing over and its event are one transaction. */
export async function submitOrders({ db, clock, registrar }: Platform): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const orders = await lockToSubmit(tx, submittedAtOnce);
    if (orders.length === 0) return 0;
    await registrar.submit(tx, orders.map(registrarOrder));
    await applyEvents(
      tx,
      orders.map((order) => ({
        order,
        event: { type: 'submitted' as const },
        actor: 'system' as const,
        at: now,
      })),
    );
    return orders.length;
  });
}

type AllottedAnswer = Exclude<RegistrarAnswer, { readonly type: 'rejected' }>;

/** What a leg came to, as the order keeps it. */
const legOf = ({ entries: [entry], navDate, nav, units, amount }: AllottedAnswer) => ({
  schemeCode: entry?.schemeCode ?? '',
  units: writeUnits(units),
  nav: writeNav(nav),
  navOn: navDate.toString(),
  amount: writeMoney(amount),
});

type Leg = ReturnType<typeof legOf>;
const legsOf = (order: OrderRow): Leg[] => (order.result as { readonly legs?: Leg[] } | null)?.legs ?? [];

/** Writes the registrar's answers: units to the ledger by the book's own door, an event to each order. */
async function takeAnswers(tx: Tx, answers: readonly RegistrarAnswer[]): Promise<void> {
  const orders = new Map(
    (
      await lockAnswered(
        tx,
        answers.map(({ reference }) => reference),
      )
    ).map((order) => [order.reference, order]),
  );
  const allotted: Happening[] = [];
  const rejected: Happening[] = [];
  const legs: Parameters<typeof noteEvents>[1][number][] = [];
  const entries = [];
  for (const answer of answers) {
    const order = orders.get(answer.reference);
    if (order === undefined)
      throw new Error(`The registrar answers to ${answer.reference}, which is no order`);
    if (answer.type === 'rejected') {
      const { words, fix } = rejectionReasons[answer.code];
      rejected.push({
        order,
        event: { type: 'rejected' },
        actor: 'registrar',
        details: { code: answer.code },
        at: answer.at,
        unitsOut: '0',
        result: { rejection: { code: answer.code, title: words, fix, remark: answer.remark } },
      });
      continue;
    }
    entries.push(...answer.entries);
    const result = { legs: [...legsOf(order), legOf(answer)] };
    const happening = {
      order,
      actor: 'registrar' as const,
      details: legOf(answer),
      at: answer.at,
      unitsOut: '0',
      result,
    };
    if (answer.type === 'allotted') allotted.push({ ...happening, event: { type: 'allotted' } });
    else legs.push({ ...happening, type: 'leg-done' });
  }
  if (entries.length > 0) await bookOf(tx).post(entries, { allNew: true });
  const changed = await applyEvents(tx, [...allotted, ...rejected]);
  await noteEvents(tx, legs);
  await noteRefunds(
    tx,
    changed.flatMap((after) => {
      const before = orders.get(after.reference);
      return before !== undefined && after.status === 'rejected' ? [{ before, after }] : [];
    }),
    'The registrar rejected the order',
    answers[0]?.at ?? Temporal.Instant.fromEpochMilliseconds(0),
  );
  await tellDistributor(tx, changed, answers[0]?.at ?? Temporal.Instant.fromEpochMilliseconds(0));
}

/** Lets the registrar answer what it can answer by now. */
export async function askRegistrar({ db, clock, registrar }: Platform): Promise<number> {
  const given = await registrar.work({ now: clock.now(), take: takeAnswers });
  if (given > 0) await db.transaction('system', (tx) => bookOf(tx).refreshStaleAum());
  return given;
}
