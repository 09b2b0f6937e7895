import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActFolder } from '@hub/contract/acts/act-file';
import { addContent, recallPiece, contentActTexts as texts } from '@hub/contract/co-branding/content-acts';
import { type AnyAct, act, type OutsideContext } from '../../acts/act.ts';
import { withFiles } from '../../acts/act-files.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { NoFfmpegError } from '../../creatives/video/find-ffmpeg.ts';
import type { Tx } from '../../db/database.ts';
import type { Files } from '../../ports/files/files.ts';
import { lockRecallable, recallContent, recallWords } from './import/recall.service.ts';

export const CONTENT_MANIFEST = 'content.json';

interface Added {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

/** What the videos of a folder become, as the feature of the videos says: another one, so composition brings it. */
export type PrepareVideos = (
  folder: string,
  part: unknown,
) => Promise<
  | { readonly faults: readonly string[] }
  | {
      readonly ids: readonly string[];
      putFiles(files: Files): Promise<void>;
      write(tx: Tx, how: { now: Temporal.Instant; notifies: OutsideContext['brand'] }): Promise<Added>;
    }
>;

interface Prepared {
  readonly becomes: readonly { readonly what: string; readonly before: string; readonly after: string }[];
  write(tx: Tx, how: { now: Temporal.Instant; notifies: OutsideContext['brand'] }): Promise<readonly Added[]>;
}

async function readManifestOf(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, CONTENT_MANIFEST), 'utf8'));
  } catch (error) {
    const why = (error as Error).message;
    throw new Refusal('rule', `${CONTENT_MANIFEST} of the folder cannot be read: ${why}`);
  }
}

const refuse = (faults: readonly string[]): Refusal =>
  new Refusal('rule', [texts.refused, ...faults.map((fault) => `  ${fault}`)].join('\n'));

/** Pieces and videos of a folder, all of them or none: everything is looked at, and its files are put where they belong. */
async function prepareFolder(
  context: OutsideContext,
  folder: string,
  prepareVideos: PrepareVideos,
): Promise<Prepared> {
  // They bring along what draws PDFs, some 700 modules, which no other act needs.
  const { prepareContent } = await import('./import/add-content.service.ts');
  const { readManifest } = await import('./import/manifest.ts');
  const read = readManifest(await readManifestOf(folder));
  if ('faults' in read) throw refuse(read.faults);
  const { videos } = read.manifest;
  const pieces = await prepareContent(context.db, folder, read.manifest);
  const films = videos === undefined ? null : await prepareVideos(folder, videos);
  const faults = [pieces, films].flatMap((part) => (part !== null && 'faults' in part ? part.faults : []));
  if (faults.length > 0 || 'faults' in pieces || (films !== null && 'faults' in films)) throw refuse(faults);
  await pieces.putFiles(context.files);
  await films?.putFiles(context.files);
  const version = (no: number | null) => (no === null ? '' : texts.version(no));
  return {
    becomes: [
      ...pieces.becomes.map(({ id, before, after }) => ({
        ...{ what: texts.piece(id), before: version(before), after: version(after) },
      })),
      ...(films?.ids ?? []).map((id) => ({ what: texts.video(id), before: '', after: texts.asNamed })),
    ],
    async write(tx, how) {
      const added = await pieces.write(tx, how);
      return films === null ? [added] : [added, await films.write(tx, how)];
    },
  };
}

const add = (prepareVideos: PrepareVideos) =>
  act<{ folder: ActFolder }, Prepared, readonly Added[]>({
    declaration: addContent,
    filesOf: ({ folder }) => folder.files,
    prepare: (context, { folder }) =>
      withFiles(context, folder.sha256, folder.files, async (path) => {
        try {
          return await prepareFolder(context, path, prepareVideos);
        } catch (error) {
          throw error instanceof NoFfmpegError ? new Refusal('unavailable', error.message) : error;
        }
      }),
    async preview(_context, _tx, { folder }, { becomes }) {
      return {
        ...{ subject: `content:${folder.sha256.slice(0, 12)}`, subjectName: folder.name },
        sentence: texts.add(folder.name),
        changes: becomes,
        effects: [becomes.length === 0 ? texts.nothing : texts.notified],
        basis: folder.sha256,
      };
    },
    run: ({ clock, brand }, tx, _input, { write }) => write(tx, { now: clock.now(), notifies: brand }),
  });

const recall = act<{ id: string; words: string }>({
  declaration: recallPiece,
  async preview(_context, tx, { id, words }) {
    const { title } = await lockRecallable(tx, id);
    return {
      ...{ subject: `piece:${id}`, subjectName: `${id}, ${title}`, sentence: texts.recall(id) },
      changes: [
        { what: texts.state, before: texts.current, after: `${texts.recalled}: ${recallWords(words)}` },
      ],
      effects: [texts.effect],
    };
  },
  run: ({ clock }, tx, { id, words }) => recallContent(tx, { id, reason: words, at: clock.now() }),
});

export const coBrandingActs = (prepareVideos: PrepareVideos): readonly AnyAct[] => [
  add(prepareVideos),
  recall,
];
