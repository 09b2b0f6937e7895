import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Upload } from '../../calls/call-context.ts';
import type { OpenTemporary } from '../../temporary/nameless-file.ts';
import type { BodyShare } from '../limits/body-budget.ts';
import { tooLarge } from './read-body.ts';

interface Keeping {
  readonly openTemporary: OpenTemporary;
  readonly share: BodyShare;
  /** Of this file and all after it. */
  readonly most: number;
}

export interface SavedUpload {
  readonly upload: Upload;
  readonly close: () => Promise<void>;
}

async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const body = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(body, at, size - at, at);
    if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written to it');
    at += bytesRead;
  }
  return body;
}

/** A file as it comes, to the temporary folder: no more of it is in memory than one piece. */
export async function saveUpload(part: MultipartFile, keeping: Keeping): Promise<SavedUpload> {
  const { fieldname: field, filename: fileName, mimetype: contentType } = part;
  const { openTemporary, share, most } = keeping;
  const file = await openTemporary();
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      // The parser limits one file; the limit here is for all of them. Said at its own field, for a form to show.
      if (size > most) throw tooLarge(field);
      share.take(chunk.length);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (part.file.truncated) throw tooLarge(field);
  } catch (error) {
    await file.close();
    throw part.file.truncated ? tooLarge(field) : error;
  }
  return {
    upload: {
      field,
      fileName,
      contentType,
      size,
      sha256: hash.digest('base64url'),
      read: () => readAll(file, size),
    },
    close: () => file.close(),
  };
}
