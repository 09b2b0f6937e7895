import { timingSafeEqual } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  decideConfirmation as decideConfirmationCall,
  OrderToConfirm,
  openConfirmation as openConfirmationCall,
  sendConfirmationOtp as sendConfirmationOtpCall,
} from '@hub/contract/calls/confirmation/confirmation';
import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { formatDate, formatRupees, maskContact, moneyOf, paise, todayInIndia, writeMoney } from '@hub/domain';
import type { CallContext, Opening, OpeningContext, Security } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { contactsOf } from '../../../client-messages/contacts.ts';
import { countMessages } from '../../../client-messages/count-messages.ts';
import { tellInvestor } from '../../../client-messages/send-to-investor.ts';
import { newCode } from '../../../codes/code.ts';
import { type NoteWrong, refuseLocked, tryCode } from '../../../codes/investor-guess.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement } from '../../../db/queries.ts';
import { peekLink, useLink } from '../../../links/links.ts';
import { setAnswered } from '../applications/application.repository.ts';
import { openConfirmed } from '../applications/open-folio.ts';
import { applyEvents } from '../orders/apply-events.ts';
import {
  type ConfirmationRow,
  countWrongOtp,
  findConfirmation,
  findDistributorName,
  findPerson,
  lockConfirmation,
  markOpened,
  setOtp,
  setStatus,
} from '../orders/confirmation.repository.ts';
import { enqueueWork } from '../orders/enqueue-work.ts';
import { tellDistributor } from '../orders/notices.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';
import type { OrderSummary } from '../orders/order-summary.ts';
import { confirmationTimes } from '../orders/order-times.ts';
import { findOrdersOf, lockOrdersOf, type OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder, startDebits } from '../payment/debit.service.ts';
import { newLink, payText } from '../place/investor-messages.ts';
import { checkInTurn } from '../place/place.service.ts';

type DeadLink = Exclude<ResponseOf<typeof openConfirmationCall>['link'], 'open'>;

export interface OpenLink {
  readonly arn: string;
  readonly confirmation: string;
}

/** What a token opens, asked by whoever has it. */
async function findByToken(
  { db, security, clock }: Pick<CallContext, 'db' | 'security' | 'clock'>,
  token: string,
  purpose: 'order-confirmation' | 'order-payment',
): Promise<OpenLink | DeadLink> {
  const link = await db.transaction('nobody', (tx) =>
    peekLink(tx, security.digest, { purpose, token, now: clock.now() }),
  );
  if (link.status !== 'open') return link.status;
  return { arn: link.arn, confirmation: (link.details as { confirmation: string }).confirmation };
}

const stateOf = (row: ConfirmationRow, now: Temporal.Instant): 'open' | DeadLink => {
  if (row.status === 'decided') return 'used';
  if (row.status !== 'open') return row.status;
  return Temporal.Instant.compare(now, Temporal.Instant.from(row.expiresAt)) >= 0 ? 'expired' : 'open';
};

/** Whoever tries tokens finds none of 256 bits; whoever tries much is slowed all the same. */
export const limitLinks = (context: Pick<CallContext, 'limit' | 'ip'>): Promise<void> =>
  context.limit({ name: 'confirm-address', key: context.ip, max: 3000, windowSeconds: 3600 });

type Purpose = Parameters<typeof findByToken>[2];

/** For a call that tells of a dead link in its answer. */
export const openOrTell =
  <Res>(purpose: Purpose, tell: (link: DeadLink) => Res) =>
  async (context: OpeningContext, token: string): Promise<Opening<OpenLink, Res>> => {
    await limitLinks(context);
    const found = await findByToken(context, token, purpose);
    return typeof found === 'string' ? { answer: tell(found) } : { opened: found };
  };

/** For a call that a dead link refuses. */
export const mustOpen = (purpose: Purpose) =>
  openOrTell<never>(purpose, (link) => {
    throw dead(link);
  });

/** By the investor, or by a mandate. */
function paidBy(order: OrderRow): Pick<OrderToConfirm, 'due' | 'debited'> {
  const due = order.due === null ? null : writeMoney(order.due);
  return isDebitedOrder(order) ? { due: null, debited: due } : { due, debited: null };
}

