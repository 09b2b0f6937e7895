import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProgram } from '../../../../demo/src/cli/demo-program.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hub-content-'));
  const poster = sharp({ create: { width: 400, height: 500, channels: 3, background: '#88aacc' } });
  writeFileSync(join(folder, 'poster.png'), await poster.png().toBuffer());
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});

async function content(...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = { HUB_DATA_DIR: join(folder, 'data') };
  const program = demoProgram({ env, say: (words) => said.push(words), db: test.db });
  try {
    await program.parseAsync(['content', ...args], { from: 'user' });
  } catch (error) {
    said.push(`refused: ${(error as Error).message}`);
  }
  return said.join('\n');
}

const text = { colour: '#102030', background: '#ffffff', size: 16, smallest: 6 };
const line = (y: number) => ({ x: 20, y, width: 220, height: 24, ...text });
const piece = {
  ...{ id: 'sip-basics', type: 'IMAGE', bucket: '1', title: 'SIP basics', summary: 'What a SIP is' },
  ...{ approvalNo: 'AR/1', validFrom: '2020-11-01', validTo: '2999-03-31' },
  languages: [{ language: 'en', file: 'poster.png' }],
  layout: {
    width: 400,
    height: 500,
    boxes: [
      { field: 'name', ...line(300) },
      { field: 'tagline', ...line(330) },
      { field: 'arn', ...line(360) },
      { field: 'qr', x: 250, y: 300, width: 140, height: 140 },
      { field: 'risk', ...line(450), x: 0, width: 400, height: 40, lines: 2 },
    ],
  },
};
const write = (manifest: unknown) => writeFileSync(join(folder, 'content.json'), JSON.stringify(manifest));
const buckets = [{ id: '1', no: 1, name: 'Education' }];

describe('hub content', () => {
  it('says what it needs when there is no manifest or none that can be read', async () => {
    expect(await content('add', folder)).toMatch(/^refused: content\.json of the folder cannot be read:/);
    writeFileSync(join(folder, 'content.json'), '{');
    expect(await content('add', folder)).toMatch(/^refused: content\.json of the folder cannot be read:/);
    expect(await content('list')).toBe('The library is empty.');
  });

  it('lists the faults of pieces and videos together, and takes neither', async () => {
    write({ buckets, pieces: [piece, { ...piece, id: 'other', bucket: '7' }], videos: { buckets: 'none' } });
    const said = await content('add', folder);
    expect(said).toMatch(/^refused: The folder is refused, nothing was imported:\n/);
    expect(said).toContain('  piece other: there is no bucket 7');
    expect(said).toContain('  videos.');
    expect(await content('list')).toBe('The library is empty.');
  });

  it('adds a folder and tells of it once, lists it and recalls a piece', async () => {
    await test.db.read(
      'system',
      "insert into distributor (arn, name, user_type, status) values ('ARN-1', 'N', 'IFA_USER', 'active')",
    );
    const notified = () => test.db.read('system', 'select title, body from notification');
    write({ buckets, pieces: [piece] });
    expect(await content('add', folder)).toBe('Added: sip-basics.');
    expect(await notified()).toEqual([{ title: 'New co-branded piece', body: 'SIP basics' }]);
    expect(await content('add', folder)).toBe('The same as before: sip-basics.');
    write({ buckets, pieces: [{ ...piece, approvalNo: 'AR/2' }] });
    expect(await content('add', folder)).toBe('Changed: sip-basics.');
    expect(await notified()).toHaveLength(1);
    expect(await content('list')).toBe('sip-basics  v2  IMAGE  current, to 31-Mar-2999  en  SIP basics');
    expect(await content('recall', 'sip-basic', '--reason', 'x')).toBe(
      'refused: There is no piece sip-basic.',
    );
    expect(await content('recall', 'sip-basics', '--reason', 'The amounts have changed.')).toBe(
      'Recalled sip-basics.',
    );
    expect(await content('list')).toContain('recalled');
  });
});
