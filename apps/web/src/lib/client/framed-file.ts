import { type FileProgress, frameReader } from '@hub/contract';

interface FramedFile {
  readonly file: Blob;
  readonly rows: number;
}

/** A file that tells how far it is (the contract's `framed-file.ts`). Null when it did not come whole. */
export async function readFramedFile(
  reply: Response,
  onProgress: (progress: FileProgress) => void = () => {},
): Promise<FramedFile | null> {
  const read = frameReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  const reader = reply.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    for (const frame of read(part.value)) {
      if (frame.kind === 'bytes') parts.push(frame.bytes);
      else if (frame.kind === 'progress') {
        rows = frame.progress.total;
        onProgress(frame.progress);
      } else {
        const file = new Blob(parts, { type: frame.end.contentType });
        return file.size === frame.end.size ? { file, rows } : null;
      }
    }
  }
  return null;
}