export function orderToConfirm(order: OrderRow & { readonly summary: OrderSummary }): OrderToConfirm {
  const { summary } = order;
  return {
    reference: order.reference,
    kind: order.kind,
    status: order.status,
    folioNo: order.folioNo,
    scheme: summary.scheme,
    target: summary.target,
    headline: summary.headline,
    ...paidBy(order),
    lines: summary.lines,
    navOn: order.navOn,
    risk: summary.risk,
  };
}

/** What the link shows. The first look is an event of every order in it. */
export async function openConfirmation(
  context: CallContext,
  _: RequestOf<typeof openConfirmationCall>,
  found: OpenLink,
): Promise<ResponseOf<typeof openConfirmationCall>> {
  const { db, clock } = context;
  const { arn } = found;
  const now = clock.now();
  return db.transaction({ arn }, async (tx) => {
    const row = await findConfirmation(tx, arn, found.confirmation);
    if (row === null) return { link: 'unknown' as const, confirmation: null };
    const state = stateOf(row, now);
    if (state !== 'open') return { link: state, confirmation: null };
    const person = await findPerson(tx, arn, row.investorId);
    if (person === null) return { link: 'unknown' as const, confirmation: null };
    if (await markOpened(tx, arn, row.id, `${now}`)) {
      const orders = await lockOrdersOf(tx, arn, row.id);
      const opened = orders.map((order) => ({
        order,
        event: { type: 'link-opened' as const },
        actor: 'investor' as const,
        at: now,
      }));
      await applyEvents(tx, opened);
    }
    const orders = await findOrdersOf(tx, arn, row.id);
    return {
      link: 'open' as const,
      confirmation: {
        investorName: person.name,
        distributor: { name: await findDistributorName(tx, arn), arn },
        contacts: contactsOf(context, person).map(({ channel, to }) => ({
          channel,
          masked: maskContact(to),
        })),
        expiresAt: row.expiresAt,
        now: `${now}`,
        orders: orders.filter(({ status }) => status === 'pending').map(orderToConfirm),
        disclosures: [...confirmationTexts.disclosures],
      },
    };
  });
}

const deadTexts = confirmationTexts.dead;
const dead = (state: DeadLink): Refusal => new Refusal('rule', deadTexts[state]);

/** Keyed outside the database, and of this confirmation and this sending only: another investor's code fits nothing. */
const hashOf = (security: Security, id: string, expiresAt: string, code: string): Buffer =>
  security.digest('otp', `confirmation:${id}:${expiresAt}:${code}`);

export async function sendConfirmationOtp(
  context: CallContext,
  { channel }: RequestOf<typeof sendConfirmationOtpCall>,
  found: OpenLink,
): Promise<ResponseOf<typeof sendConfirmationOtpCall>> {
  const { db, clock, security, brand } = context;
  const { arn } = found;
  const now = clock.now();
  const times = confirmationTimes(todayInIndia(now));
  await context.limit(
    {
      name: 'confirm-otp-pause',
      key: found.confirmation,
      max: 1,
      windowSeconds: times.otpPauseSeconds,
      message: texts.session.otpTooSoon,
    },
    {
      name: 'confirm-otp',
      key: found.confirmation,
      max: 8,
      windowSeconds: 3600,
      message: confirmationTexts.tooManyCodes,
    },
  );
  await refuseLocked(context, await ownerOf(context, found));
  return db.transaction({ arn }, async (tx) => {
    const row = await lockConfirmation(tx, arn, found.confirmation);
    if (row === null) throw dead('unknown');
    const state = stateOf(row, now);
    if (state !== 'open') throw dead(state);
    const person = await findPerson(tx, arn, row.investorId);
    const contact = person && contactsOf(context, person).find((one) => one.channel === channel);
    if (!contact) throw new Refusal('rule', confirmationTexts.noContact);
    const tooMany = await countMessages(context, tx, { arn, purpose: 'order-otp' }, [contact]);
    if (tooMany !== null) throw tooMany;
    const code = newCode();
    // The code is hashed with it, so it has no more digits than the database keeps.
    const expiresAt = `${now.add({ minutes: times.otpMinutes }).round('second')}`;
    await setOtp(tx, arn, row.id, {
      hash: hashOf(security, row.id, expiresAt, code).toString('base64url'),
      expiresAt,
    });
    await context.messenger.send(tx, {
      channel,
      to: contact.to,
      arn,
      purpose: 'order-otp',
      expiresInSeconds: times.otpMinutes * 60,
      ...(channel === 'EMAIL' ? { subject: `Your code for ${brand.name}` } : {}),
      text: confirmationTexts.otp(code, brand.name, times.otpMinutes),
    });
    return {
      sentTo: maskContact(contact.to),
      expiresAt,
      nextAt: `${now.add({ seconds: times.otpPauseSeconds })}`,
    };
  });
}

