import { addBusinessDays, businessDayOnOrAfter, clockInIndia, todayInIndia } from '@hub/domain';
import { channelFacts } from '@hub/domain/mandates/mandate-channels';
import type { Database, Tx } from '../../../../server/src/db/database.ts';
import { asSystem, oneStatement } from '../../../../server/src/db/queries.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import {
  deleteLot,
  findInFlight,
  findLotDebits,
  insertLot,
  LOT_DEBITS,
  lockLot,
  splitLot,
} from '../../../../server/src/ports/mandates/bank-debits.repository.ts';
import {
  type BankMandate,
  closeMandate,
  findMandate,
  insertMandate,
  lockMandate,
  lockUntold,
  writeMandate,
} from '../../../../server/src/ports/mandates/bank-mandates.repository.ts';
import { checkDebits, lotsOf } from '../../../../server/src/ports/mandates/check-debits.ts';
import type {
  AnswerWork,
  DebitAnswer,
  MandateAnswer,
  MandateRequest,
  Mandates,
} from '../../../../server/src/ports/mandates/mandates.ts';
import type { PageTokens } from '../../../../server/src/ports/payments/page-token.ts';
import { readCalendars } from '../../../../server/src/ports/registrar/reference-facts.repository.ts';
import { answerOfDebit } from './answer-of-debit.ts';
import { newUmrn } from './new-umrn.ts';

interface BankOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: PageTokens;
  /** Something was decided on the bank's page: an answer waits. */
  onNews?(tx: Tx): Promise<unknown>;
}

/** The page's side of the bank: what the account's holder sees and does there. */
export interface MandateBank {
  /** By the last part of the page's address; null when it is not one of ours. */
  open(slug: string): Promise<BankMandate | null>;
  approve(id: string): Promise<void>;
  /** With the bank's code. */
  reject(id: string, code: string): Promise<void>;
  /** The holder takes a mandate back. */
  revoke(id: string): Promise<void>;
  /**
   * A mandate that was made before the demo began: it waits for its holder, or is with the bank and is answered some
   * days from now. Answers where its page is.
   */
  adopt(tx: Tx, request: MandateRequest, how: { readonly isSent: boolean }): Promise<string>;
  /** Where the desk of the bank decides about a paper form. */
  pageOf(id: string): string;
}

const batchMandates = 500;
const indianNoon = 12;
const opensAt = 10;

/** The bank in our own house: people approve mandates on its page, and debits are answered at noon of their day. */
export function demoMandateBank(options: BankOptions): Mandates & { readonly bank: MandateBank } {
  const { db, clock, tokens } = options;
  const pageOf = (id: string) => `/demo/bank/mandates/${id}-${tokens.of(id)}`;
  const decide = (id: string, change: (mandate: BankMandate, tx: Tx) => Promise<void>) =>
    db.transaction('system', async (tx) => {
      const mandate = await lockMandate(tx, id);
      if (mandate === null) return;
      await change(mandate, tx);
      await options.onNews?.(tx);
    });
  return {
    async register(tx, request) {
      const now = clock.now();
      const isPaper = request.channel === 'paper';
      const answersAt = isPaper ? await answerTime(tx, request.channel, now) : null;
      const status = isPaper ? 'deciding' : 'waiting';
      await insertMandate(asSystem(tx), { request, status, answersAt, reported: isPaper ? 1 : 0, now });
      return { approvalUrl: isPaper ? null : pageOf(request.id) };
    },
    cancel: (tx, { id }) => closeMandate(asSystem(tx), id),
    async present(tx, debits) {
      checkDebits(debits);
      for (const lot of lotsOf(debits, LOT_DEBITS)) await insertLot(tx, lot.on, lot.debits, false);
    },
    inFlight: (system, ids) => findInFlight(system, { ids }),
    hasOpenDebit: async (system, umrn) => umrn !== null && (await findInFlight(system, { umrn })).size > 0,
    answerMandates: (work) => answerMandates(db, work),
    answerDebits: (work) => answerDebits(options, work),
    bank: {
      pageOf,
      async adopt(tx, request, { isSent }) {
        const now = clock.now();
        const answersAt = isSent ? await answerTime(tx, 'paper', now) : null;
        const status = isSent ? 'deciding' : 'waiting';
        await insertMandate(asSystem(tx), { request, status, answersAt, reported: isSent ? 1 : 0, now });
        return pageOf(request.id);
      },
      async open(slug) {
        const [, id = '', token = ''] = /^([A-Z0-9]{1,35})-([0-9a-f]{32})$/.exec(slug) ?? [];
        return tokens.isOf(id, token) ? findMandate(oneStatement(db, 'system'), id) : null;
      },
      approve: (id) =>
        decide(id, async (mandate, tx) => {
          if (mandate.status !== 'waiting' && mandate.status !== 'deciding') return;
          const now = clock.now();
          // The desk of the bank answers a form at once when a tester asks for it.
          const answersAt = mandate.status === 'deciding' ? now : await answerTime(tx, mandate.channel, now);
          await writeMandate(tx, id, { ...mandate, status: 'deciding', answersAt });
        }),
      reject: (id, code) =>
        decide(id, async (mandate, tx) => {
          if (mandate.status !== 'waiting' && mandate.status !== 'deciding') return;
          await writeMandate(tx, id, { ...mandate, status: 'rejected', code, answersAt: clock.now() });
        }),
      revoke: (id) =>
        decide(id, async (mandate, tx) => {
          if (mandate.status !== 'active') return;
          await writeMandate(tx, id, { ...mandate, status: 'cancelled' });
        }),
    },
  };
}

