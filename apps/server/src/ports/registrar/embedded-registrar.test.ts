import { dayNumber } from '@hub/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoRejection } from '../../../../demo/src/ports/demo-rejections.ts';
import type { TestDatabase } from '../../../test/open-test-database.ts';
import type { Tx } from '../../db/database.ts';
import { registrarBook } from '../../features/book/book.public.ts';
import { refreshStaleAum } from '../../features/book/figures/figures.repository.ts';
import { postEntries } from '../../features/book/posting/post.service.ts';
import { verifyBook } from '../../features/book/rebuild/verify.service.ts';
import { bought, ensureTestFolios, freshBook } from '../../features/book/test/small-book.ts';
import { embeddedRegistrar } from './embedded-registrar.ts';
import type { Payout, Registrar, RegistrarAnswer, RegistrarOrder } from './registrar.ts';
import { registrarOrder, rupees, unitsOfThousandths } from './test/registrar-orders.ts';

let test: TestDatabase | undefined;
const db = () => (test as TestDatabase).db;
const at = (text: string) => Temporal.Instant.from(`${text}+05:30`);
/** NAVs of the small book: ten, twenty and thirty rupees, 0.0137 more each day of January and February 2025. */
const navOf = (scheme: number, day: number) => BigInt(100_000 * scheme + 137 * (day - 1));

beforeEach(async () => {
  test = await freshBook(test);
  await db().asOwner(({ script }) =>
    script('truncate registrar_order, registrar_open restart identity; delete from holiday'),
  );
  await db().transaction('system', async (tx) => {
    await tx.query("update scheme set asset_class = 'LIQUID', cutoff = 'LIQUID' where code = '900103'");
    await ensureTestFolios(
      tx,
      ['1/1', '2/1', '3/1'].map((folioNo) => ({ arn: 'ARN-100001', folioNo })),
    );
    await tx.query("update investor set kyc = 'VALIDATED'");
    await postEntries(tx, [
      bought('1', 1000, { day: dayNumber(2025, 1, 2) }),
      bought('2', 500, { folioNo: '2/1', day: dayNumber(2025, 1, 2) }),
    ]);
  });
});
afterAll(() => test?.close());

const open = (more: { refuses?: typeof demoRejection; batchOrders?: number } = {}): Registrar =>
  embeddedRegistrar({ db: db(), book: registrarBook, ...more });
const submit = (registrar: Registrar, ...orders: RegistrarOrder[]) =>
  db().transaction({ arn: 'ARN-100001' }, (tx) => registrar.submit(tx, orders));

/** Takes answers as the product does: entries into the book, in the same transaction. */
const taking = () => {
  const answers: RegistrarAnswer[] = [];
  const take = async (tx: Tx, given: readonly RegistrarAnswer[]) => {
    await postEntries(
      tx,
      given.flatMap((answer) => (answer.type === 'rejected' ? [] : answer.entries)),
    );
    await refreshStaleAum(tx);
    answers.push(...given);
  };
  return { answers, take };
};
const work = async (registrar: Registrar, now: string) => {
  const { answers, take } = taking();
  expect(await registrar.work({ now: at(now), take })).toBe(answers.length);
  return answers;
};
const said = (answers: readonly RegistrarAnswer[]) =>
  answers.map((answer) => `${answer.reference} ${answer.type === 'rejected' ? answer.code : answer.type}`);
const unitsOf = async (folioNo: string, schemeCode: string) =>
  (
    await db().read<{ units: string }>(
      'system',
      'select units::text as units from position where folio_no = $1 and scheme_code = $2',
      [folioNo, schemeCode],
    )
  )[0]?.units;

