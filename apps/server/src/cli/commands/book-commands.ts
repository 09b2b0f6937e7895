import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { importFeed, importNavs, rebuildBook, rollBackFile } from '@hub/contract/book/book-acts';
import { bringRateCard, takeBackPayout, takeBackRateCard } from '@hub/contract/brokerage/brokerage-acts';
import { importPublicList } from '@hub/contract/reference/reference-acts';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import { Argument, type Command } from 'commander';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { FeedFault } from '../../features/book/feeds/rows/feed-fault.ts';
import { findImportById } from '../../features/book/import/import.repository.ts';
import { type Importer, type ImportReport, importFile } from '../../features/book/import/import-file.ts';
import { navImporter } from '../../features/book/import/importers.ts';
import { listUnresolved } from '../../features/book/ledger/posted-entries.repository.ts';
import { verifyBook } from '../../features/book/rebuild/verify.service.ts';
import {
  anyRegistrarImporter,
  isPayoutFeed,
  rateCardFeed,
  verifyBrokerage,
} from '../../features/brokerage/brokerage.public.ts';
import {
  importReference,
  type ReferenceList,
  referenceLists,
} from '../../features/reference/reference.public.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { actFileOf, fileArgument } from '../acts/local-files.ts';
import { runVerb, type VerbOptions } from '../acts/run-verb.ts';
import { addVerb, addWho } from '../acts/verb.ts';
import { OperatorError } from './operator-error.ts';
import { progressBar } from './progress-bar.ts';
import { dayArgument, type RateCardAnswer, rateCardText, tryRateCard } from './rate-card-command.ts';

interface ImportRequest extends VerbOptions {
  readonly dryRun?: boolean;
  readonly version?: string;
  readonly from?: string;
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

/** A file that cannot be read is the operator's to fix, and said without a stack. */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof FeedFault ? new OperatorError(error.message) : error;
  });

/** `hub import …` and `hub book …`. */
export function addBookCommands(program: Command, terminal: ActTerminal): void {
  addImport(program, terminal);
  const book = program.command('book').description('the ledger and what is derived from it');
  addProofs(book, terminal);
  addRollback(book, terminal);
}

function addImport(program: Command, terminal: ActTerminal): void {
  const command = program
    .command('import')
    .description('bring in a file of AMFI, a registrar, a rate card or a public list; twice changes nothing')
    .addArgument(new Argument('<what>').choices([...bookFeeds, 'ratecard', ...referenceLists]))
    .argument('<file>', 'the file; DBF, CSV or text is told by its content', fileArgument)
    .option('--dry-run', 'read and check everything, write nothing')
    .option('--version <name>', "a rate card's name, where the file does not say it")
    .option('--from <day>', 'the day it comes into force, as 2026-04-01', dayArgument);
  addWho(command).action((what: string, path: string, requested: ImportRequest) =>
    terminal.withDatabase(async (...opened) => {
      if (requested.dryRun) await tryFile(terminal, opened[0], what, path, requested);
      else await bringFile(terminal, opened, what, path, requested);
    }),
  );
}

function sayReport(say: ActTerminal['say'], report: ImportReport): void {
  say(reportText(report));
  if (report.fault !== null) throw new OperatorError('The file could not be read to its end.');
}

/** Reads and checks, and writes nothing: no act. */
async function tryFile(
  { say }: ActTerminal,
  db: Database,
  what: string,
  path: string,
  { version, from }: ImportRequest,
): Promise<void> {
  if (what === 'ratecard') return say(await readable(tryRateCard(db, path, { version, from })));
  if (!isBookFeed(what))
    return say(await readable(importReference(db, what as ReferenceList, path, { dryRun: true })));
  const bytes = statSync(path).size;
  const requested = { file: basename(path), today: systemClock.today().toString() };
  const bar = progressBar(bytes);
  const read = async () => {
    const importer =
      what === 'nav' ? navImporter(requested) : await anyRegistrarImporter(db, path, what, requested);
    return importFile<object>(db, path, bytes, importer as Importer<object>, {
      ...{ dryRun: true, onProgress: bar.show },
    });
  };
  sayReport(say, await readable(read()).finally(bar.end));
}

async function bringFile(
  terminal: ActTerminal,
  opened: readonly [Database, Config, Clock],
  what: string,
  path: string,
  { version, from, as, reason }: ImportRequest,
): Promise<void> {
  const { file, localFiles } = await actFileOf(path);
  const bar = isBookFeed(what) ? progressBar(statSync(path).size) : null;
  const acts: Readonly<Record<string, readonly [string, object]>> = {
    ratecard: [bringRateCard.name, { file, ...(version && { version }), ...(from && { from }) }],
    nav: [importNavs.name, { file }],
    cams: [importFeed.name, { feed: what, file }],
    kfin: [importFeed.name, { feed: what, file }],
  };
  const [act, input] = acts[what] ?? [importPublicList.name, { list: what, file }];
  const order = { act, input, as, reason, localFiles, ...(bar && { onProgress: bar.show }) };
  const outcome = await runVerb(terminal, opened, order).finally(() => bar?.end());
  if (outcome === null) return;
  if (what === 'ratecard') terminal.say(rateCardText(outcome.answer as RateCardAnswer));
  else if (isBookFeed(what)) sayReport(terminal.say, outcome.answer as ImportReport);
  else terminal.say(String(outcome.answer));
}

function addProofs(book: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
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
  addVerb(book, terminal, rebuildBook, {
    description: 'make everything again from the ledger and write it',
    done: (_, { positions, entries }: { positions: number; entries: number }) =>
      `Rebuilt ${grouped(positions)} positions from ${grouped(entries)} entries.`,
  });
}

/** Each kind of file is another one's to take back. */
function actToTakeBack(feed: string | undefined): string {
  if (feed === rateCardFeed) return takeBackRateCard.name;
  return feed !== undefined && isPayoutFeed(feed) ? takeBackPayout.name : rollBackFile.name;
}

function addRollback(book: Command, terminal: ActTerminal): void {
  const command = book
    .command('rollback')
    .description('take an imported file back, whole')
    .argument('<import>', 'its number, as the import said it');
  addWho(command).action((id: string, who: VerbOptions) =>
    terminal.withDatabase(async (...opened) => {
      const system = oneStatement(opened[0], 'system');
      const found = /^\d{1,18}$/.test(id) ? await findImportById(system, id) : null;
      const act = actToTakeBack(found?.feed);
      const outcome = await runVerb(terminal, opened, { ...who, act, input: { import: id } });
      if (outcome === null) return;
      const { fileName, count = 0 } = outcome.answer as { fileName: string; count?: number };
      if (act === takeBackRateCard.name) terminal.say(`Took back the rate card of ${fileName}.`);
      else {
        const what = act === takeBackPayout.name ? 'rows' : 'entries';
        terminal.say(`Took back ${grouped(count)} ${what} of ${fileName}.`);
      }
    }),
  );
}