/** UPI is there at once; other banks answer some business days later, when they open. */
async function answerTime(
  tx: Tx,
  channel: BankMandate['channel'],
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const { answerDays } = channelFacts[channel];
  if (answerDays === 0) return now;
  const { isBusinessDay } = await readCalendars(tx);
  const from = businessDayOnOrAfter(todayInIndia(now), isBusinessDay.DEBT);
  const on = addBusinessDays(from, answerDays, isBusinessDay.DEBT);
  return on.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour: opensAt } }).toInstant();
}

async function answerMandates(db: Database, { now, take }: AnswerWork<MandateAnswer>): Promise<number> {
  let given = 0;
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      const untold = await lockUntold(tx, now, batchMandates);
      if (untold.length === 0) return 0;
      const answers: MandateAnswer[] = [];
      for (const mandate of untold) {
        const { answer, change } = nextAnswer(mandate, now);
        await writeMandate(tx, mandate.id, { ...mandate, ...change });
        answers.push(answer);
      }
      await take(tx, answers);
      return answers.length;
    });
    given += count;
    if (count === 0) return given;
  }
}

function nextAnswer(
  mandate: BankMandate,
  now: Temporal.Instant,
): { readonly answer: MandateAnswer; readonly change: Partial<BankMandate> } {
  const whose = { arn: mandate.arn, id: mandate.id, at: mandate.answersAt ?? now };
  if (mandate.status === 'cancelled')
    return { answer: { ...whose, at: now, type: 'cancelled' }, change: { reported: 3 } };
  if (mandate.status === 'rejected') {
    return { answer: { ...whose, type: 'rejected', code: mandate.code ?? '' }, change: { reported: 2 } };
  }
  if (mandate.reported === 0) return { answer: { ...whose, at: now, type: 'sent' }, change: { reported: 1 } };
  const umrn = newUmrn(mandate);
  return { answer: { ...whose, type: 'approved', umrn }, change: { status: 'active', umrn, reported: 2 } };
}

/** A lot that fails is split, so that one debit nobody can take holds up no other: it waits, and its error is thrown. */
async function answerDebits({ db }: BankOptions, { now, take }: AnswerWork<DebitAnswer>): Promise<number> {
  const clock = clockInIndia(now);
  const today = todayInIndia(now);
  const until = clock.hour >= indianNoon ? today : today.subtract({ days: 1 });
  const failed: string[] = [];
  let error: unknown = null;
  let given = 0;
  for (;;) {
    let lotId: string | null = null;
    let items = 0;
    try {
      await db.transaction('system', async (tx) => {
        const lot = await lockLot(tx, until, failed);
        if (lot === null) return;
        lotId = lot.id;
        const on = lot.debitOn;
        const at = on
          .toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour: indianNoon } })
          .toInstant();
        const debits = await findLotDebits(tx, lot.id);
        items = debits.length;
        await deleteLot(tx, lot.id);
        if (items > 0)
          await take(
            tx,
            debits.map((debit) => answerOfDebit(debit, { on, at })),
          );
      });
      given += items;
    } catch (thrown) {
      if (lotId === null) throw thrown;
      error = thrown;
      if (items > 1) await db.transaction('system', (tx) => splitLot(tx, String(lotId)));
      else failed.push(lotId);
      if (failed.length === mostFailures) break;
      continue;
    }
    if (lotId === null) break;
  }
  if (failed.length > 0) throw error;
  return given;
}

/** After so many debits that fail it is not the debits. */
const mostFailures = 10;
