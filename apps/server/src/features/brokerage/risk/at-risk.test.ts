import { brokerageAtRisk, brokeragePayout, signDeclaration } from '@hub/contract/calls/brokerage/brokerage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedPayouts, vikram } from '../test/seed-payouts.ts';

let hub: TestApp;
let meera: TestClient;
let imran: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPayouts(hub.db, people.ifa.arn, people.other.arn);
  const signedIn = async (arn: string) => {
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    return client;
  };
  meera = await signedIn(people.ifa.arn);
  imran = await signedIn(people.other.arn);
});
afterAll(() => hub.close());

const system = (text: string, params: readonly unknown[] = []) => hub.db.read('system', text, params);

/*
 * By hand. A crore at 0.80 %: 219.178082… a day, so 6,575.34 in 30 days and 6,794.52 in 31. Vikram's 36,500 at 0.30 %:
 * 0.30 a day since 15-Sep; his lakh at 0.80 %: 2.191780… a day since 10-Nov. The last night was 14-Nov.
 */
const figures = (text: string) => BigInt(text.replace('.', ''));

describe('what is at risk', () => {
  const riskOf = async (name: string) => {
    const { risks } = await meera.request(brokerageAtRisk, {});
    return risks.find(({ risk }) => risk === name);
  };

  it('counts orders without an EUIN by the trail of a year, until the 7th of the month after', async () => {
    expect(await riskOf('euin-blank')).toMatchObject({
      state: 'due',
      count: 1,
      amount: '800.00',
      deadline: '2026-12-07',
      daysLeft: 22,
      rows: [{ title: vikram.name, amount: '800.00' }],
    });
  });

  it('counts clients without a valid KYC by what is held for them', async () => {
    expect(await riskOf('kyc-hold')).toMatchObject({
      state: 'withheld',
      per: 'once',
      amount: '500.00',
      rows: [{ title: vikram.name, detail: 'KYC on hold' }],
    });
  });

  it('counts months that were paid without an invoice, for who is registered', async () => {
    expect(await riskOf('gst-invoice')).toMatchObject({
      state: 'withheld',
      count: 2,
      amount: '4909.56',
      deadline: '2026-09-15',
      rows: [
        { month: '2026-06', amount: '3883.56' },
        { month: '2026-07', amount: '1026.00' },
      ],
    });
    const { risks } = await imran.request(brokerageAtRisk, {});
    expect(risks.some(({ risk }) => risk === 'gst-invoice')).toBe(false);
  });

  it('counts an ARN and an EUIN that end within 90 days', async () => {
    expect(await riskOf('arn-expiry')).toBeUndefined();
    await system("update distributor set valid_to = '2026-12-31' where arn = $1", [people.ifa.arn]);
    await system(
      "insert into euin (arn, euin, name, valid_to) values ($1, 'E000077', 'Arjun', '2026-11-30')",
      [people.ifa.arn],
    );
    expect(await riskOf('arn-expiry')).toMatchObject({ state: 'due', amount: '6803.82', daysLeft: 46 });
    expect(await riskOf('euin-expiry')).toMatchObject({ state: 'due', count: 1, daysLeft: 15 });
    await system('update distributor set valid_to = null where arn = $1', [people.ifa.arn]);
  });

  it('counts what was rejected and not sent again by the trail of a year', async () => {
    await system(
      `insert into rejection_row (arn, key, import_id, folio_no, scheme_code, trxn_no, day, amount, reason)
       values ($1, 'r1', 1, $2, 'D', '99', '2026-10-01', 10000, 'Signature differs')`,
      [people.ifa.arn, vikram.folioNo],
    );
    expect(await riskOf('rejected')).toMatchObject({
      count: 1,
      amount: '30.00',
      rows: [{ title: vikram.name, detail: expect.stringContaining('Signature differs') }],
    });
  });

  it('has every rupee that did not come once, as the payout has it: held, GST without invoice, unpaid months', async () => {
    const { totals, risks } = await meera.request(brokerageAtRisk, {});
    const { year } = await meera.request(brokeragePayout, {});
    // August, September and October came to nobody; July did, and May was before the declaration was due.
    const unpaid = figures('20178.48');
    expect(figures(totals.withheld) + figures(totals.lost)).toBe(
      figures(year.held) + figures(year.gstWithheld) + unpaid,
    );
    expect(totals).toMatchObject({ lost: '20178.48', withheld: '5409.56', perMonth: '0.00' });
    const once = risks.filter(({ per }) => per === 'once').map(({ amount }) => figures(amount));
    expect(once.reduce((sum, one) => sum + one, 0n)).toBe(figures(totals.withheld) + figures(totals.lost));
  });

  it('loses months since July that nobody paid without the declaration, until it is signed, once', async () => {
    // 2 × 6,794.52 + 6,575.34 with Asha, 4.80 + 9.30 with Vikram. July was paid; November is not due.
    expect(await riskOf('declaration')).toMatchObject({ state: 'lost', amount: '20178.48', daysLeft: -46 });
    const wrong = await meera.call(signDeclaration, { year: 2025, agreed: true });
    expect(wrong).toMatchObject({ ok: false, status: 400, fields: { year: expect.any(String) } });
    const signed = { status: 'Success', signedOn: '2026-11-15' };
    expect(await meera.request(signDeclaration, { year: 2026, agreed: true })).toEqual(signed);
    expect(await meera.request(signDeclaration, { year: 2026, agreed: true })).toEqual(signed);
    expect(await riskOf('declaration')).toBeUndefined();
    const { declaration } = await meera.request(brokerageAtRisk, {});
    expect(declaration).toMatchObject({ year: 2026, label: 'FY 2026-27', signedOn: '2026-11-15' });
  });
});