describe('the embedded registrar', () => {
  it('allots a purchase once the NAV of its day is there, to the paisa, once', async () => {
    const registrar = open();
    await submit(registrar, registrarOrder({ reference: 'H1', folioNo: '3/1' }));
    expect(await work(registrar, '2025-01-05T23:00')).toEqual([]);
    const [answer] = await work(registrar, '2025-01-06T23:00');
    // 9,999.50 at 10.0685.
    expect(answer).toMatchObject({ type: 'allotted', nav: navOf(1, 6), units: 993_147n, amount: 10_000_00n });
    expect(answer?.type === 'allotted' && answer.navDate.toString()).toBe('2025-01-06');
    expect(await unitsOf('3/1', '900101')).toBe('993.147');
    expect(await work(registrar, '2025-01-07T10:00')).toEqual([]);
    expect(await verifyBook(db())).toMatchObject({ differences: [], unresolved: [] });
  });

  it('takes an order that is submitted twice once', async () => {
    const registrar = open();
    await submit(registrar, registrarOrder({ reference: 'H1' }));
    await submit(registrar, registrarOrder({ reference: 'H1' }), registrarOrder({ reference: 'H2' }));
    expect(said(await work(registrar, '2025-01-07T10:00'))).toEqual(['H1 allotted', 'H2 allotted']);
  });

  it('forgets an order whose submission was rolled back', async () => {
    const registrar = open();
    await expect(
      db().transaction('system', async (tx) => {
        await registrar.submit(tx, [registrarOrder({ reference: 'H1' })]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await work(registrar, '2025-01-07T10:00')).toEqual([]);
  });

  it('works on business days only, and moves what waits when a holiday is announced', async () => {
    const registrar = open();
    const friday = { confirmedAt: at('2025-01-10T14:00'), fundsAt: at('2025-01-10T14:00') };
    await submit(registrar, registrarOrder({ reference: 'H1', ...friday }));
    expect(await work(registrar, '2025-01-11T10:00')).toEqual([]);
    await db().read(
      'system',
      `insert into holiday (calendar, day, name)
       select calendar, '2025-01-10', 'Election' from unnest(array['EQUITY', 'DEBT']) calendar`,
    );
    const [answer] = await work(registrar, '2025-01-13T22:00');
    expect(answer?.type === 'allotted' && answer.navDate.toString()).toBe('2025-01-13');
  });

  it('gives a liquid scheme the NAV of the Sunday to Friday afternoon’s money, on Monday', async () => {
    const registrar = open();
    const late = { confirmedAt: at('2025-01-10T14:00'), fundsAt: at('2025-01-10T14:00') };
    await submit(registrar, registrarOrder({ reference: 'H1', schemeCode: '900103', ...late }));
    expect(await work(registrar, '2025-01-12T23:00')).toEqual([]);
    const [answer] = await work(registrar, '2025-01-13T09:00');
    expect(answer).toMatchObject({ nav: navOf(3, 12) });
  });

  it('redeems and, when another order took the units first, rejects with the reason', async () => {
    const registrar = open();
    const out = { kind: 'redeem', fundsAt: null } as const;
    await submit(
      registrar,
      registrarOrder({ reference: 'H1', ...out, quantity: unitsOfThousandths(700_000) }),
      registrarOrder({ reference: 'H2', ...out, quantity: unitsOfThousandths(400_000) }),
      registrarOrder({ reference: 'H3', ...out, quantity: { by: 'all' } }),
    );
    const answers = await work(registrar, '2025-01-07T10:00');
    expect(said(answers)).toEqual(['H1 allotted', 'H2 folio_balance_insufficient', 'H3 allotted']);
    // 700 and 300 units at 10.0685; STT of 0.001 %.
    expect(answers[0]).toMatchObject({ units: 700_000n, amount: 7047_95n - 7n });
    expect(answers[2]).toMatchObject({ units: 300_000n, amount: 3020_55n - 3n });
    expect(await unitsOf('1/1', '900101')).toBe('0.000');
    expect((await verifyBook(db())).unresolved).toEqual([]);
  });

  it('pays out what a redemption brought on the scheme’s day, once; an instalment’s and a rejected one’s never', async () => {
    const registrar = open();
    const out = { kind: 'redeem', fundsAt: null, quantity: unitsOfThousandths(100_000) } as const;
    await submit(
      registrar,
      registrarOrder({ reference: 'H1', ...out }),
      registrarOrder({ reference: 'H2', ...out, folioNo: '3/1' }),
      registrarOrder({ reference: 'H3', ...out, folioNo: '2/1', planNo: 'SWP-7' }),
    );
    const paidOut: Payout[] = [];
    const { take } = taking();
    const payOn = (now: string) =>
      registrar.work({
        now: at(now),
        take,
        payOut: async (_, payouts) => {
          paidOut.push(...payouts);
        },
      });
    await payOn('2025-01-07T22:00');
    expect(paidOut).toEqual([]);
    await payOn('2025-01-08T09:00');
    await payOn('2025-01-08T09:01');
    expect(paidOut).toMatchObject([
      { reference: 'H1', utr: expect.stringMatching(/^HUBBN25008[0-9A-Z]{6}$/), amount: 1006_85n - 1n },
    ]);
    expect(paidOut[0]?.on.toString()).toBe('2025-01-08');
    expect(await db().read('system', 'select from registrar_open')).toEqual([]);
  });

  it('keeps a payout for the next run when noting it fails', async () => {
    const registrar = open();
    await submit(
      registrar,
      registrarOrder({ reference: 'H1', kind: 'redeem', fundsAt: null, quantity: { by: 'all' } }),
    );
    const { take } = taking();
    await registrar.work({ now: at('2025-01-07T22:00'), take });
    const died = () => Promise.reject(new Error('the process died'));
    await expect(registrar.work({ now: at('2025-01-08T22:00'), take, payOut: died })).rejects.toThrow('died');
    const noted: string[] = [];
    const payOut = async (_: Tx, payouts: readonly Payout[]) => {
      noted.push(...payouts.map(({ reference }) => reference));
    };
    await registrar.work({ now: at('2025-01-08T22:01'), take, payOut });
    expect(noted).toEqual(['H1']);
  });

  it('switches in two answers: out at once, in when the money has arrived', async () => {
    const registrar = open();
    await submit(
      registrar,
      registrarOrder({
        reference: 'H1',
        kind: 'switch',
        folioNo: '2/1',
        toSchemeCode: '900102',
        quantity: { by: 'all' },
        fundsAt: null,
      }),
    );
    const [out] = await work(registrar, '2025-01-06T23:00');
    expect(out).toMatchObject({ type: 'leg-done', units: 500_000n, amount: 5034_25n - 5n });
    expect(await work(registrar, '2025-01-06T23:30')).toEqual([]);
    // Equity pays on T+2, whatever the target is.
    expect(await work(registrar, '2025-01-07T22:00')).toEqual([]);
    const [entered] = await work(registrar, '2025-01-08T22:00');
    const duty = 25n;
    expect(entered).toMatchObject({ type: 'allotted', nav: navOf(2, 8), amount: 5034_20n });
    expect(entered?.type === 'allotted' && entered.entries[0]).toMatchObject({
      kind: 'switch-in',
      schemeCode: '900102',
      duty,
      units: (2n * (5034_20n - duty) * 100_000n + navOf(2, 8)) / (2n * navOf(2, 8)),
    });
    expect(await work(registrar, '2025-01-09T22:00')).toEqual([]);
    expect(await unitsOf('2/1', '900101')).toBe('0.000');
  });

  it('rejects what has become impossible since, in words', async () => {
    const registrar = open({ refuses: demoRejection });
    await submit(
      registrar,
      registrarOrder({ reference: 'H1', folioNo: '9/9' }),
      registrarOrder({ reference: 'H2', schemeCode: '999999' }),
      registrarOrder({ reference: 'H3', fundsAt: null }),
      registrarOrder({ reference: 'H4', isExecutionOnly: false }),
      registrarOrder({ reference: 'H5', quantity: rupees(5013) }),
    );
    expect(said(await work(registrar, '2025-01-07T10:00')).sort()).toEqual([
      'H1 folio_and_pan_mismatch',
      'H2 scheme_invalid',
      'H3 payment_not_received',
      'H4 euin_decl_reqd_subs',
      'H5 pan_aadhaar_not_mapped',
    ]);
  });

  it('gives every answer exactly once when taking fails in the middle', async () => {
    const registrar = open({ batchOrders: 3 });
    const references = Array.from({ length: 8 }, (_, n) => `H${n}`);
    await submit(registrar, ...references.map((reference) => registrarOrder({ reference })));
    const { answers, take } = taking();
    let calls = 0;
    const crashing = async (tx: Tx, given: readonly RegistrarAnswer[]) => {
      calls += 1;
      // After the entries were posted: they must go with the rest.
      await take(tx, given);
      if (given.some(({ reference }) => reference === 'H4')) throw new Error('the process died');
    };
    await expect(registrar.work({ now: at('2025-01-07T10:00'), take: crashing })).rejects.toThrow('died');
    expect(calls).toBeGreaterThan(3);
    answers.length = 0;
    expect(said(await work(registrar, '2025-01-07T10:01'))).toEqual(['H4 allotted']);
    const posted = await db().read<{ reference: string; n: number }>(
      'system',
      'select user_ref as reference, count(*)::int as n from ledger where user_ref is not null group by 1 order by 1',
    );
    expect(posted).toEqual(references.map((reference) => ({ reference, n: 1 })));
  });

  it('shares its work between several that work at once', async () => {
    const registrar = open({ batchOrders: 4 });
    const orders = Array.from({ length: 40 }, (_, n) => registrarOrder({ reference: `H${n}` }));
    await submit(registrar, ...orders);
    const given = await Promise.all(
      [1, 2, 3].map(async () => {
        const { answers, take } = taking();
        await registrar.work({ now: at('2025-01-07T10:00'), take });
        return answers;
      }),
    );
    const all = given.flat().map(({ reference }) => reference);
    expect(all).toHaveLength(40);
    expect(new Set(all).size).toBe(40);
  });
});
