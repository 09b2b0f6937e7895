import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { runFfmpeg } from '../../../creatives/video/run-ffmpeg.ts';
import type { Files } from '../../../ports/files/files.ts';
import { folderFiles } from '../../../ports/files/folder-files.ts';
import { prepareContent } from './add-content.service.ts';
import { readManifest } from './manifest.ts';
import { listContent, recallContent } from './recall.service.ts';

const now = Temporal.Instant.from('2026-11-17T06:00:00Z');
const today = Temporal.PlainDate.from('2026-11-17');

let test: TestDatabase;
let files: Files;
let folder: string;

const picture = (background: string, width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  test = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hub-content-'));
  files = folderFiles(join(folder, 'kept'));
  writeFileSync(join(folder, 'poster.png'), await picture('#88aacc'));
  writeFileSync(join(folder, 'poster-hi.png'), await picture('#ccaa88'));
  writeFileSync(join(folder, 'wide.png'), await picture('#88aacc', 500, 400));
  writeFileSync(join(folder, 'script.png'), '#!/bin/sh\necho');
  writeFileSync(join(folder, 'page.html'), '<!doctype html><script>x()</script>');
  writeFileSync(join(folder, 'half.png'), (await picture('#123456')).subarray(0, 90));
  writeFileSync(join(folder, 'head.wav'), 'RIFF\0\0\0\0WAVE');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=duration=6', join(folder, 'spoken.wav')]);
  const seen = ['-f', 'lavfi', '-i', 'color=c=green:s=400x500:r=5:d=1', '-pix_fmt', 'yuv420p'];
  await runFfmpeg([...seen, '-c:v', 'libx264', join(folder, 'film.mp4')]);
  symlinkSync('/etc/hostname', join(folder, 'link.png'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});

const text = { colour: '#102030', background: '#ffffff', size: 16, smallest: 6 };
const line = (y: number) => ({ x: 20, y, width: 220, height: 24, ...text });
const layout = {
  width: 400,
  height: 500,
  boxes: [
    { field: 'name', ...line(300) },
    { field: 'tagline', ...line(330) },
    { field: 'arn', ...line(360) },
    { field: 'qr', x: 250, y: 300, width: 140, height: 140 },
    { field: 'risk', ...line(450), x: 0, width: 400, height: 40, lines: 2 },
  ],
};
const piece = {
  ...{ id: 'sip-basics', type: 'IMAGE', bucket: '1', title: 'SIP basics', summary: 'What a SIP is' },
  ...{ approvalNo: 'AR/1', validFrom: '2026-11-01', validTo: '2027-03-31' },
  languages: [{ language: 'en', file: 'poster.png' }],
  layout,
};
const film = { type: 'VIDEO', layout: { ...layout, card: { background: '#ffffff' } } };
const buckets = [{ id: '1', no: 1, name: 'Education' }];
const manifestOf = (...parts: object[]) => ({
  buckets,
  pieces: parts.map((part) => ({ ...piece, ...part })),
});

/** What came of a folder with this manifest. */
async function brought(manifest: unknown, at = now) {
  const read = readManifest(manifest);
  if ('faults' in read) return read;
  const prepared = await prepareContent(test.db, folder, read.manifest);
  return 'faults' in prepared ? prepared : prepared.add({ db: test.db, files, now: at, notifies: null });
}

const rows = () =>
  test.db.read<{ id: string; version: number; title: string; source: string; preview: string }>(
    'system',
    `select id, version, title, layout #>> '{languages,0,source}' as source,
            layout #>> '{languages,0,preview}' as preview from content_piece order by id`,
  );

async function savedAs(name: string) {
  const found = await files.get(name);
  if (found === null) throw new Error(`there is no ${name}`);
  return { contentType: found.contentType, body: await buffer(found.body) };
}

describe('a folder of content', () => {
  it.each<[string, object, string]>([
    ['an id with capitals', { id: 'SIP' }, 'piece SIP, id: must be small letters'],
    [
      'an id that is too long',
      { id: 'a'.repeat(41) },
      'must be small letters, digits and dashes, at most 40',
    ],
    ['a word that nobody knows', { colour: 'red' }, 'piece sip-basics: Unrecognized key: "colour"'],
    ['a type that there is not', { type: 'SVG' }, 'piece sip-basics, type:'],
    ['a day that there is not', { validTo: '2027-02-30' }, 'validTo: must be a day like 2026-04-01'],
    ['its days the wrong way round', { validTo: '2026-10-01' }, 'its last day is before its first'],
    ['no title', { title: ' ' }, 'title: is missing'],
    ['no language', { languages: [] }, 'languages: needs at least one'],
    ['a bucket that there is not', { bucket: '9' }, 'piece sip-basics: there is no bucket 9'],
    ['a scheme that there is not', { scheme: '123456' }, 'piece sip-basics: there is no scheme 123456'],
    [
      'a file that is not there',
      { languages: [{ language: 'en', file: 'none.png' }] },
      'none.png: there is no such file',
    ],
    [
      'a file of another folder',
      { languages: [{ language: 'en', file: '../poster.png' }] },
      'there is no such file in the folder',
    ],
    [
      'a link to another file',
      { languages: [{ language: 'en', file: 'link.png' }] },
      'link.png: there is no such file',
    ],
    [
      'a script with a picture’s name',
      { languages: [{ language: 'en', file: 'script.png' }] },
      'script.png is no PNG or JPEG picture',
    ],
    [
      'half a picture',
      { languages: [{ language: 'en', file: 'half.png' }] },
      'half.png is no PNG or JPEG picture',
    ],
    [
      'a picture of another size',
      { languages: [{ language: 'en', file: 'wide.png' }] },
      'has 500 × 400 pixels and its layout 400 × 500',
    ],
    [
      'a preview of other proportions',
      { languages: [{ language: 'en', file: 'poster.png', preview: 'wide.png' }] },
      'wide.png has other proportions than 400 × 500',
    ],
    ['a PDF that is a picture', { type: 'PDF' }, 'poster.png is no PDF that can be opened'],
    ['a video that is a picture', film, 'poster.png is no mp4 or webm video'],
    [
      'a spoken line for a picture',
      { languages: [{ language: 'en', file: 'poster.png', spoken: 'spoken.wav' }] },
      'spoken.wav: only a video has a spoken line',
    ],
    ...[
      ['no recording of it', 'none.wav', 'none.wav: there is no such file'],
      ['a picture for its recording', 'poster.png', 'poster.png is no WAV, MP3 or Ogg recording'],
      ['a recording that cannot be played', 'head.wav', 'head.wav cannot be played'],
    ].map(
      ([what, spoken, words]) =>
        [what, { ...film, languages: [{ language: 'en', file: 'film.mp4', spoken }] }, words] as [
          string,
          object,
          string,
        ],
    ),
    ['a GIF that is none', { type: 'GIF' }, 'poster.png is no GIF picture'],
    [
      'a page with a script',
      { type: 'HTML', languages: [{ language: 'en', file: 'page.html' }] },
      '<script> may not be in a page',
    ],
    [
      'a box over the edge',
      {
        layout: {
          ...layout,
          boxes: layout.boxes.map((box) => (box.field === 'qr' ? { ...box, x: 390 } : box)),
        },
      },
      'piece sip-basics: layout, box qr: reaches over the edge',
    ],
    [
      'no risk line',
      { layout: { ...layout, boxes: layout.boxes.slice(0, -1) } },
      'box risk: every piece needs it',
    ],
  ])('with %s is refused as a whole', async (_, part, words) => {
    const result = await brought(manifestOf({ id: 'right-one' }, part));
    expect(result).toEqual({ faults: expect.arrayContaining([expect.stringContaining(words)]) });
    expect(await rows()).toEqual([]);
    expect(await test.db.read('system', 'select id from content_bucket')).toEqual([]);
  });

  it('says all that is wrong at once', async () => {
    const result = await brought(
      manifestOf(
        { id: 'one', bucket: '9' },
        { id: 'two', languages: [{ language: 'en', file: 'script.png' }] },
      ),
    );
    expect(result).toEqual({
      faults: ['piece one: there is no bucket 9', 'piece two: script.png is no PNG or JPEG picture'],
    });
    expect(await brought(manifestOf({}, {}))).toEqual({ faults: ['piece sip-basics: is there twice'] });
    expect(await brought('nothing')).toEqual({ faults: [expect.stringContaining('content.json:')] });
  });

  it('is added with the risk line read aloud, and is the same the second time', async () => {
    const languages = [{ language: 'en', file: 'film.mp4', spoken: 'spoken.wav' }];
    const manifest = manifestOf({ ...film, id: 'film', languages });
    expect(await brought(manifest)).toEqual({ added: ['film'], changed: [], same: [] });
    expect(await brought(manifest)).toEqual({ added: [], changed: [], same: ['film'] });
    const [row] = await test.db.read<{ spoken: string }>(
      'system',
      "select layout #>> '{languages,0,spoken}' as spoken from content_piece where id = 'film'",
    );
    expect(row?.spoken).toMatch(/^content\/film\/1\/en-spoken-[0-9a-f]{16}\.wav$/);
    expect(await savedAs(row?.spoken ?? '')).toMatchObject({ contentType: 'audio/wav' });
    const silent = manifestOf({ ...film, id: 'film', languages: [{ language: 'en', file: 'film.mp4' }] });
    expect(await brought(silent)).toEqual({ added: [], changed: ['film'], same: [] });
    await test.db.read('system', 'delete from content_piece');
  });

  it('is added with its bytes and a preview that the server made', async () => {
    expect(await brought(manifestOf({}))).toEqual({ added: ['sip-basics'], changed: [], same: [] });
    const [row] = await rows();
    expect(row).toMatchObject({ id: 'sip-basics', version: 1 });
    expect(row?.source).toMatch(/^content\/sip-basics\/1\/en-[0-9a-f]{16}\.png$/);
    const source = await savedAs(row?.source ?? '');
    expect(source.contentType).toBe('image/png');
    expect(source.body.equals(await picture('#88aacc'))).toBe(true);
    const preview = await savedAs(row?.preview ?? '');
    expect(preview.contentType).toBe('image/jpeg');
    expect(await sharp(preview.body).metadata()).toMatchObject({ width: 400, height: 500 });
  });

  it('changes nothing when it comes again', async () => {
    const before = await test.db.read('system', 'select * from content_piece');
    expect(await brought(manifestOf({}), now.add({ hours: 5 }))).toEqual({
      added: [],
      changed: [],
      same: ['sip-basics'],
    });
    expect(await test.db.read('system', 'select * from content_piece')).toEqual(before);
  });

  it('has a new version when the bytes, the boxes or the approval differ, and none for a title', async () => {
    const versions: number[] = [];
    for (const part of [
      { title: 'All about SIP' },
      { languages: [{ language: 'en', file: 'poster-hi.png' }] },
      {
        layout: {
          ...layout,
          boxes: layout.boxes.map((box) => (box.field === 'arn' ? { ...box, y: 365 } : box)),
        },
      },
      { approvalNo: 'AR/2' },
    ]) {
      expect(await brought(manifestOf(part))).toEqual({ added: [], changed: ['sip-basics'], same: [] });
      versions.push((await rows())[0]?.version ?? 0);
    }
    expect(versions).toEqual([1, 2, 3, 4]);
    expect(
      await test.db.read('system', 'select created_at < updated_at as later from content_piece'),
    ).toEqual([{ later: false }]);
  });

  it('is not written over what somebody else has changed meanwhile', async () => {
    const read = readManifest(manifestOf({ title: 'Mine' }));
    if ('faults' in read) throw new Error('unexpected');
    const prepared = await prepareContent(test.db, folder, read.manifest);
    await brought(manifestOf({ approvalNo: 'AR/9' }));
    if ('faults' in prepared) throw new Error('unexpected');
    await expect(prepared.add({ db: test.db, files, now, notifies: null })).rejects.toThrow(
      'Somebody else has changed',
    );
    expect((await rows())[0]?.title).toBe('SIP basics');
  });

  it('can be recalled once, with a reason, and does not come back under its id', async () => {
    const recall = (id: string, reason: string) =>
      test.db.transaction('system', (tx) => recallContent(tx, { id, reason, at: now }));
    await expect(recall('nobody', 'a')).rejects.toThrow('There is no piece nobody.');
    await expect(recall('sip-basics', '  ')).rejects.toThrow('Give a reason');
    await recall('sip-basics', 'The amounts have changed.');
    await expect(recall('sip-basics', 'Again')).rejects.toThrow(
      'was recalled before: The amounts have changed.',
    );
    expect(await listContent(test.db, today)).toMatchObject([{ id: 'sip-basics', validity: 'recalled' }]);
    expect(await brought(manifestOf({ title: 'New' }))).toEqual({
      faults: ['piece sip-basics: was recalled: give the new piece an id of its own'],
    });
  });

  it('may have several pieces, and each says how it stands', async () => {
    await brought(
      manifestOf(
        { id: 'later', validFrom: '2026-12-01' },
        { id: 'over', validTo: '2026-11-16' },
        {
          id: 'two-tongues',
          languages: [
            { language: 'en', file: 'poster.png' },
            { language: 'hi', file: 'poster-hi.png' },
          ],
        },
      ),
    );
    const listed = await listContent(test.db, today);
    expect(listed.map(({ id, validity, languages }) => [id, validity, languages.join()])).toEqual([
      ['later', 'upcoming', 'en'],
      ['over', 'expired', 'en'],
      ['sip-basics', 'recalled', 'en'],
      ['two-tongues', 'current', 'en,hi'],
    ]);
  });
});
