import { spawn } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoProgram } from '../../../demo/src/cli/demo-program.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { builtinLists } from '../../test/starts.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { outboxMessenger } from '../ports/messenger/outbox-messenger.ts';

const made = inject('testDatabase');
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase({ start: builtinLists });
});
afterAll(() => test.close());

/** One command inside this process; what it said, and whether it refused. */
async function hub(args: string[], more: Record<string, string> = {}): Promise<string> {
  const said: string[] = [];
  const program = demoProgram({ env: more, say: (text) => said.push(text), db: test.db });
  const quiet = (command: typeof program) => {
    command.exitOverride().configureOutput({
      writeOut: (text) => said.push(text),
      writeErr: (text) => said.push(text),
    });
    command.commands.forEach(quiet);
  };
  quiet(program);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    said.push(`refused: ${(error as Error).message}`);
  }
  return said.join('\n');
}

describe('the command line', () => {
  it('migrates', async () => {
    expect(await hub(['migrate'])).toBe('The database is up to date.');
  });

  it('seeds the demo once', async () => {
    expect(await hub(['seed', '--investors', '4'])).toMatch(
      /^Added [1-9]\d* demo users\.\nAdded [1-9]\d* investors with [1-9]\d* ledger entries\.$/,
    );
    expect(await hub(['seed', '--investors', '4'])).toBe(
      'Added 0 demo users.\nAdded 0 investors with 0 ledger entries.',
    );
    expect(await hub(['seed', '--investors', 'many'])).toContain('Take a number');
    expect(await hub(['book', 'verify'])).toMatch(/The book is what the ledger says\.$/);
  });

  it('tells every distributor something, in plain words and inside the app only', async () => {
    const words = ['--title', 'New in the app', '--body', 'Filters in the notifications.'];
    const all = (await test.db.read('system', 'select arn from distributor')).length;
    const reported = async () =>
      (await test.db.read('system', "select arn from notification where title = 'New in the app'")).length;
    expect(await hub(['notify', ...words, '--dry-run'])).toMatch(/^Would notify \d+ distributors\.$/);
    for (const link of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/nowhere']) {
      expect(await hub(['notify', ...words, '--link', link])).toContain(
        'refused: --link takes a screen of the app',
      );
    }
    expect(await hub(['notify', '--title', '<b>x</b>', '--body', 'y'])).toContain(
      'refused: --title takes plain text',
    );
    expect(await hub(['notify', ...words, '--topic', 'weather'])).toContain('refused:');
    expect(await reported()).toBe(0);
    const said = await hub(['notify', ...words, '--link', '/distributor/notifications']);
    expect(said).toBe(`Notified ${await reported()} distributors.`);
    expect(await reported()).toBeGreaterThan(all / 2);
  });

  it('brings in a rate card and a payout, and takes them back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hub-files-'));
    const file = (name: string, lines: string[]) => {
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
      return join(folder, name);
    };
    const headings =
      'scheme code,inflow from,location,trail year 1,trail year 2,trail year 3,trail year 4+,gst basis';
    const card = file('card.csv', [headings, '900100,01-Jan-2000,any,0.8,0.8,0.8,0.8,exclusive']);
    const wrong = file('wrong.csv', [headings, '900100,01-Jan-2000,any,-0.8,0.8,0.8,0.8,exclusive']);
    const named = ['--version', '2099', '--from', '2099-04-01'];
    expect(await hub(['import', 'ratecard', wrong, ...named])).toBe(
      'refused: The rate card is refused, nothing was imported:\n  line 2, trail: A trail rate is below zero.',
    );
    expect(await hub(['import', 'ratecard', card, '--from', 'soon'])).toContain('Write a day as 2026-04-01.');
    expect(await hub(['import', 'ratecard', card, ...named, '--dry-run'])).toContain('nothing was written');
    expect(await hub(['import', 'ratecard', card, ...named])).toBe(
      'Rate card 2099: 1 lines, in force from 01-Apr-2099.',
    );
    const [, id = ''] = /import (\d+)/.exec(await hub(['import', 'ratecard', card, ...named])) ?? [];
    expect(await hub(['book', 'rollback', id])).toBe('Removed the rate card of card.csv.');
    const past = ['--version', '2001', '--from', '2001-04-01'];
    await hub(['import', 'ratecard', card, ...past]);
    const [, old = ''] = /import (\d+)/.exec(await hub(['import', 'ratecard', card, ...past])) ?? [];
    expect(await hub(['book', 'rollback', old])).toMatch(/refused: A rate card that is in force/);

    const payout = file('payout.csv', [
      'FOLIOCHK,TRXN_ID,PRODUCT,AMC_CODE,RATE,FEE_AMT,FEE_TYPE,TRADDATE,FEE_FRDT,FEE_TODT,PROCDATE,BROKCODE',
      'none/0,1,AR001G,AR,0.8,10,TF,01-Jan-2024,01-Jun-2024,30-Jun-2024,08-Jul-2024,ARN-100001',
    ]);
    const said = await hub(['import', 'cams', payout]);
    expect(said).toContain('1 in quarantine');
    expect(said).toContain('line 2, folio: No distributor of ours has this folio');
    const [, brought = ''] = /Import (\d+)/.exec(said) ?? [];
    expect(await hub(['book', 'rollback', brought])).toBe('Rolled back 0 rows of payout.csv.');
    rmSync(folder, { recursive: true });
  });

  it('turns maintenance on and off, and tells', async () => {
    expect(await hub(['maintenance', 'status'])).toBe('Maintenance is off.');
    expect(await hub(['maintenance', 'on'])).toBe('Maintenance is on.');
    expect(await hub(['maintenance', 'status'])).toBe('Maintenance is on.');
    expect(await hub(['maintenance', 'off'])).toBe('Maintenance is off.');
    expect(await hub(['maintenance', 'maybe'])).toMatch(/refused: .*Allowed choices are on, off, status/);
  });

  it('sets the version of one store and leaves the other', async () => {
    expect(await hub(['version', 'set', 'android', '1.2'])).toBe('The Android version is 1.2.');
    expect(await hub(['version', 'show'])).toBe('Android 1.2\niOS 1.1');
    expect(await hub(['version', 'set', 'ios', 'latest'])).toMatch(/refused: .*Write a version as 1\.2/);
    expect(await hub(['version', 'set', 'web', '1.2'])).toMatch(
      /refused: .*Allowed choices are android, ios/,
    );
  });

  it('moves the clock of the demo and brings it back', async () => {
    expect(await hub(['clock', 'set', '2031-04-01T09:30'])).toBe('It is 2031-04-01T09:30 in India.');
    expect(await hub(['clock', 'show'])).toContain('It is 2031-04-01T09:3');
    expect(await hub(['clock', 'set', '2031-04-01'])).toBe('It is 2031-04-01T00:00 in India.');
    expect(await hub(['clock', 'set', '2031-04-01T00:00Z'])).toBe('It is 2031-04-01T05:30 in India.');
    expect(await hub(['clock', 'set', 'tomorrow'])).toMatch(/refused: .*Write a date as/);
    expect(await hub(['clock', 'reset'])).not.toContain('2031-04-01');
  });

  it('moves the demo on by a span, with the NAVs of the days between', async () => {
    const newest = async (cutoff: string) => {
      const [row] = await test.db.read<{ day: string }>(
        'system',
        'select max(day) as day from nav join scheme on code = scheme_code where cutoff = $1',
        [cutoff],
      );
      return Temporal.PlainDate.from(row?.day ?? '');
    };
    const before = await newest('LIQUID');
    expect(await hub(['clock', 'set', `${before.add({ days: 1 })}T09:30`])).toContain('T09:30');
    expect(await hub(['clock', 'advance', '6d12h'])).toMatch(/T21:3\d in India\.\nMade [\d,]+ NAVs\.$/);
    // That evening's are out; a liquid scheme has one for every day, others for business days.
    expect((await newest('LIQUID')).toString()).toBe(before.add({ days: 7 }).toString());
    const counts = await test.db.read<{ cutoff: string; n: number; least: string }>(
      'system',
      `select cutoff, max(n)::int as n, min(least) as least from (
         select s.cutoff, count(*) as n, min(v.nav) as least from nav v join scheme s on s.code = v.scheme_code
          where v.day > $1 group by s.code, s.cutoff) made group by cutoff order by cutoff`,
      [before.toString()],
    );
    expect(counts.find(({ cutoff }) => cutoff === 'LIQUID')?.n).toBe(7);
    expect(counts.find(({ cutoff }) => cutoff === 'OTHER')?.n).toBeLessThanOrEqual(5);
    expect(counts.every(({ least }) => Number(least) > 1)).toBe(true);
    expect(await hub(['clock', 'advance', '1m'])).not.toContain('Made');
    expect(await hub(['book', 'verify'])).toMatch(/The book is what the ledger says\.$/);
    for (const span of ['1w', 'd', '', '-1d']) {
      expect(await hub(['clock', 'advance', '--', span])).toMatch(/refused: .*Write a span as 1d/);
    }
    await hub(['clock', 'reset']);
  });

  it('lists the queries that wait, and answers one', async () => {
    const listed = await hub(['query', 'list']);
    const [reference = ''] = /Q-\w{8}/.exec(listed) ?? [];
    expect(listed).toContain(`${reference}  ARN-100001  Statements`);
    expect(await hub(['query', 'answer', reference, '--text', ' '])).toBe(
      'refused: The answer: This is required.',
    );
    expect(await hub(['query', 'answer', reference.toLowerCase(), '--text', 'It is put right.'])).toMatch(
      /^Answered .*The distributor is notified\.$/,
    );
    expect(await hub(['query', 'list'])).not.toContain(reference);
    expect(await hub(['query', 'answer', 'Q-00000000', '--text', 'x'])).toMatch(/^refused: There is no such/);
    expect(await hub(['query', 'answer', reference])).toMatch(/refused: .*--text/);
  });

  it('prints the outbox, the newest last', async () => {
    expect(await hub(['outbox'])).toBe('The outbox is empty.');
    await test.db.transaction('nobody', async (tx) => {
      for (const text of ['first', 'second', 'third']) {
        await outboxMessenger().send(tx, { channel: 'SMS', to: '5550100001', text, purpose: 'otp' });
      }
    });
    const printed = await hub(['outbox', '-n', '2']);
    expect(printed).toMatch(/SMS to 5550100001\n {2}second\n.*SMS to 5550100001\n {2}third$/);
    expect(printed).not.toContain('first');
    expect(await hub(['outbox', '-n', '0'])).toMatch(/refused: .*from 1 to 1000/);
  });

  it('keeps the commands of the demo out of production', async () => {
    const production = {
      HUB_MODE: 'production',
      DATABASE_URL: 'postgres://hub@db.example.com/hub',
      HUB_TOKEN_SECRET: 'q7Jx2VbN9wLzK4hTgR8cXf3YpM6sD1vQ',
      HUB_WIRE_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString(
        'base64url',
      ),
      HUB_SERVICE_PASSWORD: 'zR4kX9wQ7vN2pJ8t',
      HUB_SECURITY_KEY: 'hT6xL3qZ9bW5mK1f',
      HUB_OTM_PASSWORD: 'vB8nQ2jX7rK4wZ6g',
      SMS_URL: 'https://sms.example.com/send',
      HUB_REGISTRAR_DIR: 'registrar',
      HUB_KYC_URL: 'https://kyc.example.com',
      HUB_ARN_REGISTRY_URL: 'https://arns.example.com',
      HUB_BANK_CHECK_URL: 'https://bank.example.com',
      HUB_NACH_DIR: 'nach',
      NACH_USER_NUMBER: 'NACH00000000012345',
      NACH_SPONSOR_IFSC: 'HDFC0000001',
      NACH_SPONSOR_ACCOUNT: '57500000123456',
      HUB_PAYMENTS: 'hosted',
      PAYMENTS_URL: 'https://api.gateway.example/v1',
      PAYMENTS_PAGE_URL: 'https://pay.gateway.example/checkout?order={order}',
      PAYMENTS_KEY_ID: 'key_live_1',
      PAYMENTS_KEY_SECRET: 'xK5tW9zQ3fJ7bR2n',
      PAYMENTS_CALLBACK_SECRET: 'jN4vX8kZ6qT1wH9p',
    };
    for (const args of [
      ['seed'],
      ['outbox'],
      ['clock', 'set', '2031-04-01'],
      ['clock', 'advance', '1d'],
      ['clock', 'reset'],
    ]) {
      expect(await hub(args, production)).toMatch(/refused: This command is for the demo only/);
    }
    expect(await hub(['maintenance', 'status'], production)).toBe('Maintenance is off.');
  });

  it('prints what an app is packed with, without a database and without a secret', async () => {
    const secret = 'my own secret, which nobody may see';
    const printed = await hub(['app-config'], { HUB_TOKEN_SECRET: secret, HUB_DATA_DIR: '/nowhere/at/all' });
    expect(JSON.parse(printed)).toMatchObject({
      mode: 'demo',
      wireKey: { id: '0' },
      ipLookupUrl: '/client-ip',
    });
    expect(printed).not.toContain(secret);
  });

  it('lists every setting and no secret', async () => {
    const list = await hub(['settings'], { HUB_TOKEN_SECRET: 'my own secret, which nobody may see' });
    for (const name of ['PORT', 'DATABASE_URL', 'HUB_MODE', 'SMS_FIELDS', 'S3_BUCKET']) {
      expect(list).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    }
    expect(list).not.toContain('my own secret');
    expect(list).not.toContain('demo-only');
  });

  it.each([
    [],
    ['migrate'],
    ['seed'],
    ['maintenance'],
    ['version'],
    ['version', 'set'],
    ['clock'],
    ['clock', 'set'],
    ['clock', 'advance'],
    ['outbox'],
    ['app-config'],
    ['settings'],
    ['import'],
    ['book'],
    ['book', 'verify'],
    ['book', 'rebuild'],
    ['book', 'rollback'],
  ])('helps with %s %s', async (...path) => {
    const command = path.filter((part) => typeof part === 'string');
    expect(await hub([...command, '--help'])).toContain(`Usage: ${['hub', ...command].join(' ')}`);
  });

  it('names a wrong setting', async () => {
    expect(await hub(['migrate'], { PORT: 'x' })).toContain('PORT must be a whole number');
  });
});

describe('the program', () => {
  let dataDir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hub-cli-'));
    env = { HUB_DATA_DIR: dataDir, ...(test.url ? { DATABASE_URL: test.url } : {}) };
    // It opens the folder by itself, so it gets a cluster that is already made.
    if (made.kind === 'pglite') {
      await (await openDatabase({ dataDir, snapshot: await openAsBlob(made.snapshot) })).close();
    }
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(args: string[]) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../../demo/src/cli/hub.ts'), ...args],
      {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, err] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
    return { code: await exit, out, err };
  }

  it('says in plain words that a running server has the folder, and does nothing', async (context) => {
    if (made.kind !== 'pglite') return context.skip('PostgreSQL serves many processes');
    const server = await openDatabase({ dataDir });
    const { code, out, err } = await run(['maintenance', 'on']);
    await server.close();
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(`in use by process ${process.pid}, most likely a running server. Stop it first`);
    expect(err).not.toContain('    at ');
  });

  it('opens the database of its settings and ends well when its work is done', async () => {
    expect(await run(['maintenance', 'status'])).toEqual({ code: 0, out: 'Maintenance is off.\n', err: '' });
  });
});
