import { type FileProgress, FRAMED_FILE_TYPE, frameHead, jsonFrame } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { readFramedFile } from './framed-file.ts';

const bytes = new TextEncoder().encode('Name,AUM\r\n');
const progress = jsonFrame('progress', { written: 200, total: 378 });
const end = (size: number) => jsonFrame('end', { contentType: 'text/csv', size });

const replyOf = (...parts: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    { headers: { 'content-type': FRAMED_FILE_TYPE } },
  );

describe('a file in frames', () => {
  it('tells how far it is, then is the file with the number of its rows', async () => {
    const reported: FileProgress[] = [];
    const reply = replyOf(progress, frameHead('bytes', bytes.length), bytes, end(bytes.length));
    const found = await readFramedFile(reply, (one) => reported.push(one));
    expect(reported).toEqual([{ written: 200, total: 378 }]);
    expect(found?.rows).toBe(378);
    expect(found?.file.type).toBe('text/csv');
    expect(await found?.file.text()).toBe('Name,AUM\r\n');
  });

  it('is none when its end did not come, or not all of it', async () => {
    expect(await readFramedFile(replyOf(progress, frameHead('bytes', bytes.length), bytes))).toBeNull();
    expect(await readFramedFile(replyOf(progress, end(1)))).toBeNull();
    expect(await readFramedFile(new Response(null))).toBeNull();
  });
});
