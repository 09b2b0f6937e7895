import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content, generate, generationStatus } from '@hub/contract/calls/co-branding/co-branding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedPiece, seedPieces } from '../../features/co-branding/test/seed-pieces.ts';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';
import type { TestClient } from '../test/test-client.ts';

const root = mkdtempSync(join(tmpdir(), 'hub-web-'));
for (const page of ['index.html', 'app.html']) {
  writeFileSync(join(root, page), '<!doctype html><html><head><title>App</title></head><body></body></html>');
}

let hub: TestApp;
let mine: TestClient;
const path = new Map<string, string>();
beforeAll(async () => {
  hub = await testApp({ webRoot: root, withJobs: true });
  await seedPieces(hub.context, [
    { id: 'genuine', type: 'IMAGE', bucket: '1', title: 'Say "yes" to <b>SIP</b> & more', hasCodeOnly: true },
    { id: 'recalled', type: 'IMAGE', bucket: '1', title: 'Wrong', hasCodeOnly: true },
  ]);
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
  for (const id of ['genuine', 'recalled']) {
    const requested = await mine.request(generate, { ...requestedPiece, id });
    const { link } = await mine.request(generationStatus, requested);
    path.set(id, link.slice('http://hub.test'.length));
  }
  await hub.db.read('system', `update content_piece set recalled_at = now() where id = 'recalled'`);
});
afterAll(async () => {
  await hub.close();
  rmSync(root, { recursive: true });
});

const get = (url = '') => hub.app.inject({ url });

describe('the page behind the code of a piece', () => {
  it('says in its head what a messenger shows: title, distributor and a picture that loads', async () => {
    const page = await get(path.get('genuine'));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(page.body).toContain(
      '<meta property="og:title" content="Say &quot;yes&quot; to &lt;b&gt;SIP&lt;/b&gt; &amp; more">',
    );
    expect(page.body).toContain('Meera Nair, ARN-100001, AMFI-registered Mutual Fund Distributor');
    const picture = /property="og:image" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect(picture).toMatch(/^http:\/\/hub\.test\//);
    expect((await get(new URL(picture).pathname)).headers['content-type']).toBe('image/png');
    // Whoever previews a link has not opened it.
    expect((await mine.request(content, { id: 'genuine' })).uses.opens).toBe(0);
  });

  it('shows no picture of a recalled piece, and says nothing of a link that is not genuine', async () => {
    const recalled = (await get(path.get('recalled'))).body;
    expect(recalled).toContain('This piece was recalled');
    expect(recalled).not.toContain('og:image');
    for (const wrong of [
      `${path.get('genuine')}x`,
      '/view-content/genuine/100001',
      '/view-content/a/b?t=1&t=2',
    ]) {
      const page = await get(wrong);
      expect([page.statusCode, page.body.includes('og:')]).toEqual([200, false]);
      expect(page.body).toContain('<meta name="robots" content="noindex">');
    }
  });
});
