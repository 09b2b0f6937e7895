import { decideChange, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import { decideConfirmation, sendConfirmationOtp } from '@hub/contract/calls/confirmation/confirmation';
import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import { changeContact } from '@hub/contract/calls/transact/transact-contact';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '../calls/call-context.ts';
import { account, codes, euin, folios, seedOrderBook } from '../features/transact/test/order-book.ts';
import { type TestApp, testApp } from '../http/test/test-app.ts';
import { people } from '../http/test/test-book.ts';
import type { TestClient } from '../http/test/test-client.ts';
import { testConfig } from '../http/test/test-config.ts';
import { tryCode } from './investor-guess.ts';

let hub: TestApp;
let mine: TestClient;
/** Whoever has a link: the investor, or the distributor who was handed it. */
let holder: TestClient;

beforeAll(async () => {
  const { limits } = testConfig();
  hub = await testApp({
    withJobs: true,
    config: {
      limits: {
        ...limits,
        wrongCodesPerInvestorPerHour: 10,
        wrongCodesPerInvestorPerDay: 16,
        wrongCodesOfInvestorsPerHour: 14,
        wrongCodesOfInvestorsPerDay: 100,
      },
      tokens: { accessSeconds: 10_000_000, refreshSeconds: 10_000_000, transactionSeconds: 10_000_000 },
      idleMinutes: { web: 1_000_000, native: 1_000_000 },
      sessionMaxHours: { web: 100_000, native: 100_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, holder] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  // A new day: what one test counts is none of the next one's business.
  hub.clock.advance({ hours: 24 });
  await hub.db.transaction('system', (tx) => tx.query('delete from outbox_message'));
});

const outbox = (purpose: string) =>
  hub.db.read<{ target: string; body: string }>(
    'system',
    'select target, body from outbox_message where purpose = $1 order by id desc',
    [purpose],
  );
const codeTo = async (purpose: string, to: string) =>
  /^\d{6}/.exec((await outbox(purpose)).find(({ target }) => target === to)?.body ?? '')?.[0] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

interface Link {
  readonly token: string;
  readonly reference: string;
  readonly otp: string;
}

/** An order of its own, its link, and a code that went to the investor. */
async function link(folioNo: string = folios.asha, to = '9811111111'): Promise<Link> {
  const terms = {
    kind: 'lumpsum' as const,
    folioNo,
    schemeCode: codes.flexi,
    idcw: 'Z' as const,
    amount: '10000',
    payMode: 'netbanking' as const,
    account,
    euin,
    isExecutionOnly: false,
    subArn: null,
  };
  const { confirmations } = await mine.request(submitLumpsum, { terms, consent: true });
  const [sent] = (await outbox('order-link')).filter(({ target }) => target === to);
  const token = /\/confirm\/([\w-]{43})/.exec(sent?.body ?? '')?.[1] ?? '';
  await holder.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  return { token, reference, otp: await codeTo('order-otp', to) };
}

const decide = ({ token, reference }: Link, otp: string) =>
  holder.call(decideConfirmation, { token, otp, confirmed: [reference], declined: [] });
const guess = (one: Link) => decide(one, other(one.otp));
const statusesOf = (replies: readonly { ok: boolean; status?: number }[]) =>
  replies.map(({ ok, status }) => (ok ? 200 : status));
const timesIn = (replies: readonly { ok: boolean; status?: number }[], status: number) =>
  statusesOf(replies).filter((one) => one === status).length;

describe("an investor's codes", () => {
  it('cannot be guessed over many links, however many guesses come at once; the investor is told once', async () => {
    const links: Link[] = [];
    for (let n = 0; n < 10; n += 1) links.push(await link());
    const replies = await Promise.all(Array.from({ length: 3 }, () => links.map(guess)).flat());
    expect(timesIn(replies, 422)).toBe(10);
    expect(timesIn(replies, 429)).toBe(20);
    // Not the right one either, nor another code; both say until when.
    const words = /^Too many wrong codes were entered\. No code is accepted until .+/;
    const [first] = links as [Link];
    expect(await decide(first, first.otp)).toMatchObject({
      status: 429,
      message: expect.stringMatching(words),
    });
    hub.clock.advance({ seconds: 31 });
    const again = await holder.call(sendConfirmationOtp, { token: first.token, channel: 'SMS' });
    expect(again).toMatchObject({ status: 429, message: expect.stringMatching(words) });

    const reported = await outbox('wrong-codes');
    expect(reported.map(({ target }) => target).sort()).toEqual(['9811111111', 'asha@example.com']);
    expect(reported[0]?.body).toContain(`${people.ifa.name} (${people.ifa.arn})`);
    const audit = await hub.db.read<{ action: string; n: number }>(
      'system',
      "select action, count(*)::int4 as n from audit_log where action like 'codes.%' group by 1 order by 1",
    );
    expect(audit).toEqual([
      { action: 'codes.locked', n: 1 },
      { action: 'codes.wrong', n: 10 },
    ]);

    // The next hour has its own; the day has less than two of them, and nobody is told again.
    hub.clock.advance({ hours: 1 });
    const fresh = [await link(), await link(), await link()];
    expect((await decide(fresh[0] as Link, (fresh[0] as Link).otp)).ok).toBe(true);
    const later = await Promise.all(Array.from({ length: 5 }, () => fresh.slice(1).map(guess)).flat());
    expect(timesIn(later, 429)).toBe(4);
    expect(await outbox('wrong-codes')).toHaveLength(2);
  });

  it('count for changes of the folio too: guessing there goes on where it stopped', async () => {
    const links = [await link(), await link(), await link(), await link()];
    for (const one of links.slice(0, 3)) for (let n = 0; n < 3; n += 1) await guess(one);
    const requested = {
      folioNo: folios.asha,
      kind: 'CHANGEMOBILE',
      value: '9877777777',
      relation: 'SE',
    } as const;
    await mine.request(changeContact, { ...requested, consent: true });
    const token = /\/change\/([\w-]{43})/.exec((await outbox('change-link'))[0]?.body ?? '')?.[1] ?? '';
    await holder.request(sendChangeOtp, { token });
    const [old, next] = [await codeTo('change-otp', '9811111111'), await codeTo('change-otp', '9877777777')];
    const confirmWith = (otp: string) =>
      holder.call(decideChange, {
        token,
        isConfirmed: true,
        codes: [
          { key: 'old', otp },
          { key: 'new', otp: next },
        ],
      });
    expect(await confirmWith(other(old))).toMatchObject({ status: 422 });
    expect(await outbox('wrong-codes')).toHaveLength(2);
    expect(await confirmWith(old)).toMatchObject({ status: 429 });
    hub.clock.advance({ seconds: 31 });
    expect(await holder.call(sendChangeOtp, { token })).toMatchObject({ status: 429 });
    expect(await guess(links[3] as Link)).toMatchObject({ status: 429 });
    // Saying no needs no code.
    expect((await holder.call(decideChange, { token, isConfirmed: false, codes: [] })).ok).toBe(true);
  });

  it('count for the ARN over all its investors, and a right one counts for nobody', async () => {
    const asha = [await link(), await link(), await link()];
    const bela = [await link(folios.bela, '9822222222'), await link(folios.bela, '9822222222')];
    for (const one of asha)
      for (let n = 0; n < 3; n += 1) expect(await guess(one)).toMatchObject({ status: 422 });
    for (let n = 0; n < 3; n += 1) expect(await guess(bela[0] as Link)).toMatchObject({ status: 422 });
    const right = await link(folios.bela, '9822222222');
    expect((await decide(right, right.otp)).ok).toBe(true);
    expect(await guess(bela[1] as Link)).toMatchObject({ status: 422 });
    expect(await outbox('wrong-codes')).toEqual([]);
    expect(await guess(bela[1] as Link)).toMatchObject({ status: 422 });
    expect((await outbox('wrong-codes')).map(({ target }) => target)).toEqual(['9822222222']);
    const one = await hub.client().send(decideConfirmation, {
      token: (bela[1] as Link).token,
      otp: (bela[1] as Link).otp,
      confirmed: [(bela[1] as Link).reference],
      declined: [],
    });
    expect(one.status).toBe(429);
    expect(Number(one.headers['retry-after'])).toBeLessThanOrEqual(3600);
  });

  it('that were wrong stay counted when the call fails afterwards; what failed before it looked is given back', async () => {
    const context = { ...hub.context, ip: '10.0.0.1', requestId: 'r' } as unknown as CallContext;
    const whose = { arn: people.ifa.arn, investorId: 'somebody' };
    const counted = async () => {
      const rows = await hub.db.read<{ count: number }>(
        'system',
        "select count from rate_limit where key like 'otp-wrong-%:somebody' and count > 0",
      );
      return rows.map(({ count }) => count);
    };
    const failing = (isWrong: boolean) =>
      tryCode(context, whose, async (noteWrong) =>
        hub.db.transaction('system', async (tx) => {
          if (isWrong) await noteWrong(tx, null, '');
          throw new Error('lost');
        }),
      );
    await expect(failing(false)).rejects.toThrow('lost');
    expect(await counted()).toEqual([]);
    await expect(failing(true)).rejects.toThrow('lost');
    expect(await counted()).toEqual([1, 1]);
  });
});
