import { createPublicKey, verify } from 'node:crypto';
import {
  content,
  contentList,
  generate,
  generationStatus,
  sharedContent,
} from '@hub/contract/calls/co-branding/co-branding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyring } from '../../../http/auth/security.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { linkIn } from '../test/link-in.ts';
import { requestedPiece, seedPieces } from '../test/seed-pieces.ts';

const { arn, name, mobile } = people.ifa;
const ids = ['genuine', 'newer', 'recalled', 'expired', 'mail'] as const;

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
const open = (link: Link) => hub.client().request(sharedContent, link);

beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedPieces(
    hub.context,
    ids.map((id) => ({ id, type: id === 'mail' ? 'HTML' : 'IMAGE', bucket: '1', title: `About ${id}` })),
  );
  const places = ['name', 'arn', 'tagline', 'phone', 'email', 'approval', 'risk', 'qr'];
  const page = places.map((field) => `<p><span data-field="${field}"></span></p>`).join('');
  await hub.context.files.put(
    'content/mail/1/en.png',
    Buffer.from(
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"></head><body>${page}</body></html>`,
    ),
    'text/html',
  );
  mine = hub.client();
  await mine.logIn(arn);
  for (const id of ids) {
    const shown = { ...requestedPiece.shown, email: false };
    const requested = await mine.request(generate, { ...requestedPiece, id, shown });
    made.set(id, requested.id);
    await hub.runQueued('co-branding.make');
    links.set(id, read((await mine.request(generationStatus, requested)).link));
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
    // The picture is of the piece as it was made: its code is the one of this link.
    expect(shared.piece).toMatchObject({ hasName: true, preview: { width: 400, height: 500 } });
    const picture = await hub.app.inject({ url: shared.piece?.preview?.url ?? '' });
    expect(await linkIn(picture.rawPayload)).toContain(linkTo('genuine').t);
    const mail = await open(linkTo('mail'));
    expect(mail.piece).toMatchObject({ hasName: true, file: { mediaType: 'text/html' } });
    const drawn = await hub.app.inject({ url: mail.piece?.preview?.url ?? '' });
    expect(drawn.headers['content-type']).toBe('image/jpeg');
    expect(await linkIn(drawn.rawPayload)).toContain(linkTo('mail').t);
  });

  it('is another one where another name was put on the piece, and is signed over that name', async () => {
    const { id } = await mine.request(generate, {
      ...requestedPiece,
      id: 'genuine',
      shown: { ...requestedPiece.shown, phone: false, email: false },
    });
    const other = read((await mine.request(generationStatus, { id })).link);
    expect(other.t).not.toBe(linkTo('genuine').t);
    expect((await open(other)).distributor).toMatchObject({ phone: null });
    expect((await open(linkTo('genuine'))).distributor).toMatchObject({ phone: mobile });
    const rename = (to: string) =>
      hub.db.read('system', `update generated_content set shown = shown || $2 where id = $1`, [
        id,
        JSON.stringify({ name: to }),
      ]);
    await rename('Guaranteed 18% returns');
    expect((await open(other)).verdict).toBe('not-genuine');
    await rename(name);
    expect((await open(other)).verdict).toBe('genuine');
  });

  it('that was made before there was a digest works on', async () => {
    const id = made.get('mail') ?? '';
    const { userId } = linkTo('mail');
    const text = ['content', 'mail', '1', `ARN-${userId}`, '20261115', 'en'].join('\n');
    const old = `1.20261115.en.${createKeyring(hub.config, hub.clock).security.sign(text)}`;
    await hub.db.read('system', 'update generated_content set ticket = $2, picture = null where id = $1', [
      id,
      old,
    ]);
    expect(await open({ id: 'mail', userId, t: old })).toMatchObject({
      verdict: 'genuine',
      piece: { hasName: false, preview: { width: 400 } },
      distributor: { name },
    });
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
    const [version, day, language, digest, signature = ''] = t.split('.');
    const text = `content\n${id}\n${version}\nARN-${userId}\n${day}\n${language}\n${digest}`;
    const key = createPublicKey(pem.body);
    expect(key.asymmetricKeyType).toBe('ed25519');
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('counts how often it was opened, and not by whom', async () => {
    const opens = async () => (await mine.request(content, { id: 'genuine' })).uses.opens;
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
    expect(await mine.request(generationStatus, { id: made.get('recalled') ?? '' })).toMatchObject({
      status: 'ready',
      validity: 'recalled',
      file: null,
    });
    expect(await mine.request(content, { id: 'recalled' })).toMatchObject({
      validity: 'recalled',
      preview: null,
      made: [{ validity: 'recalled', file: null }],
    });
    const used = await mine.request(contentList, { userId: arn.slice(4) });
    expect(used.items.find(({ id }) => id === 'recalled')).toMatchObject({
      validity: 'recalled',
      preview: null,
    });
    expect((await mine.request(contentList, {})).items.map(({ id }) => id)).not.toContain('recalled');
  });
});
