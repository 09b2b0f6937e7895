import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DayNumber } from '@hub/domain';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { FeedFault } from '../../features/book/feeds/rows/feed-fault.ts';
import { findImportById } from '../../features/book/import/import.repository.ts';
import { type ImportReport, importFile } from '../../features/book/import/import-file.ts';
import { navImporter } from '../../features/book/import/importers.ts';
import { rollBackImport } from '../../features/book/import/rollback.service.ts';
import { listUnresolved } from '../../features/book/ledger/posted-entries.repository.ts';
import { rebuildBook } from '../../features/book/rebuild/rebuild.service.ts';
import { verifyBook } from '../../features/book/rebuild/verify.service.ts';
import {
  anyRegistrarImporter,
  isPayoutFeed,
  rateCardFeed,
  rollBackPayout,
  rollBackRateCard,
  verifyBrokerage,
} from '../../features/brokerage/brokerage.public.ts';
import {
  importReference,
  type ReferenceList,
  referenceLists,
} from '../../features/reference/reference.public.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { OperatorError } from './operator-error.ts';
import { progressBar } from './progress-bar.ts';
import { bringRateCard, dayArgument } from './rate-card-command.ts';

type WithDatabase = (work: (db: Database, config: Config) => Promise<void>) => Promise<void>;

interface BookTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

interface ImportRequest {
  readonly dryRun?: boolean;
  readonly version?: string;
  readonly from?: DayNumber;
}

const bookFeeds = ['nav', 'cams', 'kfin'] as const;
type BookFeed = (typeof bookFeeds)[number];
const isBookFeed = (what: string): what is BookFeed => bookFeeds.some((feed) => feed === what);

const grouped = (count: number): string => count.toLocaleString('en-IN');

function reportText(report: ImportReport): string {
  const { fileName, feed, status } = report;
  if (status === 'known') {
    return `${fileName} was brought in before (import ${report.id}, ${grouped(report.imported)} rows). Nothing changes.`;
  }
  const lines = [
    `${fileName} (${feed}): ${grouped(report.rows)} rows read, ${grouped(report.imported)} landed, ` +
      `${grouped(report.same)} known before, ${grouped(report.ignored)} without effect, ` +
      `${grouped(report.quarantined)} in quarantine.`,
  ];
  if (status === 'dry-run') lines.push('This was a dry run: nothing was written.');
  else lines.push(`Import ${report.id}.`);
  for (const { line, field, reason, value } of report.firstRefusals) {
    lines.push(`  line ${line}, ${field}: ${reason}${value ? ` (${value})` : ''}`);
  }
  const more = report.quarantined - report.firstRefusals.length;
  if (more > 0) lines.push(`  and ${grouped(more)} more`);
  if (report.fault !== null) lines.push(`Reading stopped: ${report.fault}`);
  return lines.join('\n');
}

function fileArgument(text: string): string {
  const path = resolve(text);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new InvalidArgumentError(`There is no file ${text}.`);
  return path;
}

/** A file that cannot be read is the operator's to mend, and said without a stack. */
const inWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof FeedFault ? new OperatorError(error.message) : error;
  });

/** `hub import …` and `hub book …`. */
export function addBookCommands(program: Command, terminal: BookTerminal): void {
  addImport(program, terminal);
  const book = program.command('book').description('the ledger and what is derived from it');
  addProofs(book, terminal);
  addRollback(book, terminal);
}

