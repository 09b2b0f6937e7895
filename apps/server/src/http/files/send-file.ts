import { Readable } from 'node:stream';
import { type FileProgress, FRAMED_FILE_TYPE, frameHead, jsonFrame, texts } from '@hub/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { FileReply } from '../../exports/file-reply.ts';

/** A file name as RFC 6266 wants it; quotes and control characters cannot break the header. */
export const attachment = (fileName: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;

/** Aborted when the connection closes before the answer has gone out. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    // No failure of ours: nobody is there to be told, and no log either.
    if (!raw.writableFinished) gone.abort(new Refusal('malformed', texts.exports.broken));
  });
  return gone.signal;
}

/** Progress while the file is made, the latest only, then the file. */
async function* framesOf({ rows: total, contentType, write }: FileReply): AsyncGenerator<Uint8Array> {
  let progress: FileProgress | null = { written: 0, total };
  let report = Promise.withResolvers<void>();
  const writing = write((written) => {
    progress = { written, total };
    report.resolve();
  });
  const written = writing.then(
    () => true,
    () => true,
  );
  for (let isWritten = false; !isWritten; ) {
    if (progress !== null) yield jsonFrame('progress', progress);
    progress = null;
    isWritten = await Promise.race([written, report.promise.then(() => false)]);
    report = Promise.withResolvers();
  }
  const { size, body } = await writing;
  for await (const part of body) {
    yield frameHead('bytes', part.length);
    yield part;
  }
  yield jsonFrame('end', { contentType, size });
}

/** The file as it is, or in frames for whoever wants to know how far it is (see the contract's `framed-file.ts`). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileReply,
): Promise<FastifyReply> {
  if (request.headers.accept?.includes(FRAMED_FILE_TYPE)) {
    return reply
      .header('content-type', FRAMED_FILE_TYPE)
      .header('content-disposition', attachment(file.fileName))
      .send(Readable.from(framesOf(file), { objectMode: false }));
  }
  const { size, body } = await file.write(() => {});
  return reply
    .header('content-type', file.contentType)
    .header('content-length', size)
    .header('content-disposition', attachment(file.fileName))
    .send(body);
}
