import { randomUUID } from 'node:crypto';
import { writeTerms } from '@hub/contract/orders/terms/terms-schema';
import {
  businessDayOnOrBefore,
  maskContact,
  milliUnits,
  paise,
  todayInIndia,
  unitsOf,
  writeUnits,
} from '@hub/domain';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { OrderEvent } from '@hub/domain/orders/state/order';
import { dueOf, type FormTerms } from '@hub/domain/orders/terms/order-terms';
import type { JobContext } from '../../../server/src/calls/job-context.ts';
import { newReference } from '../../../server/src/calls/new-reference.ts';
import type { Tx } from '../../../server/src/db/database.ts';
import {
  type Actor,
  accountsOf,
  applyEvents,
  expiryOf,
  type FactBook,
  type FolioRow,
  insertCartItems,
  insertConfirmation,
  insertOrders,
  lockOrders,
  noteCredit,
  noteRefunds,
  notifyDistributor,
  pollRegistrar,
  readFacts,
  setStatus,
  submitOrders,
  summaryOf,
  unitsOut,
} from '../../../server/src/features/transact/transact.public.ts';
import { readCalendars } from '../../../server/src/ports/registrar/reference-facts.repository.ts';
import type { DemoBank } from '../ports/payments/demo-bank.ts';
import { makeDemoApplications } from './demo-applications.ts';
import { countOrders, type DemoFolio, findDemoFolios } from './demo-orders.repository.ts';
import { demoPlanTerms, planExamples } from './demo-plan-terms.ts';

type Step = 'opened' | 'confirmed' | 'declined' | 'expired' | 'paid' | 'cancelled';

/** Plans in every state: on their way, registered, paused, and a stop that waits for its day. */
async function makePlanOrders(
  tx: Tx,
  arn: string,
  bank: DemoBank | null,
  now: Temporal.Instant,
): Promise<void> {
  // From the end of the list: the other examples are of those at its beginning.
  const folios = (await findDemoFolios(tx, arn, 60)).reverse();
  const book = await readFacts(tx, arn, folios, { now });
  const others = folios.map(({ schemeCode }) => schemeCode);
  const free = new Set(folios);
  for (const { kind, hoursAgo, steps } of planExamples) {
    const at = now.subtract({ hours: hoursAgo });
    for (const folio of free) {
      const terms = demoPlanTerms(kind, folio, book, { today: todayInIndia(at), others });
      if (terms === null || (await makeOrder(tx, arn, { terms, at, steps, book, bank })) === null) continue;
      free.delete(folio);
      break;
    }
  }
}

/** How each example goes: what is ordered, how many hours ago, and what happened since, an hour apart. */
const examples: readonly {
  readonly kind: 'lumpsum' | 'redeem' | 'switch' | 'reject';
  readonly hoursAgo: number;
  readonly steps: readonly Step[];
}[] = [
  { kind: 'lumpsum', hoursAgo: 2, steps: [] },
  { kind: 'redeem', hoursAgo: 21, steps: ['opened'] },
  { kind: 'switch', hoursAgo: 46, steps: ['opened'] },
  { kind: 'lumpsum', hoursAgo: 70, steps: ['expired'] },
  { kind: 'redeem', hoursAgo: 30, steps: ['opened', 'declined'] },
  { kind: 'lumpsum', hoursAgo: 5, steps: ['opened', 'confirmed'] },
  { kind: 'lumpsum', hoursAgo: 6, steps: ['opened', 'confirmed', 'paid'] },
  { kind: 'lumpsum', hoursAgo: 240, steps: ['opened', 'confirmed', 'paid'] },
  { kind: 'redeem', hoursAgo: 215, steps: ['opened', 'confirmed'] },
  { kind: 'switch', hoursAgo: 290, steps: ['opened', 'confirmed'] },
  { kind: 'reject', hoursAgo: 190, steps: ['opened', 'confirmed', 'paid'] },
  { kind: 'lumpsum', hoursAgo: 50, steps: ['opened', 'confirmed', 'paid', 'cancelled'] },
];

type Example = (typeof examples)[number];

function termsOf(
  { kind }: Example,
  folio: DemoFolio,
  {
    account,
    euin,
    other,
  }: { readonly account: string; readonly euin: string | null; readonly other: string },
): FormTerms {
  const any = { folioNo: folio.folioNo, schemeCode: folio.schemeCode };
  const advised = { euin, isExecutionOnly: euin === null, subArn: null };
  const tenth = milliUnits(unitsOf(folio.units) / 10n);
  switch (kind) {
    case 'redeem':
      return { kind, ...any, quantity: { by: 'units', units: tenth }, account };
    case 'switch':
      return {
        kind,
        ...any,
        ...advised,
        toSchemeCode: other,
        idcw: 'Z',
        quantity: { by: 'units', units: tenth },
      };
    default: {
      // The demo's registrar rejects amounts that end in 013.
      const amount = paise(kind === 'reject' ? 1_501_300n : 2_500_000n);
      return {
        kind: 'lumpsum',
        ...any,
        ...advised,
        idcw: 'Z',
        amount,
        payMode: 'netbanking',
        account,
        mandate: null,
      };
    }
  }
}

