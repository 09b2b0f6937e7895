import {
  mailStatement,
  shareStatement,
  statementShares,
  stopSharing,
} from '@hub/contract/calls/statements/statements';
import {
  bulkDetails,
  bulkFile,
  bulks,
  startBulk,
  stopBulk,
} from '@hub/contract/calls/statements/statements-bulk';
import { openSharedStatement, sharedStatementFile } from '@hub/contract/calls/statements/statements-shared';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../test/long.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import type { Attachment } from '../../../ports/messenger/messenger.ts';
import { signedIn } from '../../investor/test/signed-in.ts';
import { runBulks } from '../bulk/run-bulks.ts';

const { arn } = people.ifa;

let hub: TestApp;
let client: TestClient;
let theirs: TestClient;
/** A client with everything that a statement needs, and one with nothing. */
let whole: { id: string; pan: string; email: string };
let bare: { id: string };

beforeAll(async () => {
  hub = await testApp({ withJobs: true, investors: 16 });
  client = await signedIn(hub, arn);
  theirs = await signedIn(hub, people.other.arn);
  const found = await hub.db.read<{ id: string; pan: string; email: string }>(
    { arn },
    `select distinct i.id, i.pan, i.email from investor i join folio f on f.arn = i.arn and f.investor_id = i.id
      join position p on p.arn = f.arn and p.folio_no = f.folio_no
     where i.arn = $1 and i.pan is not null and i.email <> '' and p.units > 0 order by i.id limit 2`,
    [arn],
  );
  whole = found[0] as typeof whole;
  bare = { id: (found[1] as typeof whole).id };
  await hub.db.read('system', `update investor set pan = null, email = null where arn = $1 and id = $2`, [
    arn,
    bare.id,
  ]);
}, 180_000);
afterAll(() => hub.close());

const account = (investorId: string) => ({ investorId, kind: 'account', period: 'inception' }) as const;

describe('a statement by mail', () => {
  it('goes to the registered address alone, and its PDF opens with the PAN and not without', async () => {
    const { maskedEmail } = await client.request(mailStatement, account(whole.id));
    expect(maskedEmail).not.toBe(whole.email);
    const sent = await hub.db.read<{ target: string; body: string; attachment: Attachment }>(
      'system',
      `select target, body, attachment from outbox_message where purpose = 'statement'`,
    );
    expect(sent.map(({ target }) => target)).toEqual([whole.email]);
    expect(sent[0]?.body).not.toContain(whole.pan);
    const bytes = Buffer.from(sent[0]?.attachment.content ?? '', 'base64');
    await expect(getDocumentProxy(new Uint8Array(bytes))).rejects.toThrow(/password/i);
    const opened = await getDocumentProxy(new Uint8Array(bytes), { password: whole.pan });
    const { text } = await extractText(opened, { mergePages: true });
    expect(text).toContain('Account statement');
    expect(text).toContain('Value on ');
    // The demo's outbox hands out the same file.
    const [{ id } = { id: '' }] = await hub.db.read<{ id: string }>(
      'system',
      `select id from outbox_message where purpose = 'statement'`,
    );
    const page = await hub.app.inject({ url: `/demo/outbox/${id}/attachment` });
    expect(page.rawPayload.equals(bytes)).toBe(true);
    expect(hub.logged()).not.toContain(whole.pan);
  });

  it('is sent once for one press, however often the press arrives', async () => {
    const count = async () =>
      (await hub.db.read('system', `select 1 from outbox_message where purpose = 'statement'`)).length;
    const before = await count();
    const idempotencyKey = '5b1d6f70-98a3-4c0c-9b57-0f6f3b7a5a01';
    await client.request(mailStatement, account(whole.id), { idempotencyKey });
    await client.request(mailStatement, account(whole.id), { idempotencyKey });
    expect(await count()).toBe(before + 1);
  });

  it('is refused in words where there is no address, nothing to send, or no such client', async () => {
    expect(await client.call(mailStatement, account(bare.id))).toMatchObject({
      ok: false,
      status: 409,
      message: expect.stringContaining('no e-mail address'),
    });
    const before = {
      investorId: whole.id,
      kind: 'account',
      period: 'custom',
      from: '1999-01-01',
      to: '1999-12-31',
    } as const;
    expect(await client.call(mailStatement, before)).toMatchObject({
      ok: false,
      message: expect.stringContaining('first transaction'),
    });
    expect(await theirs.call(mailStatement, account(whole.id))).toMatchObject({ ok: false, status: 404 });
  });
});

