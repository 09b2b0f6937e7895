import { Readable } from 'node:stream';
import { type RequestOf, texts } from '@hub/contract';
import type { bulkFile } from '@hub/contract/calls/statements/statements-bulk';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import { todayInIndia } from '@hub/domain';
import yazl from 'yazl';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { nameOf } from '../../../exports/export-file.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import type { Files } from '../../../ports/files/files.ts';
import { type BulkItem, type Claim, findBulk, findItems } from './bulk.repository.ts';
import { bulkFileName } from './bulk-files.ts';

/** The time of an entry is that of the job: the same statements are the same ZIP. */
function zipOf(files: Files, bulk: Claim, items: readonly BulkItem[], madeAt: Date): yazl.ZipFile {
  const zip = new yazl.ZipFile();
  for (const { no, fileName, size } of items) {
    // A PDF is compressed already. Each is opened when its turn comes.
    zip.addReadStreamLazy(
      fileName ?? `${no}.pdf`,
      { compress: false, mtime: madeAt, ...(size !== null && { size }) },
      async (give) => {
        try {
          const file = await files.get(bulkFileName(bulk, no));
          if (file === null) throw new Error('A statement of the job is gone');
          give(null, file.body);
        } catch (error) {
          give(error, Readable.from([]));
        }
      },
    );
  }
  return zip;
}

/** Told as soon as everything is entered; its types forgot the figure. */
const sizeOf = (zip: yazl.ZipFile): Promise<number> =>
  new Promise((resolve) => {
    const end = zip.end as (this: yazl.ZipFile, options: object, reported: (size: number) => void) => void;
    end.call(zip, {}, resolve);
  });

export async function getBulkFile(
  context: SignedInContext,
  { id }: RequestOf<typeof bulkFile>,
): Promise<FileReply> {
  const { db, session, files, clock } = context;
  const { arn } = session;
  await limitExports(context);
  const queries = oneStatement(db, { arn });
  const [bulk, items] = await Promise.all([findBulk(queries, arn, id), findItems(queries, arn, id, 'made')]);
  if (bulk === null) throw new Refusal('not-found', texts.call.notFound);
  if (bulk.status !== 'done' || items.length === 0) throw new Refusal('conflict', sendTexts.notReady);
  return {
    fileName: nameOf(bulk.title, 'zip', todayInIndia(clock.now())),
    contentType: 'application/zip',
    rows: items.length,
    async write(onWritten) {
      const zip = zipOf(files, { arn, id }, items, new Date(bulk.startedAt));
      const size = await sizeOf(zip);
      const body = zip.outputStream as Readable;
      zip.on('error', (error: Error) => body.destroy(error));
      onWritten(items.length);
      return { size, body };
    },
  };
}