type Decided = ResponseOf<typeof decideConfirmationCall>;
type Outcome = { readonly refusal: Refusal } | { readonly reply: Decided };

/** Whose code it is. */
async function ownerOf(
  { db }: CallContext,
  { arn, confirmation }: { readonly arn: string; readonly confirmation: string },
): Promise<{ readonly arn: string; readonly investorId: string }> {
  const row = await findConfirmation(oneStatement(db, { arn }), arn, confirmation);
  if (row === null) throw dead('unknown');
  return { arn, investorId: row.investorId };
}

/** A wrong code is counted, so it is no error of the transaction. */
async function checkOtp(
  { security, clock }: Pick<CallContext, 'security' | 'clock'>,
  tx: Tx,
  row: ConfirmationRow,
  otp: string,
  noteWrong: NoteWrong,
): Promise<Refusal | null> {
  const now = clock.now();
  const { otpTries } = confirmationTimes(todayInIndia(now));
  const refused = (message: string) => new Refusal('rule', message, { fields: { otp: message } });
  if (row.otpHash === null || row.otpExpiresAt === null) return refused(texts.field.otp);
  if (Temporal.Instant.compare(now, Temporal.Instant.from(row.otpExpiresAt)) >= 0) {
    return refused(texts.session.otpExpired);
  }
  if (row.otpTries >= otpTries) return refused(texts.session.otpTooManyTries);
  const stored = Buffer.from(row.otpHash, 'base64url');
  const expiresAt = `${Temporal.Instant.from(row.otpExpiresAt)}`;
  if (timingSafeEqual(hashOf(security, row.id, expiresAt, otp), stored)) return null;
  await countWrongOtp(tx, row.arn, row.id);
  const person = await findPerson(tx, row.arn, row.investorId);
  await noteWrong(tx, person, await findDistributorName(tx, row.arn));
  const left = otpTries - row.otpTries - 1;
  return refused(left === 0 ? texts.session.otpTooManyTries : confirmationTexts.wrongCode(left));
}

/**
 * What the orders are confirmed as must still be allowed: a folio may be locked or a scheme closed since. What is
 * declined with them (`open`) takes nothing any more. The answer has the day on which each stop takes effect.
 */
async function checkAgain(
  tx: Tx,
  arn: string,
  orders: readonly OrderRow[],
  open: readonly OrderRow[],
  now: Temporal.Instant,
): Promise<Refusal | { readonly results: ReadonlyMap<string, object>; readonly book: FactBook }> {
  const terms = orders.map((order) => readTerms(order.terms as OrderTermsWire));
  const book = await readFacts(tx, arn, terms, { now, except: open.map(({ reference }) => reference) });
  const results = new Map<string, object>();
  let index = 0;
  for (const { block, preview } of checkInTurn(book, terms, now)) {
    const order = orders[index++];
    if (block !== null) {
      const scheme = order?.summary.scheme.name ?? '';
      const { title, why, fix } = findingText(block);
      // The spec's title says nothing of the day from which on it may be ordered again.
      const reason = block.code === 'contact-changed' ? `${why} ${fix}` : title;
      return new Refusal('rule', confirmationTexts.notAnyMore(scheme, reason));
    }
    if (order !== undefined && preview?.kind === 'stop') {
      results.set(order.reference, { stopsOn: `${preview.from}` });
    }
  }
  return { results, book };
}

/** A folio without money is done when it is in the book. */
async function finishFolios(
  tx: Tx,
  changed: readonly OrderRow[],
  at: Temporal.Instant,
): Promise<readonly OrderRow[]> {
  const isOpen = ({ kind, status }: OrderRow) => kind === 'folio' && status === 'confirmed';
  if (!changed.some(isOpen)) return changed;
  const step = (orders: readonly OrderRow[], type: 'submitted' | 'allotted') =>
    applyEvents(
      tx,
      orders.map((order) => ({ order, event: { type }, actor: 'system' as const, at })),
    );
  const opened = await step(await step(changed.filter(isOpen), 'submitted'), 'allotted');
  return [...changed.filter((order) => !isOpen(order)), ...opened];
}