function addImport(program: Command, { say, withDatabase }: BookTerminal): void {
  program
    .command('import')
    .description('bring in a file of AMFI, a registrar, a rate card or a public list; twice changes nothing')
    .addArgument(new Argument('<what>').choices([...bookFeeds, 'ratecard', ...referenceLists]))
    .argument('<file>', 'the file; DBF, CSV or text is told by its content', fileArgument)
    .option('--dry-run', 'read and check everything, write nothing')
    .option('--version <name>', "a rate card's name, where the file does not say it")
    .option('--from <day>', 'the day it comes into force, as 2026-04-01', dayArgument)
    .action((what: string, path: string, { dryRun = false, ...card }: ImportRequest) =>
      withDatabase(async (db) => {
        if (what === 'ratecard') {
          say(await inWords(bringRateCard(db, path, { dryRun, ...card })));
          return;
        }
        if (!isBookFeed(what)) {
          say(await inWords(importReference(db, what as ReferenceList, path, { dryRun })));
          return;
        }
        const bytes = statSync(path).size;
        const requested = { file: basename(path), today: systemClock.today().toString() };
        const bar = progressBar(bytes);
        const bring = async () => {
          const options = { dryRun, onProgress: bar.show };
          return what === 'nav'
            ? importFile(db, path, bytes, navImporter(requested), options)
            : importFile(db, path, bytes, await anyRegistrarImporter(db, path, what, requested), options);
        };
        const report = await inWords(bring()).finally(bar.end);
        say(reportText(report));
        if (report.fault !== null) throw new OperatorError('The file could not be read to its end.');
      }),
    );
}

function addProofs(book: Command, { say, withDatabase }: BookTerminal): void {
  book
    .command('verify')
    .description('make everything again from the ledger and say where it differs; changes nothing')
    .action(() =>
      withDatabase(async (db) => {
        const { positions, entries, differences: ofBook, unresolved, unlike } = await verifyBook(db);
        const differences = [...ofBook, ...(await verifyBrokerage(db))];
        say(`${grouped(entries)} entries, ${grouped(positions)} positions.`);
        for (const { where, stored, fromLedger } of differences.slice(0, 20)) {
          say(`${where}\n  stored      ${stored}\n  from ledger ${fromLedger}`);
        }
        for (const { where, reason } of unresolved.slice(0, 20)) say(`${where}: ${reason}`);
        for (const { where, ours, theirs, on } of unlike.slice(0, 20)) {
          say(`${where}: we hold ${ours} units, the registrar said ${theirs} on ${on}`);
        }
        if (differences.length > 0) {
          throw new OperatorError(`${differences.length} differences. "hub book rebuild" puts them right.`);
        }
        say('The book is what the ledger says.');
      }),
    );
  book
    .command('unresolved')
    .description('list the rows that cannot be applied yet, with the reason')
    .action(() =>
      withDatabase(async (db) => {
        const rows = await listUnresolved(oneStatement(db, 'system'));
        for (const { arn, folioNo, schemeCode, trxnNo, day, kind, reason } of rows) {
          say(
            `${arn}, folio ${folioNo}, scheme ${schemeCode}: ${numberOf(trxnNo)} of ${day} (${kind}). ${reason}`,
          );
        }
        say(rows.length === 0 ? 'Everything counts.' : `${grouped(rows.length)} rows are unresolved.`);
      }),
    );
  book
    .command('rebuild')
    .description('make everything again from the ledger and write it')
    .action(() =>
      withDatabase(async (db) => {
        const { positions, entries } = await rebuildBook(db);
        say(`Rebuilt ${grouped(positions)} positions from ${grouped(entries)} entries.`);
      }),
    );
}

function addRollback(book: Command, { say, withDatabase }: BookTerminal): void {
  book
    .command('rollback')
    .description('take an imported file back, whole')
    .argument('<import>', 'its number, as the import said it')
    .action((id: string) =>
      withDatabase(async (db) => {
        const found = /^\d{1,18}$/.test(id) ? await findImportById(oneStatement(db, 'system'), id) : null;
        if (found === null) throw new OperatorError(`There is no import ${id}.`);
        if (found.feed === 'amfi-nav') {
          throw new OperatorError('A NAV file cannot be rolled back: import one with the right NAVs.');
        }
        if (found.feed === rateCardFeed) {
          if (!(await rollBackRateCard(db, id, systemClock.today().toString()))) {
            throw new OperatorError(
              'A rate card that is or was in force cannot be removed: import the right one with a later date.',
            );
          }
          say(`Removed the rate card of ${found.fileName}.`);
          return;
        }
        if (isPayoutFeed(found.feed)) {
          say(`Rolled back ${grouped(await rollBackPayout(db, id))} rows of ${found.fileName}.`);
          return;
        }
        say(`Rolled back ${grouped(await rollBackImport(db, id))} entries of ${found.fileName}.`);
      }),
    );
}