const actors: Readonly<Record<Step, Actor>> = {
  opened: 'investor',
  confirmed: 'investor',
  declined: 'investor',
  expired: 'system',
  paid: 'bank',
  cancelled: 'distributor',
};

/** Makes one example as it would have gone, step by step through the same rules. */
async function makeOne(
  tx: Tx,
  arn: string,
  example: Example,
  {
    folio,
    other,
    bank,
  }: { readonly folio: DemoFolio; readonly other: string; readonly bank: DemoBank | null },
  now: Temporal.Instant,
): Promise<void> {
  const at = now.subtract({ hours: example.hoursAgo });
  const book = await readFacts(tx, arn, [{ ...folio, toSchemeCode: other }], { now: at });
  const row = book.folioOf(folio.folioNo);
  const facts = book.factsOf({ ...folio, toSchemeCode: other });
  const account = facts.folio?.banks[0]?.key;
  if (row === null || account === undefined) return;
  const euin =
    facts.distributor.euins.find(({ validTo }) => validTo === null || `${validTo}` > `${at}`)?.euin ?? null;
  const terms = termsOf(example, folio, { account, euin, other });
  await makeOrder(tx, arn, { terms, at, steps: example.steps, book, bank });
}

interface DemoOrder {
  readonly terms: FormTerms;
  readonly at: Temporal.Instant;
  readonly steps: readonly Step[];
  readonly book: FactBook;
  readonly bank: DemoBank | null;
}

/** One order as it would have gone, unless pre-flight has something against it. The id of its link; null: not made. */
async function makeOrder(
  tx: Tx,
  arn: string,
  { terms, at, steps, book, bank }: DemoOrder,
): Promise<string | null> {
  const row = book.folioOf(terms.folioNo);
  const own = book.factsOf(terms);
  if (row === null || checkOrder(terms, own, at).some(({ level }) => level === 'block')) return null;
  const preview = previewOrder(terms, own, at);
  const summary = summaryOf(terms, own, preview, book);
  const confirmationId = randomUUID();
  const reference = newReference('H');
  const out = unitsOut(preview);
  const isOpen = steps.every((step) => step === 'opened');
  await insertConfirmation(
    tx,
    arn,
    {
      id: confirmationId,
      investorId: row.investorId,
      sentTo: row.mobile === null ? [] : [maskContact(row.mobile)],
      expiresAt: `${expiryOf([terms.kind], at, todayInIndia(at))}`,
    },
    `${at}`,
  );
  await insertOrders(
    tx,
    arn,
    [
      {
        reference,
        kind: terms.kind,
        type: 'POSTLOGIN',
        investorId: row.investorId,
        folioNo: terms.folioNo,
        schemeCode: terms.schemeCode,
        terms: writeTerms(terms),
        summary,
        due: dueOf(terms),
        unitsOut: out === 0n ? null : writeUnits(milliUnits(out)),
        navOn: summary.navOn,
        confirmationId,
      },
    ],
    `${at}`,
  );
  const stopsOn = preview?.kind === 'stop' ? { stopsOn: `${preview.from}` } : undefined;
  for (const [index, step] of steps.entries()) {
    const stepAt = at.add({ minutes: 20 * (index + 1) });
    if (step === 'paid') await payDemoOrder(tx, arn, reference, row, bank, stepAt);
    await takeStep(tx, arn, reference, step, stepAt, step === 'confirmed' ? stopsOn : undefined);
  }
  if (!isOpen) {
    const status = steps.includes('expired') ? 'expired' : 'decided';
    await setStatus(tx, arn, confirmationId, status, `${at.add({ minutes: 40 })}`);
  }
  return confirmationId;
}

const paymentOf = (reference: string): string => `DEMO${reference}`;

/** In the bank's books and in ours, so that what is cancelled later can be given back. */
async function payDemoOrder(
  tx: Tx,
  arn: string,
  reference: string,
  { name, banks, mobile, email }: FolioRow,
  bank: DemoBank | null,
  at: Temporal.Instant,
): Promise<void> {
  const [order] = await lockOrders(tx, arn, [reference]);
  const [account] = accountsOf(banks);
  if (order === undefined || order.due === null || account === undefined) return;
  const id = paymentOf(reference);
  await bank?.remember(
    tx,
    {
      reference: id,
      amount: order.due,
      mode: 'netbanking',
      payer: { name, accountNo: account.account, ifsc: account.ifsc, mobile, email },
      returnUrl: '/',
      note: reference,
    },
    id,
    at,
  );
  await noteCredit(
    tx,
    { paymentId: id, reference: id, arn, amount: order.due, name: id, receivedAt: `${at}` },
    `${at}`,
  );
}

