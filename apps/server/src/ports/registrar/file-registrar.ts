import { todayInIndia } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { answerOfLine } from './answer-of-line.ts';
import type { Exchange } from './exchange-folder.ts';
import { orderFile } from './order-file.ts';
import { insertOrders } from './registrar.repository.ts';
import type { Registrar, RegistrarAnswer, RegistrarWork } from './registrar.ts';
import {
  assignFile,
  closeOrders,
  findFileOrders,
  findKnownFiles,
  findUnwritten,
  lockSent,
  lockWaiting,
  markSwitchedOut,
  markWritten,
  noteRead,
} from './registrar-files.repository.ts';
import { reserveFolio } from './reserve-folio.repository.ts';
import { type BadLine, type ResponseFile, readResponseFile } from './response-file.ts';

interface FileOptions {
  readonly db: Database;
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
      return refused + (await readFiles(options, work));
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

async function readFiles({ db, exchange, log }: FileOptions, work: RegistrarWork): Promise<number> {
  const names = await exchange.list();
  const known = await findKnownFiles(oneStatement(db, 'system'), names);
  let answered = 0;
  for (const name of names.filter((one) => !known.has(one))) {
    const file = readResponseFile(await exchange.read(name));
    if (file === null) continue;
    // Units of a switch leave in one transaction and arrive in the next: an order has one answer in each.
    const left = { lines: file.lines.filter(({ status }) => status === 'out'), bad: [] };
    const rest = file.lines.filter(({ status }) => status !== 'out');
    const out = await db.transaction('system', (tx) => takeLines(tx, left, work));
    const all = await db.transaction('system', async (tx) => {
      const taken = await takeLines(tx, { lines: rest, bad: [...file.bad, ...out.bad] }, work);
      await noteRead(tx, name, file.lines.length + file.bad.length, taken.bad);
      return taken;
    });
    answered += out.answered + all.answered;
    if (all.bad.length > 0)
      log?.warn({ file: name, lines: all.bad.length }, 'a person has to look at response lines');
  }
  return answered;
}

/** Gives the answers of the lines that are new, and says which lines nobody can take. */
async function takeLines(
  tx: Tx,
  file: ResponseFile,
  { now, take }: RegistrarWork,
): Promise<{ readonly answered: number; readonly bad: readonly BadLine[] }> {
  const sent = await lockSent(
    tx,
    file.lines.map(({ reference }) => reference),
  );
  const byReference = new Map(sent.map((one) => [one.order.reference, one]));
  const answers: RegistrarAnswer[] = [];
  const closed: string[] = [];
  const switched: string[] = [];
  const bad: BadLine[] = [...file.bad];
  const seen = new Set<string>();
  for (const line of file.lines) {
    const found = byReference.get(line.reference);
    if (found === undefined) bad.push({ ...line, reason: 'Nobody knows this reference' });
    // Answered before, by this file or another: once is enough.
    if (found === undefined || found.status === null || seen.has(found.id)) continue;
    if (line.status === 'out' && found.status === 'switched-out') continue;
    const answer = answerOfLine(line, found, now);
    if ('reason' in answer) {
      bad.push({ ...line, reason: answer.reason });
      continue;
    }
    seen.add(found.id);
    answers.push(answer);
    (answer.type === 'leg-done' ? switched : closed).push(found.id);
  }
  if (closed.length > 0) await closeOrders(tx, closed);
  if (switched.length > 0) await markSwitchedOut(tx, switched);
  if (answers.length > 0) await take(tx, answers);
  return { answered: answers.length, bad };
}
