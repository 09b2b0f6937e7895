import { todayInIndia } from '@hub/domain';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { insertOrders } from '../registrar.repository.ts';
import type { HeldAnswer, Registrar, RegistrarAnswer, RegistrarWork } from '../registrar.ts';
import type { RegistrarBook } from '../registrar-facts.ts';
import { reserveFolio } from '../reserve-folio.repository.ts';
import { openAnswerCheck } from './check-answers.ts';
import type { Exchange } from './exchange-folder.ts';
import { findDecided, reopenHeld, settleHeld } from './held-lines.repository.ts';
import { judgeHeldLine, judgeLine, unknownReference } from './judge-line.ts';
import { orderFile } from './order-file.ts';
import {
  assignFile,
  closeOrders,
  findExistingFiles,
  findFileOrders,
  findUnwritten,
  type GivenAnswer,
  lockSent,
  lockWaiting,
  markWritten,
  noteAnswers,
  noteRead,
} from './registrar-files.repository.ts';
import { type BadLine, type ResponseFile, readResponseFile } from './response-file.ts';
import { takePayouts } from './take-payouts.ts';

interface FileOptions {
  readonly db: Database;
  readonly book: RegistrarBook;
  readonly exchange: Exchange;
  readonly log?: { warn(details: object, message: string): void };
  /** Orders in one file. */
  readonly fileOrders?: number;
}

const defaultFileOrders = 5000;

/** Registrars that are reached through files (docs/features/registrar-files.md): orders go out, responses come in. */
export function fileRegistrar(options: FileOptions): Registrar {
  return {
    reserveFolio,
    // The registrar works out the days: nothing is dated here.
    submit: (tx, orders) =>
      insertOrders(
        tx,
        orders.map((order) => ({ order, dates: null, calendar: 'EQUITY' })),
        '',
      ),
    async work(work) {
      const refused = await assignOrders(options, work);
      await writeFiles(options);
      const answered = await readFiles(options, work);
      return refused + answered + (await takeDecided(options, work));
    },
  };
}

/** Gives every waiting order its file, one for each registrar; returns how many were rejected instead. */
async function assignOrders(
  { db, fileOrders = defaultFileOrders }: FileOptions,
  { now, take }: RegistrarWork,
): Promise<number> {
  let refused = 0;
  const date = todayInIndia(now).toString().replaceAll('-', '');
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      const waiting = await lockWaiting(tx, fileOrders);
      const lost = waiting.filter(({ rta }) => rta === null);
      if (lost.length > 0) {
        await closeOrders(
          tx,
          lost.map(({ id }) => id),
        );
        await take(
          tx,
          lost.map(({ arn, reference }) => ({
            type: 'rejected',
            arn,
            reference,
            at: now,
            code: 'scheme_invalid',
            remark: 'NO REGISTRAR FOR THE SCHEME',
          })),
        );
        refused += lost.length;
      }
      for (const rta of ['CAMS', 'KFIN'] as const) {
        const ids = waiting.filter((order) => order.rta === rta).map(({ id }) => id);
        if (ids.length > 0) await assignFile(tx, `orders-${rta.toLowerCase()}-${date}`, ids);
      }
      return waiting.length;
    });
    if (count < fileOrders) return refused;
  }
}

/** Killed in the middle, the same file is written again with the same orders. */
async function writeFiles({ db, exchange }: FileOptions): Promise<void> {
  const queries = oneStatement(db, 'system');
  for (const name of await findUnwritten(queries)) {
    await exchange.write(name, orderFile(await findFileOrders(queries, name)));
    await markWritten(queries, name);
  }
}

async function readFiles({ db, book, exchange, log }: FileOptions, work: RegistrarWork): Promise<number> {
  const names = await exchange.list();
  const recorded = await findExistingFiles(oneStatement(db, 'system'), names);
  let answered = 0;
  for (const name of names.filter((one) => !recorded.has(one))) {
    const file = readResponseFile(await exchange.read(name));
    if (file === null) continue;
    // Units of a switch leave in one transaction and arrive in the next: an order has one answer in each.
    const left = { lines: file.lines.filter(({ status }) => status === 'out'), bad: [] };
    const rest = file.lines.filter(({ status }) => status !== 'out');
    const out = await db.transaction('system', (tx) => takeLines(tx, book, left, work));
    const all = await db.transaction('system', async (tx) => {
      const taken = await takeLines(tx, book, { lines: rest, bad: [...file.bad, ...out.bad] }, work);
      const bad = [...taken.bad, ...(await takePayouts(tx, file.paid, work))];
      await noteRead(tx, name, file.lines.length + file.paid.length + file.bad.length, bad);
      return { ...taken, bad };
    });
    answered += out.answered + all.answered;
    if (all.bad.length > 0)
      log?.warn({ file: name, lines: all.bad.length }, 'a person has to look at response lines');
  }
  return answered;
}

/** Gives the answers of the lines that are new, and says which lines a person has to look at. */
async function takeLines(
  tx: Tx,
  book: RegistrarBook,
  file: Pick<ResponseFile, 'lines' | 'bad'>,
  work: RegistrarWork,
): Promise<{ readonly answered: number; readonly bad: readonly BadLine[] }> {
  if (file.lines.length === 0) return { answered: 0, bad: file.bad };
  const { now, take, hold } = work;
  const sent = await lockSent(
    tx,
    file.lines.map(({ reference }) => reference),
  );
  const byReference = new Map(sent.map((one) => [one.order.reference, one]));
  const check = await openAnswerCheck(tx, book, file.lines, byReference, now);
  const answers: RegistrarAnswer[] = [];
  const given: GivenAnswer[] = [];
  const bad: BadLine[] = [...file.bad];
  const held = new Map<string, HeldAnswer>();
  for (const line of file.lines) {
    const found = byReference.get(line.reference);
    const verdict = found === undefined ? { reason: unknownReference } : judgeLine(line, found, check, now);
    if (verdict === 'known') continue;
    if ('reason' in verdict) {
      bad.push({ ...line, reason: verdict.reason });
      if (found !== undefined && found.status !== null) {
        const { arn, reference } = found.order;
        held.set(reference, { arn, reference, at: now });
      }
      continue;
    }
    answers.push(verdict.answer);
    given.push(verdict.given);
    byReference.set(line.reference, verdict.after);
  }
  if (given.length > 0) await noteAnswers(tx, given);
  if (answers.length > 0) await take(tx, answers);
  if (held.size > 0) await hold?.(tx, [...held.values()]);
  return { answered: answers.length, bad };
}

/** Takes what the operator has decided to take after all, each by itself. */
async function takeDecided({ db, book, log }: FileOptions, work: RegistrarWork): Promise<number> {
  const errors: unknown[] = [];
  let answered = 0;
  for (const id of await findDecided(oneStatement(db, 'system'))) {
    try {
      const reason = await db.transaction('system', (tx) => takeHeldLine(tx, book, id, work));
      if (reason === null) answered += 1;
      else log?.warn({ line: id, reason }, 'a held answer cannot be taken any more');
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return answered;
}

/** Null, or why it cannot be taken: then it waits for another decision. */
async function takeHeldLine(
  tx: Tx,
  book: RegistrarBook,
  id: string,
  { now, take }: RegistrarWork,
): Promise<string | null> {
  const verdict = await judgeHeldLine(tx, book, id, now);
  if ('reason' in verdict) {
    await reopenHeld(tx, id, verdict.reason);
    return verdict.reason;
  }
  await noteAnswers(tx, [verdict.given]);
  await take(tx, [verdict.answer]);
  await settleHeld(tx, id, now);
  return null;
}