const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const lastFour = () => whole.pan.slice(-4);
const wrongFour = () => (lastFour() === '999Z' ? '998Z' : '999Z');

describe('a statement by link', () => {
  it('asks for the end of the PAN, then shows the figures and gives the file', async () => {
    const share = await client.request(shareStatement, account(whole.id));
    expect(share.text).toContain(share.url);
    const token = tokenOf(share.url);
    const stranger = hub.client();
    const requested = await stranger.request(openSharedStatement, { token });
    expect(requested).toMatchObject({
      link: 'open',
      statement: null,
      requests: { triesLeft: 5, distributor: { arn } },
    });
    expect(JSON.stringify(requested)).not.toContain(whole.pan.slice(0, 6));
    expect(await stranger.call(openSharedStatement, { token, lastFour: wrongFour() })).toMatchObject({
      ok: false,
      fields: { lastFour: expect.stringContaining('4 tries are left') },
    });
    expect(await stranger.call(sharedStatementFile, { token, lastFour: wrongFour() })).toMatchObject({
      ok: false,
    });
    const shown = await stranger.request(openSharedStatement, { token, lastFour: lastFour() });
    expect(shown).toMatchObject({ requests: { triesLeft: 3 }, statement: { period: 'Up to 15-Nov-2026' } });
    const held = shown.statement?.holdings ?? [];
    expect(held.length).toBeGreaterThan(0);
    for (const { units, value } of held) expect([units, value]).not.toContain('');
    const { bytes } = await stranger.send(sharedStatementFile, { token, lastFour: lastFour() });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])), {
      mergePages: true,
    });
    expect(text).toContain('Account statement');
    const { items } = await client.request(statementShares, { investorId: whole.id });
    expect(items.find(({ id }) => id === share.id)?.openedAt).not.toBeNull();
  });

  it('is locked for good after five wrong answers, whoever goes on to fifty, also all at once', async () => {
    const token = tokenOf((await client.request(shareStatement, account(whole.id))).url);
    const stranger = hub.client();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => stranger.call(openSharedStatement, { token, lastFour: wrongFour() })),
    );
    expect(answers.filter((answer) => answer.ok && answer.value.statement !== null)).toEqual([]);
    expect(await stranger.request(openSharedStatement, { token })).toMatchObject({
      link: 'locked',
      requests: null,
    });
    // The right one comes too late.
    expect(await stranger.request(openSharedStatement, { token, lastFour: lastFour() })).toMatchObject({
      link: 'locked',
      statement: null,
    });
    expect(await stranger.call(sharedStatementFile, { token, lastFour: lastFour() })).toMatchObject({
      ok: false,
    });
    const [{ wrong } = { wrong: 0 }] = await hub.db.read<{ wrong: number }>(
      'system',
      'select max(wrong) as wrong from statement_share',
    );
    expect(wrong).toBe(5);
  });

  it('counts wrong answers over all links of a client, with the wrong codes of orders and changes', async () => {
    const limits = { ...hub.config.limits, wrongCodesPerInvestorPerHour: 7 };
    const strict = await testApp({ on: hub, config: { ...hub.config, limits } });
    // What the tests before have counted.
    await hub.db.read('system', "delete from rate_limit where key like 'otp-wrong-%'");
    const stranger = strict.client();
    const replies: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { url } = await client.request(shareStatement, account(whole.id));
      const requested = { token: tokenOf(url), lastFour: wrongFour() };
      for (let i = 0; i < 4; i += 1)
        replies.push((await stranger.send(openSharedStatement, requested)).status);
    }
    expect(replies).toEqual([...Array.from({ length: 7 }, () => 400), 429]);
    const reported = await hub.db.read<{ target: string }>(
      'system',
      "select target from outbox_message where purpose = 'wrong-codes'",
    );
    expect(reported.map(({ target }) => target)).toContain(whole.email);
    await strict.close();
  });

  it('can be stopped by its distributor alone', async () => {
    const first = await client.request(shareStatement, account(whole.id));
    const second = await client.request(shareStatement, account(whole.id));
    const state = async ({ url }: { url: string }) =>
      (await hub.client().request(openSharedStatement, { token: tokenOf(url) })).link;
    expect(await theirs.call(stopSharing, { id: first.id })).toMatchObject({ ok: false, status: 404 });
    expect((await theirs.request(statementShares, { investorId: whole.id })).items).toEqual([]);
    await client.request(stopSharing, { id: first.id });
    expect([await state(first), await state(second)]).toEqual(['revoked', 'open']);
    const ids = (await client.request(statementShares, { investorId: whole.id })).items.map(({ id }) => id);
    expect(ids).toContain(second.id);
    expect(ids).not.toContain(first.id);
    expect((await hub.client().request(openSharedStatement, { token: 'x'.repeat(43) })).link).toBe('unknown');
  });

  it('needs a PAN to ask for', async () => {
    expect(await client.call(shareStatement, account(bare.id))).toMatchObject({
      ok: false,
      message: expect.stringContaining('no PAN'),
    });
  });
});

