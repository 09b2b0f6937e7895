import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileNameError } from './file-name.ts';
import type { Files } from './files.ts';
import { openFiles } from './open-files.ts';

/** Enough of S3's protocol for one bucket: PUT, HEAD, GET in ranges and DELETE of an object, signed requests only. */
function fakeS3(): Server {
  const objects = new Map<string, { body: Buffer; type: string }>();
  return createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/');
    if (!signed || !key.startsWith('/statements/hub/')) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(key, { body: await buffer(request), type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const found = objects.get(key);
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (found && first !== undefined) {
        const part = found.body.subarray(Number(first), Number(last) + 1);
        const range = `bytes ${first}-${last}/${found.body.length}`;
        response.writeHead(206, {
          'content-type': found.type,
          'content-length': part.length,
          'content-range': range,
        });
        response.end(part);
      } else if (found) {
        response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length });
        response.end(request.method === 'HEAD' ? undefined : found.body);
      } else {
        response.writeHead(404, { 'content-type': 'application/xml' });
        const none = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
        response.end(request.method === 'HEAD' ? undefined : none);
      }
    }
  });
}

const dir = mkdtempSync(join(tmpdir(), 'hub-files-'));
const s3 = fakeS3();
const adapters = new Map<string, Files>();

beforeAll(async () => {
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  adapters.set('folder', openFiles({ kind: 'folder', dir }));
  adapters.set(
    's3',
    openFiles({
      kind: 's3',
      bucket: 'statements',
      region: 'ap-south-1',
      prefix: 'hub/',
      endpoint: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
      forcePathStyle: true,
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
    }),
  );
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  s3.closeAllConnections();
  await new Promise((resolve) => s3.close(resolve));
});

describe.each(['folder', 's3'])('files in a %s', (kind) => {
  const files = () => adapters.get(kind) as Files;

  it('come back byte for byte with their type', async () => {
    const body = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
    await files().put('ARN-100001/statement.pdf', body, 'application/pdf');
    const found = await files().get('ARN-100001/statement.pdf');
    expect(found).toMatchObject({ contentType: 'application/pdf', size: 70_000 });
    expect(found && Uint8Array.from(await buffer(found.body))).toEqual(body);
  });

  it('come in parts, byte for byte, with the size of the whole', async () => {
    const body = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7) % 256);
    await files().put('parts.bin', body, 'video/webm');
    expect(await files().sizeOf('parts.bin')).toBe(5000);
    await fc.assert(
      fc.asyncProperty(fc.nat(4999), fc.nat(4999), async (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        const found = await files().get('parts.bin', { start, end });
        expect(found).toMatchObject({ contentType: 'video/webm', size: 5000 });
        expect(found && Uint8Array.from(await buffer(found.body))).toEqual(body.slice(start, end + 1));
      }),
      { numRuns: 30 },
    );
  });

  it('come from a file on this machine, which stays', async () => {
    const path = join(dir, 'source.bin');
    const body = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 13) % 256);
    writeFileSync(path, body);
    await files().putFile('from/disk.webm', path, 'video/webm');
    const found = await files().get('from/disk.webm');
    expect(found).toMatchObject({ contentType: 'video/webm', size: 300_000 });
    expect(found && Uint8Array.from(await buffer(found.body))).toEqual(body);
    expect(await files().sizeOf('from/disk.webm')).toBe(300_000);
    expect(readFileSync(path)).toHaveLength(300_000);
    rmSync(path);
    await expect(files().putFile('from/none.webm', path, 'video/webm')).rejects.toThrow();
    expect(await files().sizeOf('from/none.webm')).toBeNull();
  });

  it('are replaced as a whole', async () => {
    await files().put('a.txt', Buffer.from('a longer first text'), 'text/plain');
    await files().put('a.txt', Buffer.from('second'), 'text/csv');
    const found = await files().get('a.txt');
    expect(found?.contentType).toBe('text/csv');
    expect(found && (await buffer(found.body)).toString()).toBe('second');
  });

  it('that are not there are null, and removing them is no error', async () => {
    expect(await files().get('nowhere/none.pdf')).toBeNull();
    expect(await files().get('nowhere/none.pdf', { start: 0, end: 9 })).toBeNull();
    expect(await files().sizeOf('nowhere/none.pdf')).toBeNull();
    await files().remove('nowhere/none.pdf');
    await files().put('gone.txt', Buffer.from('x'), 'text/plain');
    await files().remove('gone.txt');
    expect(await files().get('gone.txt')).toBeNull();
  });

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    '.',
    '..',
    '.hidden',
    'a/.hidden',
    'a\\..\\b',
    'C:\\x',
    'a\0b',
    'a b',
    'ä',
    'a?b',
    'a%2e%2e',
    'x'.repeat(101),
    Array.from({ length: 11 }, () => 'a').join('/'),
  ])('named %j are refused', async (name) => {
    await expect(files().put(name, Buffer.from('x'), 'text/plain')).rejects.toThrow(FileNameError);
    await expect(files().get(name)).rejects.toThrow(FileNameError);
    await expect(files().putFile(name, dir, 'text/plain')).rejects.toThrow(FileNameError);
    await expect(files().sizeOf(name)).rejects.toThrow(FileNameError);
    await expect(files().remove(name)).rejects.toThrow(FileNameError);
  });
});

describe('the folder', () => {
  it('gives nothing outside itself, whatever the name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('..', '.', 'a', '', '%2e%2e', '...')), async (segments) => {
        const name = segments.join('/');
        const found = await (adapters.get('folder') as Files).get(name).catch((error) => error);
        expect(found === null || found instanceof FileNameError).toBe(true);
      }),
    );
  });

  it('keeps no half-written file', async () => {
    await (adapters.get('folder') as Files).put('whole.txt', Buffer.from('x'), 'text/plain');
    expect(readdirSync(dir).sort()).toEqual(['files', 'types']);
  });
});
