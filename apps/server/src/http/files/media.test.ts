import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyring } from '../auth/security.ts';
import { type TestApp, testApp } from '../test/test-app.ts';
import { mediaTickets } from './media.ts';

const dir = mkdtempSync(join(tmpdir(), 'hub-media-'));
const bytes = randomBytes(70_000);
const video = { file: 'videos/a.webm', mediaType: 'video/webm' };

let hub: TestApp;
let tickets: ReturnType<typeof mediaTickets>;
let url: string;

beforeAll(async () => {
  const files = { kind: 'folder', dir } as const;
  hub = await testApp({ calls: [], handlers: [], config: { files } });
  const { config, clock, context } = hub;
  const prefix = `/${config.brand.paths.hub}/media`;
  tickets = mediaTickets({ key: createKeyring(config, clock).mediaKey, prefix, clock });
  await context.files.put(video.file, bytes, video.mediaType);
  await context.files.put('videos/empty.webm', new Uint8Array(), video.mediaType);
});
afterAll(async () => {
  await hub.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  url = tickets.urlOf(video);
});

const load = (
  at: string,
  range?: string,
  method: 'GET' | 'HEAD' = 'GET',
  more: Record<string, string> = {},
) => hub.app.inject({ method, url: at, headers: { ...(range && { range }), ...more } });

describe('a file at its address', () => {
  it('is the file, byte for byte, and says that it can be had in parts', async () => {
    const reply = await load(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '70000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    });
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  it('comes in any part that is asked for, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(2 * bytes.length), async (start, length) => {
        const { statusCode, headers, rawPayload } = await load(url, `bytes=${start}-${start + length}`);
        const right = bytes.subarray(start, start + length + 1);
        expect(statusCode).toBe(206);
        expect(headers['content-range']).toBe(`bytes ${start}-${start + right.length - 1}/70000`);
        expect(headers['content-length']).toBe(`${right.length}`);
        expect(rawPayload.equals(right)).toBe(true);
      }),
    );
  });

  it('comes from its end backwards, and from a place on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length + 9 }), async (length) => {
        expect((await load(url, `bytes=-${length}`)).rawPayload.equals(bytes.subarray(-length))).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect((await load(url, 'bytes=69999-')).rawPayload.equals(bytes.subarray(69_999))).toBe(true);
  });

  it('has nothing after its end', async () => {
    for (const range of ['bytes=70000-', 'bytes=-0']) {
      const reply = await load(url, range);
      expect(reply.statusCode).toBe(416);
      expect(reply.headers['content-range']).toBe('bytes */70000');
      expect(reply.body).toBe('');
    }
  });

  it('is whole for whoever asks for several parts at once, or for a part of what it was', async () => {
    for (const reply of [
      await load(url, 'bytes=0-1,5-6'),
      await load(url, 'bytes=0-1', 'GET', { 'if-range': '"v1"' }),
    ]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload).toHaveLength(70_000);
    }
  });

  it('is described without being sent', async () => {
    const whole = await load(url, undefined, 'HEAD');
    expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, '70000', '']);
    const part = await load(url, 'bytes=0-9', 'HEAD');
    expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '10', '']);
  });

  it('may be empty', async () => {
    const reply = await load(tickets.urlOf({ ...video, file: 'videos/empty.webm' }));
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, '0', '']);
  });

  it('is saved under the name that was given with it', async () => {
    const reply = await load(tickets.urlOf({ ...video, saveAs: 'Über "SIP"\r\n.webm' }));
    expect(reply.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%C3%9Cber%20%22SIP%22%0D%0A.webm",
    );
  });

  it('may be read by the native apps, and by no other page', async () => {
    const native = await load(url, undefined, 'GET', { origin: 'capacitor://localhost' });
    expect(native.headers['access-control-allow-origin']).toBe('capacitor://localhost');
    const other = await load(url, undefined, 'GET', { origin: 'https://other.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an address', () => {
  const refused = async (at: string) => {
    const reply = await load(at);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reply.body).not.toContain('webm');
  };

  it('stays the same for an hour, works for at least one more, and then no longer', async () => {
    const { clock } = hub;
    clock.advance({ minutes: 60 - clock.now().toZonedDateTimeISO('UTC').minute });
    const given = tickets.urlOf(video);
    clock.advance({ minutes: 59 });
    expect(tickets.urlOf(video)).toBe(given);
    clock.advance({ minutes: 60 });
    expect((await load(given)).statusCode).toBe(200);
    expect(tickets.urlOf(video)).not.toBe(given);
    clock.advance({ minutes: 1 });
    await refused(given);
  });

  it('with any one character changed is none', async () => {
    const start = url.lastIndexOf('/') + 1;
    for (let at = start; at < url.length; at++) {
      const other = url[at] === 'A' ? 'B' : 'A';
      await refused(`${url.slice(0, at)}${other}${url.slice(at + 1)}`);
    }
  });

  it('for another file cannot be made without the key', async () => {
    const ticket = { f: 'videos/empty.webm', m: 'text/html', e: 9_999_999_999 };
    const forged = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const [, mark] = url.split('.');
    await refused(`${url.slice(0, url.lastIndexOf('/') + 1)}${forged}.${mark}`);
  });

  it.each([
    '',
    '.',
    '..',
    'a',
    'a.b',
    '%00',
    '%2e%2e%2fsecret',
    'a.b.c',
    '{}.',
    '/etc/passwd',
    'x'.repeat(3000),
  ])('that is no ticket (%j) is not found', async (text) =>
    refused(`/${hub.config.brand.paths.hub}/media/${text}`),
  );

  it('with something behind it is none', async () => {
    for (const more of ['.', '.a', '=', '/a', '%20']) {
      const reply = await load(`${url}${more}`);
      expect([more, reply.statusCode]).toEqual([more, 404]);
    }
  });

  it('leads to no file outside the folder, and to none that is gone', async () => {
    await refused(tickets.urlOf({ ...video, file: 'videos/none.webm' }));
    for (const file of ['../secret', '/etc/passwd', 'videos/../../secret']) {
      const reply = await load(tickets.urlOf({ ...video, file }));
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('stands in no log', async () => {
    await load(url);
    await hub.app.inject({ method: 'POST', url });
    await load(`${url}x`);
    const ticket = url.slice(url.lastIndexOf('/') + 1);
    expect(hub.logged()).toContain('/media/[ticket]');
    expect(hub.logged()).not.toContain(ticket.slice(0, 30));
    expect(hub.logged()).not.toContain(ticket.slice(-30));
  });
});
