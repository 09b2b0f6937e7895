import { debitReasons, isFinal } from '@hub/contract/mandates/debit-reasons';
import { todayInIndia } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import type { Exchange } from '../registrar/file/exchange-folder.ts';
import { findInFlight, insertLot, LOT_DEBITS } from './bank-debits.repository.ts';
import {
  assignLots,
  assignMandates,
  findExistingFiles,
  findFileDebits,
  findFileMandates,
  findSentDebits,
  findUnwritten,
  findWaitingLots,
  findWaitingMandates,
  lockFiles,
  makeFile,
  markDebitsAnswered,
  markWritten,
  noteFile,
} from './bank-files.repository.ts';
import { closeMandate, insertMandate, lockMandate, writeMandate } from './bank-mandates.repository.ts';
import { checkDebits, lotsOf } from './check-debits.ts';
import { type BadRow, readMandateFile, writeMandateFile } from './mandate-file.ts';
import type { MandateLayout } from './mandate-layout.ts';
import type { AnswerWork, DebitAnswer, MandateAnswer, Mandates } from './mandates.ts';
import { type NachFileHead, writeNachDebits } from './nach-debits.ts';
import type { NachLayout } from './nach-layout.ts';
import { type NachReturn, readNachReturns } from './nach-returns.ts';

interface NachTerms extends Pick<NachFileHead, 'userName' | 'userNumber' | 'sponsorIfsc' | 'sponsorAccount'> {
  readonly debits: NachLayout;
  readonly mandates: MandateLayout;
}

interface NachOptions {
  readonly db: Database;
  readonly exchange: Exchange;
  readonly terms: NachTerms;
  readonly now: () => Temporal.Instant;
  readonly log?: { warn(details: object, message: string): void };
}

const fileMandates = 5000;
/** What the clearing house stops before a bank sees it (handbook part 2, A1). */
const rejects = new Set([
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '31',
  '32',
  '33',
  '34',
  '74',
  '79',
  '94',
]);

const dateOf = (now: Temporal.Instant): string => todayInIndia(now).toString().replaceAll('-', '');
const numberOf = (name: string): number => Number(name.split('-').at(-1)?.slice(0, -'.txt'.length) ?? 1);

/** A sponsor bank that is reached through files (docs/features/mandates.md): mandates and debits out, answers in. */
export function nachBank(options: NachOptions): Mandates {
  return {
    async register(tx, request) {
      const reported = request.channel === 'paper' ? 1 : 0;
      await insertMandate(asSystem(tx), {
        request,
        status: 'waiting',
        answersAt: null,
        reported,
        now: options.now(),
      });
      // The payer's bank asks its customer itself.
      return { approvalUrl: null };
    },
    cancel: (tx, { id }) => closeMandate(asSystem(tx), id),
    async present(tx, debits) {
      checkDebits(debits);
      for (const lot of lotsOf(debits, LOT_DEBITS)) await insertLot(tx, lot.on, lot.debits, true);
    },
    inFlight: (system, ids) => findInFlight(system, { ids }),
    hasOpenDebit: async (system, umrn) => umrn !== null && (await findInFlight(system, { umrn })).size > 0,
    async answerMandates(work) {
      const sent = await sendMandates(options, work);
      await writeFiles(options, work.now);
      return sent + (await readFiles(options, work.now, mandateReader(options, work)));
    },
    async answerDebits(work) {
      await assignDebits(options);
      await writeFiles(options, work.now);
      return readFiles(options, work.now, debitReader(options, work));
    },
  };
}

/** New mandates get their file, and the hub hears that they are with the bank. */
async function sendMandates({ db }: NachOptions, { now, take }: AnswerWork<MandateAnswer>): Promise<number> {
  let reported = 0;
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      await lockFiles(tx);
      const waiting = await findWaitingMandates(tx, fileMandates);
      if (waiting.length === 0) return 0;
      const file = await makeFile(tx, `mandates-${dateOf(now)}`, waiting.length);
      await assignMandates(
        tx,
        file,
        waiting.map(({ id }) => id),
      );
      const news = waiting.filter((one) => one.isNew && one.reported === 0);
      if (news.length > 0)
        await take(
          tx,
          news.map(({ arn, id }) => ({ type: 'sent', arn, id, at: now })),
        );
      reported += news.length;
      return waiting.length;
    });
    if (count < fileMandates) return reported;
  }
}

/** One file for each day that money is asked for. */
async function assignDebits({ db }: NachOptions): Promise<void> {
  await db.transaction('system', async (tx) => {
    await lockFiles(tx);
    const lots = await findWaitingLots(tx);
    for (const [on, own] of Map.groupBy(lots, ({ debitOn }) => debitOn)) {
      const items = own.reduce((sum, lot) => sum + lot.items, 0);
      const file = await makeFile(tx, `debits-${on.replaceAll('-', '')}`, items);
      await assignLots(
        tx,
        file,
        own.map(({ id }) => id),
      );
    }
  });
}

/** Killed in the middle, the same file is written again with the same rows. */
async function writeFiles({ db, exchange, terms }: NachOptions, now: Temporal.Instant): Promise<void> {
  const queries = oneStatement(db, 'system');
  for (const name of await findUnwritten(queries)) {
    const fileNo = numberOf(name);
    if (name.startsWith('mandates-')) {
      const head = { userNumber: terms.userNumber, fileNo, createdOn: todayInIndia(now) };
      await exchange.write(
        name,
        writeMandateFile(head, await findFileMandates(queries, name), terms.mandates),
      );
    } else {
      const found = await findFileDebits(queries, name);
      if (found !== null) {
        const head = { ...terms, fileNo, reference: name.slice(0, 18), settleOn: found.on };
        await exchange.write(name, writeNachDebits(head, found.debits, terms.debits));
      }
    }
    await markWritten(queries, name);
  }
}