const stopResult = (result: object | undefined) => (result === undefined ? {} : { result });

/** Each order confirmed or declined, once and for all. The moment is the stamp that counts for the cut-off. */
export async function decideConfirmation(
  context: CallContext,
  { token, otp, confirmed, declined }: RequestOf<typeof decideConfirmationCall>,
  found: OpenLink,
): Promise<Decided> {
  const { db, clock, security, brand, jobs } = context;
  const { arn } = found;
  const now = clock.now();
  const decideIn =
    (noteWrong: NoteWrong) =>
    async (tx: Tx): Promise<Outcome> => {
      const row = await lockConfirmation(tx, arn, found.confirmation);
      if (row === null) return { refusal: dead('unknown') };
      const state = stateOf(row, now);
      if (state !== 'open') return { refusal: dead(state) };
      const wrong = await checkOtp(context, tx, row, otp, noteWrong);
      if (wrong !== null) return { refusal: wrong };
      const orders = await lockOrdersOf(tx, arn, row.id);
      const open = orders.filter(({ status }) => status === 'pending');
      const chosen = new Set([...confirmed, ...declined]);
      const isWhole =
        chosen.size === open.length &&
        confirmed.length + declined.length === open.length &&
        open.every(({ reference }) => chosen.has(reference));
      if (!isWhole) return { refusal: new Refusal('conflict', confirmationTexts.ordersChanged) };
      const yes = open.filter(({ reference }) => confirmed.includes(reference));
      const checked = await checkAgain(tx, arn, yes, open, now);
      if (checked instanceof Refusal) return { refusal: checked };
      const { results, book } = checked;

      const changed = await applyEvents(
        tx,
        open.map((order) => ({
          order,
          event: {
            type: confirmed.includes(order.reference) ? ('confirmed' as const) : ('declined' as const),
          },
          actor: 'investor' as const,
          at: now,
          ...stopResult(results.get(order.reference)),
        })),
      );
      if (yes.length > 0) await openConfirmed(context, tx, arn, row.id);
      else await setAnswered(tx, arn, [row.id], 'declined', `${now}`);
      const done = await finishFolios(tx, changed, now);
      await setStatus(tx, arn, row.id, 'decided', `${now}`);
      await useLink(tx, security.digest, { purpose: 'order-confirmation', token, now });
      await tellDistributor(tx, done, now);
      await writeAudit(asSystem(tx), {
        arn,
        actor: 'investor',
        action: 'transact.decided',
        subject: row.id,
        details: { confirmed, declined },
        address: context.ip,
        requestId: context.requestId,
      });
      const due = changed.reduce(
        (sum, order) =>
          order.status === 'confirmed' && order.due !== null && !isDebitedOrder(order)
            ? sum + order.due
            : sum,
        0n,
      );
      const debit = await startDebits(context, tx, changed, book);
      await enqueueWork(jobs, tx);
      const reply = { orders: done.map(orderToConfirm), debit };
      if (due === 0n && debit === null) return { reply: { ...reply, payToken: null } };
      const url = await newLink(context, tx, { arn, purpose: 'order-payment', confirmation: row.id });
      const person = await findPerson(tx, arn, row.investorId);
      if (person !== null) {
        await tellInvestor(context, tx, person, {
          arn,
          purpose: 'order-payment',
          subject:
            due === 0n
              ? `Your transactions with ${brand.name}`
              : `Pay for your transactions with ${brand.name}`,
          text: payText(brand, {
            due: due === 0n ? null : formatRupees(paise(due)),
            debit: debit && {
              amount: formatRupees(moneyOf(debit.amount)),
              on: formatDate(Temporal.PlainDate.from(debit.on)),
            },
            url,
          }),
        });
      }
      return { reply: { ...reply, payToken: due === 0n ? null : url.slice(url.lastIndexOf('/') + 1) } };
    };
  const outcome = await tryCode(context, await ownerOf(context, found), (noteWrong) =>
    db.transaction({ arn }, decideIn(noteWrong)),
  );
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}
