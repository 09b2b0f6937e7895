import { stat } from 'node:fs/promises';
import type { ActFile } from '@hub/contract/acts/act-file';
import {
  importFeed,
  importNavs,
  rebuildBook as rebuildDeclaration,
  rollBackFile,
  fileActTexts as texts,
} from '@hub/contract/book/book-acts';
import { type AnyAct, act, type OutsideContext, type Preview } from '../../acts/act.ts';
import { withFile } from '../../acts/act-files.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../db/database.ts';
import { FeedFault } from './feeds/rows/feed-fault.ts';
import { findImport, type ImportFile } from './import/import.repository.ts';
import { type Importer, type ImportReport, importFile } from './import/import-file.ts';
import { type FileRequest, navImporter } from './import/importers.ts';
import { lockToTakeBack } from './import/lock-to-take-back.ts';
import { rollBackImport } from './import/rollback.service.ts';
import { rebuildBook } from './rebuild/rebuild.service.ts';

/** The importer of any file of a registrar: brokerage's too, which is another feature's, so composition brings it. */
export type RegistrarImporter = (
  db: Database,
  path: string,
  registrar: 'cams' | 'kfin',
  requested: FileRequest,
) => Promise<Importer<object>>;

type ImporterOf<Input> = (context: OutsideContext, path: string, input: Input) => Promise<Importer<object>>;

/** The note is written first, then rows land in as many transactions as they need; a second time changes nothing. */
async function bringIn<Input extends { readonly file: ActFile }>(
  context: OutsideContext,
  input: Input,
  importerOf: ImporterOf<Input>,
): Promise<ImportReport> {
  const { db, onProgress } = context;
  try {
    return await withFile(context, input.file, async (path) => {
      const { size } = await stat(path);
      return importFile(db, path, size, await importerOf(context, path, input), {
        ...(onProgress && { onProgress }),
      });
    });
  } catch (error) {
    throw error instanceof FeedFault ? new Refusal('rule', error.message) : error;
  }
}

async function previewOf(
  tx: Tx,
  file: ActFile,
  sentence: string,
  feeds: readonly string[],
): Promise<Preview> {
  let known: ImportFile | null = null;
  for (const feed of feeds) known ??= await findImport(tx, feed, file.sha256);
  return {
    ...{ subject: `file:${file.sha256.slice(0, 12)}`, subjectName: file.name, sentence },
    changes: [
      {
        what: texts.file,
        before: known?.status === 'done' ? texts.knownBefore(known.id) : texts.before,
        after: texts.isImport,
      },
    ],
    effects: [texts.whole],
    details: { sha256: file.sha256 },
  };
}

const requestOf = ({ clock }: OutsideContext, { name }: ActFile): FileRequest => ({
  ...{ file: name, today: clock.today().toString() },
});

const navs = act<{ file: ActFile }>({
  declaration: importNavs,
  preview: (_context, tx, { file }) => previewOf(tx, file, texts.navs(file.name), ['amfi-nav']),
  run: async () => {},
  after: (context, input) =>
    bringIn(context, input, async () => navImporter(requestOf(context, input.file)) as Importer<object>),
});

const feed = (importerOf: RegistrarImporter) =>
  act<{ feed: 'cams' | 'kfin'; file: ActFile }>({
    declaration: importFeed,
    // Which of its feeds it is, the importer finds out, and says when it was brought in before.
    preview: (_context, tx, { file }) => previewOf(tx, file, texts.import(file.name), []),
    run: async () => {},
    after: (context, input) =>
      bringIn(context, input, ({ db }, path) =>
        importerOf(db, path, input.feed, requestOf(context, input.file)),
      ),
  });

const takeBack = act<{ import: string }, void, { fileName: string }>({
  declaration: rollBackFile,
  async preview(_context, tx, { import: id }) {
    const { feed: of, fileName, imported, status } = await lockToTakeBack(tx, id);
    if (of === 'amfi-nav') throw new Refusal('rule', texts.navsStay);
    const before = status === 'rolled-back' ? texts.none : imported.toLocaleString('en-IN');
    return {
      ...{ subject: `import:${id}`, subjectName: fileName, sentence: texts.rollBack(fileName) },
      changes: [{ what: texts.rows, before, after: texts.none }],
      effects: [texts.opposite],
      details: { feed: of },
    };
  },
  run: async (_context, tx, { import: id }) => ({ fileName: (await lockToTakeBack(tx, id)).fileName }),
  // In as many transactions as it needs; going on after a stop is safe.
  after: async ({ db }, { import: id }, { fileName }) => ({ fileName, count: await rollBackImport(db, id) }),
});

const rebuild = act<object>({
  declaration: rebuildDeclaration,
  preview: async () => ({
    ...{ subject: 'file:book', subjectName: texts.book, sentence: texts.rebuild },
    changes: [{ what: texts.figures, before: texts.asStored, after: texts.fromLedger }],
  }),
  run: async () => {},
  after: ({ db }) => rebuildBook(db),
});

export const bookActs = (importerOf: RegistrarImporter): readonly AnyAct[] => [
  ...[navs, feed(importerOf), takeBack, rebuild],
];
