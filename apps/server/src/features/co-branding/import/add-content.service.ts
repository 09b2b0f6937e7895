import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '@hub/contract';
import { searchable } from '../../../calls/search-words.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { Files } from '../../../ports/files/files.ts';
import { type CheckedLanguage, checkFiles, namesOf, putFiles } from './content-files.ts';
import {
  type ExistingPiece,
  findExisting,
  findNames,
  type PieceToWrite,
  upsertBuckets,
  writePieces,
} from './content-import.repository.ts';
import { layoutOf, type Manifest, type ManifestPiece } from './manifest.ts';
import { notifyOfPieces } from './notify-of-pieces.ts';

interface Library {
  readonly db: Database;
  readonly files: Files;
  readonly now: Temporal.Instant;
  /** Whose distributors hear of what is new in it; null: nobody does. */
  readonly notifies: Brand | null;
}

interface AddedContent {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

/** A folder's pieces: all that is wrong with them, or what adds them. */
export type PreparedContent =
  | { readonly faults: readonly string[] }
  | {
      /** What it becomes: an id and its version, before and after; null for what is new. */
      readonly becomes: readonly {
        readonly id: string;
        readonly before: number | null;
        readonly after: number;
      }[];
      /** A file without a row is in nobody's way; a row without its file would be. So files come first. */
      putFiles(files: Files): Promise<void>;
      write(tx: Tx, how: Pick<Library, 'now' | 'notifies'>): Promise<AddedContent>;
      /** All of it, at once. */
      add(library: Library): Promise<AddedContent>;
    };

interface Planned {
  readonly row: PieceToWrite;
  readonly languages: readonly CheckedLanguage[];
}

const layoutAt = (piece: ManifestPiece, version: number, languages: readonly CheckedLanguage[]): Layout => {
  const { layout } = layoutOf(piece, namesOf(piece.id, version, languages));
  if (layout === null) throw new Error(`The layout of ${piece.id} was right a moment ago`);
  return layout;
};

/** Other bytes, other boxes or another approval are another version; a title or a last day is not. */
function plan(
  piece: ManifestPiece,
  languages: readonly CheckedLanguage[],
  existing: ExistingPiece | undefined,
): Planned {
  const { id, type, bucket, title, summary, scheme, approvalNo, validFrom, validTo } = piece;
  const isSame =
    existing !== undefined &&
    existing.approvalNo === approvalNo &&
    isDeepStrictEqual(existing.layout, layoutAt(piece, existing.version, languages));
  const version = (existing?.version ?? 0) + (isSame ? 0 : 1);
  return {
    languages,
    row: {
      ...{
        id,
        version,
        type,
        bucket,
        title,
        summary,
        schemeCode: scheme ?? null,
        approvalNo,
        validFrom,
        validTo,
      },
      layout: layoutAt(piece, version, languages),
      words: searchable(title, summary, approvalNo),
      wasVersion: existing?.version ?? 0,
    },
  };
}

function isUnchanged({ row }: Planned, existing: ExistingPiece | undefined): boolean {
  if (existing === undefined) return false;
  const { words: _words, wasVersion: _was, ...now } = row;
  const { recalledAt: _at, recallReason: _why, ...was } = existing;
  return isDeepStrictEqual(now, was);
}

/** What names something that there is not, or a piece that may not come back. */
async function faultsAround(
  queries: Queries,
  { buckets, pieces }: Manifest,
  existing: readonly ExistingPiece[],
) {
  const own = buckets.map(({ id }) => id);
  const there = await findNames(queries, {
    buckets: pieces.map(({ bucket }) => bucket),
    schemes: pieces.flatMap(({ scheme = [] }) => scheme),
  });
  return pieces.flatMap(({ id, bucket, scheme, type }) => {
    const before = existing.find((one) => one.id === id);
    return [
      ...(own.includes(bucket) || there.buckets.includes(bucket) ? [] : [`there is no bucket ${bucket}`]),
      ...(scheme === undefined || there.schemes.includes(scheme) ? [] : [`there is no scheme ${scheme}`]),
      ...(before?.recalledAt ? ['was recalled: give the new piece an id of its own'] : []),
      ...(before !== undefined && before.type !== type
        ? [`was ${before.type} and cannot become ${type}`]
        : []),
    ].map((fault) => `piece ${id}: ${fault}`);
  });
}

/** Everything is looked at before anything changes. */
export async function prepareContent(
  db: Database,
  folder: string,
  manifest: Manifest,
): Promise<PreparedContent> {
  const system = oneStatement(db, 'system');
  const existing = await findExisting(
    system,
    manifest.pieces.map(({ id }) => id),
  );
  const before = new Map(existing.map((one) => [one.id, one]));
  const faults = await faultsAround(system, manifest, existing);
  const planned: Planned[] = [];
  for (const piece of manifest.pieces) {
    const checked = await checkFiles(folder, piece);
    if ('faults' in checked) faults.push(...checked.faults.map((fault) => `piece ${piece.id}: ${fault}`));
    else planned.push(plan(piece, checked.languages, before.get(piece.id)));
  }
  if (faults.length > 0) return { faults };
  const fresh = planned.filter((one) => !isUnchanged(one, before.get(one.row.id)));
  const rows = fresh.map(({ row }) => row);
  const idsOf = (list: readonly PieceToWrite[]) => list.map(({ id }) => id);
  const putFilesOf = async (files: Files) => {
    for (const { row, languages } of fresh) await putFiles(files, languages, row.layout.languages);
  };
  const write = async (tx: Tx, { now, notifies }: Pick<Library, 'now' | 'notifies'>) => {
    await upsertBuckets(tx, manifest.buckets);
    const written = rows.length === 0 ? 0 : await writePieces(tx, rows, now.toString());
    if (written !== rows.length) throw new Error('Somebody else has changed the library. Try again.');
    await notifyOfPieces(tx, { brand: notifies, now });
    return {
      added: idsOf(rows.filter(({ wasVersion }) => wasVersion === 0)),
      changed: idsOf(rows.filter(({ wasVersion }) => wasVersion > 0)),
      same: planned.filter((one) => !fresh.includes(one)).map(({ row }) => row.id),
    };
  };
  return {
    becomes: rows.map(({ id, wasVersion, version }) => ({
      ...{ id, after: version },
      before: wasVersion === 0 ? null : wasVersion,
    })),
    putFiles: putFilesOf,
    write,
    async add({ db: to, files, now, notifies }) {
      await putFilesOf(files);
      return to.transaction('system', (tx) => write(tx, { now, notifies }));
    },
  };
}
