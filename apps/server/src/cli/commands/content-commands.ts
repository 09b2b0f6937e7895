import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayText, todayInIndia } from '@hub/domain';
import type { Command } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Config } from '../../config/config.ts';
import { NoFfmpegError } from '../../creatives/video/find-ffmpeg.ts';
import type { Database } from '../../db/database.ts';
import { createKeyring } from '../../http/auth/security.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { openFiles } from '../../ports/files/open-files.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface ContentTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

const MANIFEST = 'content.json';

// They bring along what draws PDFs, some 700 modules, which no other command needs.
const coBranding = () => import('../../features/co-branding/co-branding.public.ts');
const prostart = () => import('../../features/prostart/prostart.public.ts');

async function readJson(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch (error) {
    throw new OperatorError(`${MANIFEST} of the folder cannot be read: ${(error as Error).message}`);
  }
}

const refuse = (faults: readonly string[]): never => {
  throw new OperatorError(
    ['The folder is refused, nothing was imported:', ...faults.map((fault) => `  ${fault}`)].join('\n'),
  );
};

const listed = (what: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`${what}: ${ids.join(', ')}.`];

/** Pieces and videos of a folder, all of them or none. */
async function addFolder(
  db: Database,
  config: Config,
  folder: string,
  now: Temporal.Instant,
): Promise<string> {
  const { prepareContent, readManifest } = await coBranding();
  const read = readManifest(await readJson(folder));
  if ('faults' in read) return refuse(read.faults);
  const { manifest } = read;
  const parts = [await prepareContent(db, folder, manifest)];
  if (manifest.videos !== undefined) {
    const { prepareVideos } = await prostart();
    parts.push(await prepareVideos(folder, manifest.videos));
  }
  const faults = parts.flatMap((part) => ('faults' in part ? part.faults : []));
  if (faults.length > 0) return refuse(faults);
  const library = {
    db,
    files: openFiles(config.files),
    now,
    notifies: config.brand,
  };
  const lines: string[] = [];
  for (const part of parts) {
    if ('faults' in part) continue;
    const { added, changed, same } = await part.add(library);
    lines.push(
      ...listed('Added', added),
      ...listed('Changed', changed),
      ...listed('The same as before', same),
    );
  }
  return lines.length === 0 ? 'There is nothing in the folder.' : lines.join('\n');
}

/** `hub content …`: what the asset manager's marketing gives to distributors. */
export function addContentCommands(program: Command, { say, withDatabase }: ContentTerminal): void {
  const content = program.command('content').description('marketing pieces and videos for distributors');
  content
    .command('add')
    .description(`bring in what ${MANIFEST} of a folder lists; one fault, and nothing is taken`)
    .argument('<folder>', `with ${MANIFEST} and the files that it names`)
    .action((folder: string) =>
      withDatabase(async (db, config, clock) => {
        try {
          say(await addFolder(db, config, folder, clock.now()));
        } catch (error) {
          throw error instanceof NoFfmpegError ? new OperatorError(error.message) : error;
        }
      }),
    );
  content
    .command('list')
    .description('print all pieces and how they stand today')
    .action(() =>
      withDatabase(async (db, _, clock) => {
        const { listContent } = await coBranding();
        const pieces = await listContent(db, todayInIndia(clock.now()));
        for (const { id, version, type, validity, validTo, languages, title } of pieces) {
          const until = dayText(validTo);
          say(`${id}  v${version}  ${type}  ${validity}, to ${until}  ${languages.join(' ')}  ${title}`);
        }
        if (pieces.length === 0) say('The library is empty.');
      }),
    );
  content
    .command('key')
    .description('print the public key with which anybody can check the link on a piece or a certificate')
    .action(() =>
      withDatabase(async (_, config) => say(createKeyring(config, systemClock).publicKeyPem.trimEnd())),
    );
  content
    .command('recall')
    .description('take a piece back: nobody may use it any more, and its copies say so')
    .argument('<id>', 'as `hub content list` prints it')
    .requiredOption('--reason <words>', 'why, for distributors and whoever opens a copy')
    .action((id: string, { reason }: { reason: string }) =>
      withDatabase(async (db, _, clock) => {
        const { recallContent } = await coBranding();
        const at = clock.now();
        try {
          await recallContent(db, { id, reason, at });
        } catch (error) {
          throw error instanceof Refusal ? new OperatorError(error.message) : error;
        }
        say(`Recalled ${id}.`);
      }),
    );
}
