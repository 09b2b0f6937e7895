import { buffer } from 'node:stream/consumers';
import { generate, generationStatus } from '@hub/contract/calls/co-branding/co-branding';
import { orderNews } from '@hub/contract/calls/transact/transact-records';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordersChannel } from '../../../db/channels.ts';
import { oneStatement } from '../../../db/queries.ts';
import { openEvents } from '../../../http/test/open-events.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { linkIn } from '../test/link-in.ts';
import { seedPieces, testPiece, requestedPiece as whole } from '../test/seed-pieces.ts';
import { claimNext, markReady } from './making.repository.ts';

const { arn } = people.ifa;
const requestedPiece = { ...whole, id: 'small' };

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedPieces(hub.context, [{ ...testPiece, id: 'small', hasCodeOnly: true }]);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from generated_content'));

const make = () => hub.runQueued('co-branding.make');
const status = (id: string) => mine.request(generationStatus, { id });
const fileOf = async (owner: string, id: string) => {
  const found = await hub.context.files.get(`generated/${owner}/${id}`);
  return found && buffer(found.body);
};

describe('an open screen', () => {
  it('hears that a piece of its distributor has come further, and of nobody else', async () => {
    const url = await hub.app.listen({ port: 0, host: '127.0.0.1' });
    const [own, other] = await Promise.all(
      [mine, theirs].map((client) => openEvents(url, orderNews, client, hub.config)),
    );
    const { id } = await mine.request(generate, requestedPiece);
    await make();
    expect(await own?.next()).toBe('content');
    expect(await status(id)).toMatchObject({ status: 'ready' });
    // What comes to the other first is of its own order: the piece was before it.
    await hub.db.transaction('system', (tx) =>
      tx.query('select pg_notify($1, $2)', [ordersChannel, people.other.arn]),
    );
    expect(await other?.next()).toBe('orders');
    await Promise.all([own?.close(), other?.close()]);
  });
});

describe('a process that dies while it makes a piece', () => {
  const system = () => oneStatement(hub.db, 'system');
  const die = () =>
    hub.db.read('system', `update generated_content set claimed_until = now() - interval '1 second'`);

  it('leaves it to the next one, which ends it once; should it come back, it is told so', async () => {
    const { id } = await mine.request(generate, requestedPiece);
    const dead = await claimNext(system(), 'dead', 60);
    expect(dead).toMatchObject({ arn, id, tries: 1 });
    // Half a file, and nobody else takes it while the claim stands.
    await hub.context.files.put(`generated/${arn}/${id}`, Buffer.from('half'), 'image/png');
    await make();
    expect(await status(id)).toMatchObject({ status: 'making', file: null });

    await die();
    await mine.request(generate, requestedPiece);
    await make();
    const done = await status(id);
    expect(done.status).toBe('ready');
    expect(await linkIn((await fileOf(arn, id)) as Buffer)).toBe(done.link);
    const late = { mediaType: 'image/gif', bytes: 4, picture: null, at: `${hub.clock.now()}` };
    expect(await markReady(system(), dead as never, late)).toBe(false);
    expect(await status(id)).toEqual(done);
  });

  it('takes no other with it when it dies of it each time', async () => {
    const { id } = await mine.request(generate, requestedPiece);
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await claimNext(system(), `dead ${tries}`, 60)).toMatchObject({ id, tries });
      await die();
    }
    await make();
    expect(await status(id)).toMatchObject({ status: 'failed', failure: creativeTexts.failures.unmade });
  });
});

describe('many at once', () => {
  it('are made for 20 distributors with ten each: none is lost, none is mixed up', {
    timeout: 240_000,
  }, async () => {
    const arns = Array.from({ length: 20 }, (_, at) => `ARN-${200_001 + at}`);
    await hub.db.read(
      'system',
      `insert into distributor (arn, name, user_type, mobile, email)
       select arn, 'Distributor ' || no, 'IFA_USER', '98' || lpad(no::text, 8, '0'), 'd' || no || '@example.com'
         from unnest($1::text[]) with ordinality one(arn, no)`,
      [arns],
    );
    const requested = new Map<string, string[]>();
    const clients = await Promise.all(
      arns.map(async (one) => {
        const client = hub.client();
        await client.logIn(one);
        return { one, client };
      }),
    );
    await Promise.all(
      clients.map(async ({ one, client }) => {
        const ids: string[] = [];
        for (let n = 0; n < 10; n += 1) ids.push((await client.request(generate, requestedPiece)).id);
        requested.set(one, ids);
      }),
    );
    // Two processes at once.
    await Promise.all([make(), make()]);

    const rows = await hub.db.read<{ arn: string; id: string; status: string; tries: number }>(
      'system',
      'select arn, id, status, tries from generated_content',
    );
    expect(rows).toHaveLength(200);
    expect(rows.every((row) => row.status === 'ready' && row.tries === 1)).toBe(true);
    for (const { one, client } of clients) {
      const ids = requested.get(one) ?? [];
      expect(
        rows
          .filter((row) => row.arn === one)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...ids].sort());
      const sample = ids[4] as string;
      const { link } = await client.request(generationStatus, { id: sample });
      expect(link).toContain(`/${one.slice(4)}?t=`);
      expect(await linkIn((await fileOf(one, sample)) as Buffer)).toBe(link);
    }
  });

  it('have turns: the first of each distributor comes before the second of anybody', async () => {
    for (const client of [mine, mine, theirs]) {
      await client.request(generate, requestedPiece);
      hub.clock.advance({ milliseconds: 1 });
    }
    const turns: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      turns.push((await claimNext(oneStatement(hub.db, 'system'), `${n}`, 60))?.arn ?? '');
    }
    expect(turns).toEqual([arn, people.other.arn, arn]);
  });

  it('are refused when 20 of a distributor wait, also when all are asked for at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => mine.call(generate, requestedPiece)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 422, message: creativeTexts.tooMany });
    expect(await theirs.call(generate, requestedPiece)).toMatchObject({ ok: true });
  });
});