interface Reader {
  /** The code its files begin with. */
  readonly headerCode: string;
  read(
    text: string,
  ):
    | { readonly refused: string }
    | { readonly refused: null; readonly lines: number; take(): Promise<Taken> };
}
interface Taken {
  readonly answered: number;
  readonly bad: readonly BadRow[];
}

async function readFiles(
  { db, exchange, log }: NachOptions,
  _now: Temporal.Instant,
  reader: Reader,
): Promise<number> {
  const names = await exchange.list();
  const existing = await findExistingFiles(oneStatement(db, 'system'), names);
  let answered = 0;
  for (const name of names.filter((one) => !existing.has(one))) {
    const text = await exchange.read(name);
    // Files of the other kind are the other reader's; what is neither is refused by the first who sees it.
    if (!text.startsWith(reader.headerCode) && /^\d\d/.test(text)) continue;
    const file = reader.read(text);
    const note = (status: 'read' | 'refused', lines: number, bad: readonly BadRow[]) =>
      db.transaction('system', (tx) => noteFile(tx, name, status, lines, bad));
    if (file.refused !== null) {
      await note('refused', 0, [{ line: 0, reference: null, why: file.refused }]);
      log?.warn({ file: name, why: file.refused }, 'a file of the bank was refused');
      continue;
    }
    const taken = await file.take();
    await note('read', file.lines, taken.bad);
    answered += taken.answered;
    if (taken.bad.length > 0)
      log?.warn({ file: name, rows: taken.bad.length }, 'a person has to look at rows');
  }
  return answered;
}

function mandateReader({ db, terms }: NachOptions, { now, take }: AnswerWork<MandateAnswer>): Reader {
  return {
    headerCode: terms.mandates.headerCode,
    read(text) {
      const file = readMandateFile(text, terms.mandates);
      if (file.refused !== null) return file;
      const { rows, quarantined } = file;
      return {
        refused: null,
        lines: rows.length + quarantined.length,
        take: () =>
          db.transaction('system', async (tx) => {
            await lockFiles(tx);
            const bad = [...quarantined];
            const answers: MandateAnswer[] = [];
            for (const { line, reference, umrn, code } of rows) {
              const mandate = await lockMandate(tx, reference);
              if (mandate === null || mandate.status === 'waiting') {
                bad.push({ line, reference, why: 'Nobody knows this reference' });
                continue;
              }
              if (mandate.status !== 'deciding') continue;
              const whose = { arn: mandate.arn, id: reference, at: now };
              if (code === null) {
                answers.push({ ...whose, type: 'approved', umrn });
                await writeMandate(tx, reference, { ...mandate, status: 'active', umrn, reported: 2 });
              } else {
                answers.push({ ...whose, type: 'rejected', code });
                await writeMandate(tx, reference, { ...mandate, status: 'rejected', code, reported: 2 });
              }
            }
            if (answers.length > 0) await take(tx, answers);
            return { answered: answers.length, bad };
          }),
      };
    },
  };
}

function debitReader({ db, terms }: NachOptions, { now, take }: AnswerWork<DebitAnswer>): Reader {
  const takeRows = async (
    tx: Tx,
    rows: readonly (NachReturn & { readonly line: number })[],
  ): Promise<Taken> => {
    await lockFiles(tx);
    const sent = await findSentDebits(
      tx,
      rows.map(({ reference }) => reference),
    );
    const existing = new Map(sent.map((one) => [one.reference, one]));
    const bad: BadRow[] = [];
    const answers: DebitAnswer[] = [];
    for (const { line, reference, umrn, amount, reason } of rows) {
      const debit = existing.get(reference);
      const aside = (why: string) => bad.push({ line, reference, why });
      if (debit === undefined) aside('Nobody sent this debit');
      else if (debit.amount !== amount) aside('The amount differs from the debit’s');
      else if (debit.umrn !== umrn) aside('The mandate’s number differs from the debit’s');
      else if (debit.isAnswered) continue;
      else if (reason === null) answers.push({ reference, type: 'paid', at: now });
      // A bank that waits has not answered.
      else if (!isFinal(reason)) aside(`Not final: ${debitReasons[reason].words}`);
      else
        answers.push({
          reference,
          type: rejects.has(reason) ? 'rejected' : 'returned',
          code: reason,
          at: now,
        });
    }
    if (answers.length > 0) {
      await markDebitsAnswered(
        tx,
        answers.map(({ reference }) => reference),
        now,
      );
      await take(tx, answers);
    }
    return { answered: answers.length, bad };
  };
  return {
    headerCode: terms.debits.headerCode,
    read(text) {
      const file = readNachReturns(text, terms.debits);
      if (file.refused !== null) return file;
      const { rows, quarantined } = file;
      return {
        refused: null,
        lines: rows.length + quarantined.length,
        // A batch that was taken is known when a killed file is read again.
        async take() {
          const bad: BadRow[] = [...quarantined];
          let answered = 0;
          for (let at = 0; at < rows.length; at += LOT_DEBITS) {
            const taken = await db.transaction('system', (tx) =>
              takeRows(tx, rows.slice(at, at + LOT_DEBITS)),
            );
            answered += taken.answered;
            bad.push(...taken.bad);
          }
          return { answered, bad };
        },
      };
    },
  };
}
