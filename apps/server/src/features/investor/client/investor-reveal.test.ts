import { randomUUID } from 'node:crypto';
import { texts } from '@hub/contract';
import { listInvestors, revealValue } from '@hub/contract/calls/investor/investor-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';

const secret = { pan: 'QWEPR4711T', mobile: '9123409876', email: 'asha.secret@example.in' } as const;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let investorId: string;
beforeAll(async () => {
  hub = await testApp({ config: { logLevel: 'debug' } });
  await seedListBook(hub.db, people.ifa.arn, [
    { name: 'Asha Nair', ...secret },
    { name: 'Without Anything' },
  ]);
  [mine, theirs] = [await signedIn(hub, people.ifa.arn), await signedIn(hub, people.other.arn)];
  investorId = (await mine.request(listInvestors, { words: 'asha' })).items[0]?.id ?? '';
});
afterAll(() => hub.close());

const audits = () =>
  hub.db.read<Record<string, unknown>>(
    'system',
    `select arn, actor, subject, details, address, request_id, created_at from audit_log
      where action = 'investor.reveal' order by id`,
  );

describe('a masked value on tap', () => {
  it.each(['pan', 'mobile', 'email'] as const)(
    'shows the %s in full and leaves a note of it',
    async (what) => {
      const before = (await audits()).length;
      expect(await mine.request(revealValue, { investorId, what })).toEqual({ value: secret[what] });
      const notes = await audits();
      expect(notes).toHaveLength(before + 1);
      expect(notes.at(-1)).toMatchObject({
        arn: people.ifa.arn,
        actor: people.ifa.arn,
        subject: investorId,
        details: { what },
        address: expect.stringMatching(/./),
        request_id: expect.stringMatching(/./),
      });
    },
  );

  it('stands in no log and in no note', async () => {
    await mine.request(revealValue, { investorId, what: 'pan' });
    const saved = JSON.stringify(await audits()) + hub.logged();
    for (const value of Object.values(secret)) expect(saved).not.toContain(value);
  });

  it('that is not there is none', async () => {
    const [other] = (await mine.request(listInvestors, { words: 'without' })).items;
    expect(await mine.request(revealValue, { investorId: other?.id ?? '', what: 'mobile' })).toEqual({
      value: null,
    });
  });

  it("of another distributor's client is refused like one that does not exist, and leaves no note", async () => {
    const before = await audits();
    for (const [client, id] of [
      [theirs, investorId],
      [mine, randomUUID()],
    ] as const) {
      expect(await client.call(revealValue, { investorId: id, what: 'pan' })).toMatchObject({
        ok: false,
        status: 404,
        message: texts.call.notFound,
      });
    }
    expect(await audits()).toEqual(before);
  });

  it.each([{ investorId: '1' }, { what: 'name' }, { what: 'client_key' }, { what: 'pan from investor --' }])(
    'is refused for %j',
    async (wrong) => {
      const requested = { investorId, what: 'pan', ...wrong } as { investorId: string; what: 'pan' };
      expect(await mine.call(revealValue, requested)).toMatchObject({ ok: false, status: 400 });
    },
  );

  it('is shown 120 times an hour and not more, so that nobody copies a book', async () => {
    hub.clock.advance({ hours: 1 });
    const own = await signedIn(hub, people.ifa.arn);
    for (let n = 0; n < 120; n++) await own.request(revealValue, { investorId, what: 'pan' });
    const before = (await audits()).length;
    expect(await own.call(revealValue, { investorId, what: 'pan' })).toMatchObject({
      ok: false,
      status: 429,
    });
    expect(await audits()).toHaveLength(before);
  });
});