async function takeStep(
  tx: Tx,
  arn: string,
  reference: string,
  step: Step,
  at: Temporal.Instant,
  result?: object,
): Promise<void> {
  const [order] = await lockOrders(tx, arn, [reference]);
  if (order === undefined || (step === 'paid' && order.due === null)) return;
  const events: Readonly<Record<Step, () => OrderEvent>> = {
    opened: () => ({ type: 'link-opened' }),
    confirmed: () => ({ type: 'confirmed' }),
    declined: () => ({ type: 'declined' }),
    expired: () => ({ type: 'link-expired' }),
    paid: () => ({ type: 'money-received', payment: paymentOf(reference), amount: order.due ?? paise(0n) }),
    cancelled: () => ({ type: 'cancelled' }),
  };
  const details = step === 'paid' ? { creditedAt: `${at}` } : {};
  const [after] = await applyEvents(tx, [
    {
      order,
      event: events[step](),
      actor: actors[step],
      details,
      at,
      ...(step === 'cancelled' && { unitsOut: '0' }),
      ...(result !== undefined && { result }),
    },
  ]);
  if (after === undefined) return;
  await notifyDistributor(tx, [after], at);
  await noteRefunds(tx, [{ before: order, after }], 'The order was cancelled', at);
}

/** Old enough that the registrar has answered since, whatever weekend or holiday lies between. */
const answeredHours = 168;

type Context = Pick<JobContext, 'db' | 'clock' | 'registrar' | 'payments' | 'messenger' | 'brand'>;

const workOfRegistrar = async (context: Context): Promise<void> => {
  await submitOrders(context);
  await pollRegistrar(context);
};

/** Now, or the evening of the last day on which the registrar worked: it works on business days only. */
async function lastWorkOf({ db, clock }: Context): Promise<Temporal.Instant> {
  const { isBusinessDay } = await db.transaction('system', readCalendars);
  const day = businessDayOnOrBefore(clock.today(), (date) =>
    Object.values(isBusinessDay).every((isOpen) => isOpen(date)),
  );
  if (day.equals(clock.today())) return clock.now();
  return day.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour: 20 } }).toInstant();
}

/**
 * Examples of orders in every status, for the demo's distributor: sent, opened, lapsed, declined, paid, with the
 * registrar, booked, rejected, cancelled; and two in the cart. Made once: first the old ones, which the registrar
 * answers on its last business day, then those that are under way.
 */
export async function makeDemoOrders(context: Context, arn: string, bank: DemoBank | null): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const isOld = ({ hoursAgo }: Example): boolean => hoursAgo > answeredHours;
  const make = async (tx: Tx, which: (example: Example) => boolean): Promise<readonly DemoFolio[]> => {
    const folios = await findDemoFolios(tx, arn, examples.length + 2);
    for (const [index, example] of examples.entries()) {
      const folio = folios[index];
      const other = folios.find(({ schemeCode }) => schemeCode !== folio?.schemeCode)?.schemeCode;
      if (folio !== undefined && other !== undefined && which(example)) {
        await makeOne(tx, arn, example, { folio, other, bank }, now);
      }
    }
    return folios.slice(examples.length);
  };

  const worksAt = await lastWorkOf(context);
  const isOldMade = await db.transaction('system', async (tx) => {
    if ((await countOrders(tx, arn)) > 0) return false;
    await make(tx, isOld);
    return true;
  });
  if (isOldMade) {
    await workOfRegistrar({ ...context, clock: { now: () => worksAt, today: () => todayInIndia(worksAt) } });
  }

  const isMade = await db.transaction('system', async (tx) => {
    if ((await countOrders(tx, arn)) > examples.filter(isOld).length) return false;
    const free = await make(tx, (example) => !isOld(example));
    await fillCart(tx, arn, free, now);
    await makePlanOrders(tx, arn, bank, now);
    await makeDemoApplications(tx, {
      arn,
      now,
      registrar: context.registrar,
      makeOrder: async (terms, at, steps) =>
        makeOrder(tx, arn, { terms, at, steps, book: await readFacts(tx, arn, [terms], { now: at }), bank }),
    });
    return true;
  });
  if (isMade) await workOfRegistrar(context);
}

async function fillCart(
  tx: Tx,
  arn: string,
  folios: readonly DemoFolio[],
  now: Temporal.Instant,
): Promise<void> {
  const book = await readFacts(tx, arn, folios, { now });
  const items = folios.flatMap((folio) => {
    const facts = book.factsOf(folio);
    const account = facts.folio?.banks[0]?.key;
    if (account === undefined) return [];
    const terms = termsOf({ kind: 'lumpsum', hoursAgo: 0, steps: [] }, folio, {
      account,
      euin: facts.distributor.euins[0]?.euin ?? null,
      other: '',
    });
    return [{ id: randomUUID(), investorId: folio.investorId, terms: writeTerms(terms) }];
  });
  if (items.length > 0) await insertCartItems(tx, arn, items, `${now}`);
}
