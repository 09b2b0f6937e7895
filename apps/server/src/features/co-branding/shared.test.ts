import { createPublicKey, verify } from 'node:crypto';
import {
  content,
  contentList,
  generate,
  generationStatus,
  sharedContent,
} from '@hub/contract/calls/co-branding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { askedPiece, seedPieces } from './test/seed-pieces.ts';

const { arn, name, mobile } = people.ifa;
const ids = ['genuine', 'newer', 'recalled', 'expired'] as const;

interface Link {
  readonly id: string;
  readonly userId: string;
  readonly t: string;
}

let hub: TestApp;
let mine: TestClient;
const links = new Map<string, Link>();
const made = new Map<string, string>();

const read = (url: string): Link => {
  const link = new URL(url);
  const [, , id = '', userId = ''] = link.pathname.split('/');
  return { id, userId, t: link.searchParams.get('t') ?? '' };
};
const linkTo = (id: string): Link => links.get(id) as Link;
const open = (link: Link) => hub.client().ask(sharedContent, link);

beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedPieces(
    hub.context,
    ids.map((id) => ({ id, type: 'IMAGE', bucket: '1', title: `About ${id}` })),
  );
  mine = hub.client();
  await mine.logIn(arn);
  for (const id of ids) {
    const shown = { ...askedPiece.shown, email: false };
    const asked = await mine.ask(generate, { ...askedPiece, id, shown });
    made.set(id, asked.id);
    await hub.runQueued('co-branding.make');
    links.set(id, read((await mine.ask(generationStatus, asked)).link));
  }
  await hub.db.read('system', `update content_piece set version = 2 where id = 'newer'`);
  await hub.db.read('system', `update content_piece set valid_to = '2026-11-14' where id = 'expired'`);
  await hub.db.read(
    'system',
    `update content_piece set recalled_at = now(), recall_reason = 'A figure was wrong.' where id = 'recalled'`,
  );
});
afterAll(() => hub.close());

describe('a shared link', () => {
  it('says genuine, with the piece and the contact that stands on it', async () => {
    const shared = await open(linkTo('genuine'));
    expect(shared).toMatchObject({
      verdict: 'genuine',
      piece: { title: 'About genuine', approvalNo: 'MKT/2026/7', madeOn: '2026-11-15', recallReason: null },
      distributor: { name, arn, phone: mobile, email: null },
    });
    const file = await hub.app.inject({ url: shared.piece?.file?.url ?? '' });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, undefined]);
    expect((await hub.app.inject({ url: shared.piece?.preview?.url ?? '' })).statusCode).toBe(200);
  });

  it('says that a newer version is there, or that its last day is past', async () => {
    expect(await open(linkTo('newer'))).toMatchObject({
      verdict: 'outdated',
      piece: { title: 'About newer' },
    });
    expect(await open(linkTo('expired'))).toMatchObject({ verdict: 'expired' });
  });

  it('is not genuine with one changed character, wherever it stands, and then says nothing else', async () => {
    const link = linkTo('genuine');
    const other = (letter: string) =>
      letter === 'B' ? 'C' : letter === '1' ? '2' : letter === 'b' ? 'c' : 'b';
    const changed = (['id', 'userId', 't'] as const).flatMap((part) =>
      [...link[part]].flatMap((letter, at) =>
        [other(letter), letter === 'A' ? 'B' : 'A'].map((instead) => ({
          ...link,
          [part]: `${link[part].slice(0, at)}${instead}${link[part].slice(at + 1)}`,
        })),
      ),
    );
    expect(changed.length).toBeGreaterThan(200);
    const shorter = [
      { ...link, t: link.t.slice(0, -1) },
      { ...link, t: `${link.t}A` },
      { ...link, t: '' },
    ];
    const nothing = { verdict: 'not-genuine', piece: null, distributor: null };
    for (const wrong of [...changed, ...shorter])
      expect([wrong, await open(wrong)]).toEqual([wrong, nothing]);
    // In base64url the last letter has two spellings more of the same bytes.
    const last = link.t.at(-1) ?? '';
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const letter of [...letters].filter((one) => one !== last)) {
      expect(await open({ ...link, t: link.t.slice(0, -1) + letter })).toEqual(nothing);
    }
  });

  it("is not genuine with the right signature of another piece, distributor, or of one's own", async () => {
    const link = linkTo('genuine');
    for (const wrong of [
      { ...link, t: linkTo('newer').t },
      { ...link, userId: people.other.arn.slice(4) },
      { ...link, id: 'no-such' },
    ]) {
      expect((await open(wrong)).verdict).toBe('not-genuine');
    }
  });

  it('can be checked by anybody with the public key alone', async () => {
    const pem = await hub.app.inject({ url: '/.well-known/hub-content-key' });
    expect(pem.headers['content-type']).toContain('text/plain');
    const { id, userId, t } = linkTo('genuine');
    const [version, day, language, signature = ''] = t.split('.');
    const text = `content\n${id}\n${version}\nARN-${userId}\n${day}\n${language}`;
    const key = createPublicKey(pem.body);
    expect(key.asymmetricKeyType).toBe('ed25519');
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('counts how often it was opened, and not by whom', async () => {
    const opens = async () => (await mine.ask(content, { id: 'genuine' })).uses.opens;
    const before = await opens();
    await open(linkTo('genuine'));
    await open({ ...linkTo('genuine'), t: 'wrong' });
    expect(await opens()).toBe(before + 1);
  });
});

describe('a recall', () => {
  it('is said everywhere at once, and nothing of the piece is given out any more', async () => {
    const shared = await open(linkTo('recalled'));
    expect(shared).toMatchObject({
      verdict: 'recalled',
      piece: { title: 'About recalled', recallReason: 'A figure was wrong.', file: null, preview: null },
    });
    expect(await mine.ask(generationStatus, { id: made.get('recalled') ?? '' })).toMatchObject({
      status: 'ready',
      standing: 'recalled',
      file: null,
    });
    expect(await mine.ask(content, { id: 'recalled' })).toMatchObject({
      standing: 'recalled',
      preview: null,
      made: [{ standing: 'recalled', file: null }],
    });
    const used = await mine.ask(contentList, { userId: arn.slice(4) });
    expect(used.items.find(({ id }) => id === 'recalled')).toMatchObject({
      standing: 'recalled',
      preview: null,
    });
    expect((await mine.ask(contentList, {})).items.map(({ id }) => id)).not.toContain('recalled');
  });
});