describe('statements of many clients', () => {
  const job = { kind: 'account', period: 'inception', withPassword: false } as const;
  const everybody = async () =>
    hub.db.read<{ id: string; name: string; pan: string | null; folios: number }>(
      { arn },
      `select i.id, i.name, i.pan, (select count(*)::int from folio f join ledger l using (arn, folio_no)
                                      where f.arn = i.arn and f.investor_id = i.id) as folios
         from investor i where i.arn = $1`,
      [arn],
    );
  const filesOf = async (id: string): Promise<Record<string, Uint8Array>> => {
    const { bytes, headers } = await client.send(bulkFile, { id });
    expect(Number(headers['content-length'])).toBe(bytes?.length);
    return unzipSync(new Uint8Array(bytes ?? []));
  };

  it('are a PDF for each, with those left out and why, and every PDF is its own client’s', async () => {
    const { id, clients } = await client.request(startBulk, { ...job, clients: {}, withPassword: true });
    const all = await everybody();
    expect(clients).toBe(all.length);
    expect(await client.call(bulkFile, { id })).toMatchObject({
      ok: false,
      message: expect.stringContaining('not ready'),
    });
    await hub.runQueued('statements.bulk');
    const done = await client.request(bulkDetails, { id });
    expect(done).toMatchObject({ status: 'done', total: all.length });
    expect(done.made + done.leftOut).toBe(all.length);
    const expected = all.filter(({ pan, folios }) => pan !== null && folios > 0);
    expect(done.made).toBe(expected.length);
    expect(done.skipped.find(({ investorId }) => investorId === bare.id)?.why).toContain('no PAN');
    const files = await filesOf(id);
    expect(Object.keys(files)).toHaveLength(expected.length);
    const fileOf = (name: string) =>
      Object.entries(files).flatMap(([at, file]) => (at.slice(4) === `${name}.pdf` ? [file] : []));
    const alone = expected.filter(({ name }) => fileOf(name).length === 1);
    expect(alone.length).toBeGreaterThan(4);
    for (const { name, pan } of alone.slice(0, 4)) {
      const [file] = fileOf(name);
      const opened = await getDocumentProxy(file as Uint8Array, { password: pan ?? '' });
      expect((await extractText(opened, { mergePages: true })).text).toContain(name);
    }
  });

  it('go on where a killed server stopped: none is lost, none is made twice', async () => {
    const { id } = await client.request(startBulk, { ...job, clients: {} });
    const put: string[] = [];
    const files = hub.context.files;
    // The process hangs for good at its seventh file.
    const hanging = Promise.withResolvers<void>();
    const killed = {
      ...hub.context,
      files: {
        ...files,
        get: files.get.bind(files),
        remove: files.remove.bind(files),
        put: (name: string, body: Uint8Array, type: string) => {
          put.push(name);
          if (put.length < 7) return files.put(name, body, type);
          hanging.resolve();
          return new Promise<void>(() => {});
        },
      },
    };
    void runBulks(killed);
    await hanging.promise;
    // Nobody else takes it while it is in somebody's hands.
    await runBulks(hub.context);
    expect(await client.request(bulkDetails, { id })).toMatchObject({ status: 'running', made: 6 });
    await hub.db.read(
      'system',
      "update statement_bulk set claimed_until = now() - interval '1 second' where id = $1",
      [id],
    );
    await runBulks(hub.context);
    const done = await client.request(bulkDetails, { id });
    expect(done.status).toBe('done');
    expect(done.made + done.leftOut).toBe(done.total);
    const names = Object.keys(await filesOf(id));
    expect(new Set(names).size).toBe(done.made);
    expect(names).toHaveLength(done.made);
  });

  it('of gains leave out who sold nothing in the year', async () => {
    const gains = { kind: 'capitalgain', year: '2025-26', withPassword: false } as const;
    const { id } = await client.request(startBulk, { ...gains, clients: {} });
    await runBulks(hub.context);
    const done = await client.request(bulkDetails, { id });
    const sellers = await hub.db.read<{ id: string }>(
      { arn },
      `select distinct f.investor_id as id from folio f join ledger l using (arn, folio_no)
        where f.arn = $1 and l.day between '2025-04-01' and '2026-03-31' and l.units < 0
          and l.kind in ('redemption', 'switch-out', 'stp-out', 'swp')`,
      [arn],
    );
    expect(done.made).toBeGreaterThan(0);
    const skipped = new Set(done.skipped.map(({ investorId }) => investorId));
    expect(sellers.filter((seller) => skipped.has(seller.id))).toEqual([]);
    expect(new Set(done.skipped.map(({ why }) => why))).toEqual(new Set(['Nothing was sold in FY 2025-26.']));
    const [[name, file] = ['', new Uint8Array()]] = Object.entries(await filesOf(id));
    const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
    expect(text).toContain('Capital-gain statement');
    expect(text).toContain(name.slice(4, -4));
  });

  it('can be stopped; what was made is gone, and the next job is not held up', async () => {
    const { id } = await client.request(startBulk, { ...job, clients: {} });
    await client.request(stopBulk, { id });
    await runBulks(hub.context);
    expect(await client.request(bulkDetails, { id })).toMatchObject({ status: 'stopped', made: 0 });
    expect(await client.call(bulkFile, { id })).toMatchObject({ ok: false });
  });

  it('that were made before a stop are deleted, also when nobody is at work on the job', async () => {
    const { id } = await client.request(startBulk, { ...job, clients: {} });
    const { files } = hub.context;
    const third = Promise.withResolvers<void>();
    let made = 0;
    const hanging = {
      ...files,
      put: (...file: Parameters<typeof files.put>) => {
        made += 1;
        if (made < 3) return files.put(...file);
        third.resolve();
        return new Promise<void>(() => {});
      },
    };
    void runBulks({ ...hub.context, files: hanging });
    await third.promise;
    const saved = async () => {
      const found = await Promise.all(
        [1, 2, 3, 4].map((no) => files.get(`statements/${arn}/${id}/${no}.pdf`)),
      );
      for (const file of found) file?.body.destroy();
      return found.filter((file) => file !== null).length;
    };
    expect(await saved()).toBeGreaterThan(0);
    await client.request(stopBulk, { id });
    expect(await saved()).toBe(0);
  });

  it('are nobody else’s, and take no client of another distributor', async () => {
    const { items } = await client.request(bulks, {});
    const [{ id } = { id: '' }] = items;
    expect((await theirs.request(bulks, {})).items).toEqual([]);
    for (const call of [bulkDetails, bulkFile]) {
      expect(await theirs.call(call, { id })).toMatchObject({ ok: false, status: 404 });
    }
    expect(await theirs.call(stopBulk, { id })).toMatchObject({ ok: false, status: 404 });
    expect(await theirs.call(startBulk, { ...job, clients: { ids: [whole.id] } })).toMatchObject({
      ok: false,
      fields: { clients: 'No clients match.' },
    });
  });

  it('are of all who are chosen, also of more than can be chosen one by one', async () => {
    const many = isLong ? 1220 : 520;
    await hub.db.read(
      'system',
      `insert into investor (arn, id, client_key, name, city)
       select $1, gen_random_uuid(), 'many-' || no, 'Many ' || no, 'Manyville' from generate_series(1, $2::int) no`,
      [people.other.arn, many],
    );
    const { id, clients } = await theirs.request(startBulk, { ...job, clients: { city: 'Manyville' } });
    expect(clients).toBe(many);
    await runBulks(hub.context);
    const done = await theirs.request(bulkDetails, { id });
    expect(done).toMatchObject({ status: 'done', total: many });
    expect(done.made + done.leftOut).toBe(many);
  }, 120_000);
});

// The sessions end with the clock, so it is the last.
it('a link to a statement ends by itself after a week', async () => {
  const { url } = await client.request(shareStatement, account(whole.id));
  hub.clock.advance({ hours: 24 * 7 + 1 });
  expect((await hub.client().request(openSharedStatement, { token: tokenOf(url) })).link).toBe('expired');
});
