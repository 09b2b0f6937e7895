import { texts } from '@hub/contract';
import {
  aadhaarSeeding,
  bankDetails,
  folioDetails,
  panDetails,
  validateContact,
  validateFolios,
  verifyPan,
} from '@hub/contract/calls/investor/investor';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { clients, seedClients } from './test/seed-clients.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedClients(hub.db, people.ifa.arn, people.other.arn);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const { asha, vikram, kabir, meena, sunil, foreign } = clients;

describe('a folio', () => {
  it('comes with holders, banks, nominees and what it holds, every number masked', async () => {
    const [folio, ...others] = await mine.request(folioDetails, { folioNo: asha.folioNo });
    expect(others).toEqual([]);
    expect(folio).toMatchObject({
      folioNo: '1234567/89',
      holding: 'AS',
      holders: [
        { name: 'Asha Pillai', maskedPan: '******234F', kyc: 'VALIDATED' },
        { name: 'Ravi Pillai', maskedPan: '******999K', kyc: 'REGISTERED' },
      ],
      guardian: null,
      maskedMobile: '*****43210',
      maskedEmail: '*****pillai@example.in',
      banks: [
        {
          bank: 'HDFC Bank',
          ifsc: 'HDFC0001660',
          maskedAccount: '**********0042',
          type: 'SB',
          isDefault: true,
        },
        { maskedAccount: '****4321', isDefault: false },
      ],
      nominees: [{ name: 'Ravi Pillai', relation: '20', share: '100' }],
      schemes: [
        {
          code: '100001',
          name: 'Aranya Flexi Cap Fund',
          units: '191.043',
          value: '9999.50',
          navDay: '2026-11-13',
        },
      ],
    });
  });

  it('is found by PAN too, all of them, in small letters or capitals', async () => {
    for (const pan of [asha.pan, asha.pan.toLowerCase(), ` ${asha.pan} `]) {
      const folios = await mine.request(folioDetails, { pan });
      expect(
        folios.map(({ folioNo }) => folioNo),
        pan,
      ).toEqual(['1234567/89', '2000001']);
    }
  });

  it("of a minor names the guardian and no PAN of the minor's, whichever of them is the client", async () => {
    const guardian = { name: 'Meena Rao', maskedPan: '******111A' };
    expect(await mine.request(folioDetails, { folioNo: kabir.folioNo })).toMatchObject([
      { holders: [{ name: 'Kabir Rao', maskedPan: null }], guardian },
    ]);
    expect(await mine.request(folioDetails, { folioNo: meena.folioNo })).toMatchObject([
      { holders: [{ name: 'Tanvi Rao', maskedPan: null }], guardian },
    ]);
    expect(await mine.request(validateFolios, { folioNo: meena.folioNo, kind: 'additional' })).toMatchObject([
      { isAllowed: true },
    ]);
  });

  it('has its banks by themselves', async () => {
    expect(await mine.request(bankDetails, { folioNo: asha.folioNo })).toHaveLength(2);
    expect(await mine.request(bankDetails, { folioNo: vikram.folioNo })).toEqual([]);
  });

  it('is asked for by number or PAN, never both or neither', async () => {
    for (const requested of [
      {},
      { folioNo: asha.folioNo, pan: asha.pan },
      { folioNo: '' },
      { folioNo: '%' },
      { pan: 'X' },
    ]) {
      expect(await mine.call(folioDetails, requested), JSON.stringify(requested)).toMatchObject({
        ok: false,
        status: 400,
      });
    }
  });
});

describe('whether a folio may transact', () => {
  const request = async (folioNo: string, kind: 'additional' | 'redemption' = 'additional') =>
    (await mine.request(validateFolios, { folioNo, kind }))[0];

  it('is yes for one in order', async () => {
    expect(await request(asha.folioNo)).toEqual({
      folioNo: asha.folioNo,
      isAllowed: true,
      fault: null,
      message: null,
    });
    expect(await request(asha.folioNo, 'redemption')).toMatchObject({ isAllowed: true });
  });

  it('says inactive or invalid for one that the book does not have, or that is empty when units should leave', async () => {
    const refused = { isAllowed: false, fault: 'folio-invalid', message: transactTexts.folioInvalid };
    expect(await request('5555555')).toMatchObject(refused);
    expect(await request('2000001', 'redemption')).toMatchObject(refused);
    expect(await request('2000001')).toMatchObject({ isAllowed: true });
  });

  it('says joint account for one that all holders must sign', async () => {
    expect(await request(vikram.folioNo)).toMatchObject({
      fault: 'joint',
      message: transactTexts.jointAccount,
    });
  });

  it('lets money into a folio its owner has locked, and nothing out', async () => {
    expect(await request(clients.locked.folioNo)).toMatchObject({ isAllowed: true });
    expect(await request(clients.locked.folioNo, 'redemption')).toMatchObject({
      fault: 'folio-locked',
      message: transactTexts.notAllowed,
    });
  });

  it('is no with KYC on hold, of any holder', async () => {
    expect(await request(sunil.folioNo)).toMatchObject({ fault: 'kyc', message: transactTexts.notAllowed });
    expect(await request(clients.secondOnHold.folioNo)).toMatchObject({ fault: 'kyc' });
  });

  it('is no where no code could reach the investor', async () => {
    expect(await request(clients.abroad.folioNo)).toMatchObject({
      fault: 'no-contact',
      message: 'The folio has no mobile number and no e-mail address',
    });
  });

  it('stops on the day a minor comes of age, not a day before', async () => {
    expect(await request(kabir.folioNo)).toMatchObject({ isAllowed: true });
    await hub.db.read('system', `update investor set birth_date = '2008-11-15' where name = 'Kabir Rao'`);
    expect(await request(kabir.folioNo)).toMatchObject({ fault: 'minor-of-age' });
    await hub.db.read('system', `update investor set birth_date = '2008-11-16' where name = 'Kabir Rao'`);
    expect(await request(kabir.folioNo)).toMatchObject({ isAllowed: true });
  });
});

describe('a PAN', () => {
  it("of a client tells who it is, with the client's folios", async () => {
    expect(await mine.request(panDetails, { pan: asha.pan })).toEqual([
      {
        investorId: expect.any(String),
        name: 'Asha Pillai',
        maskedPan: '******234F',
        kyc: 'VALIDATED',
        taxStatus: '01',
        birthDate: '1980-05-17',
        maskedMobile: '*****43210',
        maskedEmail: '*****pillai@example.in',
        folios: ['1234567/89', '2000001'],
      },
    ]);
  });

  it('is verified from the book when it is a client', async () => {
    expect(await mine.request(verifyPan, { pan: asha.pan })).toEqual({
      maskedPan: '******234F',
      holder: 'person',
      isClient: true,
      name: 'Asha Pillai',
      kyc: 'VALIDATED',
      isBirthDateRight: null,
      mayInvest: true,
    });
    expect(await mine.request(verifyPan, { pan: sunil.pan })).toMatchObject({
      kyc: 'ON_HOLD',
      mayInvest: false,
    });
  });

  it('of a newcomer has the KYC of the agency, and the name for who knows the birth date', async () => {
    const newcomer = {
      maskedPan: '******001A',
      holder: 'person',
      isClient: false,
      kyc: 'VALIDATED',
      mayInvest: true,
    };
    const pan = 'ABCPN1001A';
    expect(await mine.request(verifyPan, { pan })).toEqual({
      ...newcomer,
      name: null,
      isBirthDateRight: null,
    });
    expect(await mine.request(verifyPan, { pan, birthDate: '1990-04-13' })).toEqual({
      ...newcomer,
      name: null,
      isBirthDateRight: false,
    });
    expect(await mine.request(verifyPan, { pan, birthDate: '1990-04-12' })).toEqual({
      ...newcomer,
      name: 'Ananya Nair',
      isBirthDateRight: true,
    });
    expect(await mine.request(panDetails, { pan })).toEqual([]);
    expect(await mine.request(panDetails, { pan, birthDate: '1990-04-13' })).toEqual([]);
    expect(await mine.request(panDetails, { pan, birthDate: '1990-04-12' })).toMatchObject([
      { investorId: null, name: 'Ananya Nair', kyc: 'VALIDATED', taxStatus: null, folios: [] },
    ]);
  });

  it.each([
    ['ABCPR1011K', 'REGISTERED'],
    ['ABCPD1012L', 'UNDER_PROCESS'],
    ['ABCPV1013M', 'ON_HOLD'],
    ['ABCPT1014N', 'REJECTED'],
    ['ABCPB1015P', 'DEACTIVATED'],
    ['AAACZ1234Z', 'NOT_AVAILABLE'],
  ])('%s may not invest for the first time: %s', async (pan, kyc) => {
    expect(await mine.request(verifyPan, { pan })).toMatchObject({ kyc, mayInvest: false, name: null });
  });

  it('is not guessed: birth dates and PANs outside the book are counted', async () => {
    const request = (pan: string, birthDate?: string) =>
      theirs.call(verifyPan, { pan, ...(birthDate && { birthDate }) });
    for (let day = 1; day <= 10; day++)
      expect((await request('ABCPN1001A', `1970-01-${String(day).padStart(2, '0')}`)).ok).toBe(true);
    expect(await request('ABCPN1001A', '1990-04-12')).toMatchObject({ ok: false, status: 429 });
    expect((await request('ABCPM1002B', '1988-09-30')).ok).toBe(true);
    let answered = 0;
    while (answered < 1000 && (await request(`AAAPZ${1000 + answered}Z`)).ok) answered++;
    expect(answered).toBeLessThan(60);
    // Clients of the own book are no guess.
    expect((await request(foreign.pan)).ok).toBe(true);
  });

  it('needs no Aadhaar when it is no person, or one who lives abroad', async () => {
    const status = async (pan: string) => (await mine.request(aadhaarSeeding, { pan }))[0]?.status;
    expect(await status(asha.pan)).toBe('SEEDED');
    expect(await status('AAAHZ1234Z')).toBe('NOT_REQUIRED');
    expect(await status(clients.abroad.pan)).toBe('NOT_REQUIRED');
    expect(await status('ABCPN1001A')).toBe('SEEDED');
    expect(await status('ABCPK1008H')).toBe('NOT_SEEDED');
  });

  it.each(['', 'ABCDE12345', 'ABCDE1234', "' or 1=1", 'x'.repeat(10_000)])(
    'is refused when it is none: %j',
    async (pan) => {
      for (const call of [panDetails, verifyPan, aadhaarSeeding]) {
        const reply = await mine.call<{ pan: string }, unknown>(call, { pan });
        expect(reply, call.name).toMatchObject({ ok: false, status: 400, fields: { pan: texts.field.pan } });
      }
    },
  );
});

describe('a contact', () => {
  const request = (requested: { mobile?: string; email?: string }, pan = 'AAAPZ1234Z') =>
    mine.request(validateContact, { pan, ...requested });
  const good = { isGood: true, fault: null };

  it('may be new, or the own one of the PAN', async () => {
    expect(await request({ mobile: '9123456789', email: 'new@example.in' })).toEqual({
      mobile: good,
      email: good,
    });
    expect(await request({ mobile: asha.mobile, email: asha.email }, asha.pan)).toEqual({
      mobile: good,
      email: good,
    });
    expect(await request({})).toEqual({ mobile: null, email: null });
  });

  it("may not be another client's, however it is written", async () => {
    const taken = { isGood: false, fault: 'of-another-client' };
    for (const mobile of [asha.mobile, `+91 ${asha.mobile}`, `0${asha.mobile}`, '98765-43210']) {
      expect((await request({ mobile })).mobile, mobile).toEqual(taken);
    }
    expect((await request({ email: asha.email.toUpperCase() })).email).toEqual(taken);
  });

  it('may be shared in a declared family and by a guardian', async () => {
    expect((await request({ mobile: asha.mobile }, vikram.pan)).mobile).toEqual(good);
    expect((await request({ mobile: '9000000003' }, meena.pan)).mobile).toEqual(good);
  });

  it("may never be the distributor's own", async () => {
    const ours = { isGood: false, fault: 'of-distributor' };
    expect(await request({ mobile: people.ifa.mobile, email: `${people.ifa.arn}@example.in` })).toEqual({
      mobile: ours,
      email: ours,
    });
  });

  it('must be an Indian mobile number', async () => {
    for (const mobile of ['5123456789', '912345678', '98765432101', '+1 9876543210']) {
      expect((await request({ mobile })).mobile, mobile).toEqual({ isGood: false, fault: 'form' });
    }
  });
});

describe("another distributor's client", () => {
  it('is answered like one that no distributor has, to the letter', async () => {
    const answers = async (client: TestClient, pan: string, folioNo: string, mobile: string) =>
      (
        await Promise.all([
          client.send(folioDetails, { folioNo }),
          client.send(folioDetails, { pan }),
          client.send(bankDetails, { folioNo }),
          client.send(validateFolios, { folioNo, kind: 'redemption' }),
          client.send(panDetails, { pan }),
          client.send(verifyPan, { pan }),
          client.send(aadhaarSeeding, { pan }),
          client.send(validateContact, { pan, mobile }),
        ])
      ).map(({ status, text }) => [status, text.replaceAll(folioNo, 'FOLIO').replace(/\*{6}\w{4}/g, 'PAN')]);
    expect(await answers(mine, foreign.pan, foreign.folioNo, foreign.mobile)).toEqual(
      // The KYC agency knows both, whoever serves them.
      await answers(mine, 'ABCPN1001A', '7777777', '9333333333'),
    );
    expect(await theirs.request(folioDetails, { folioNo: foreign.folioNo })).toHaveLength(1);
  });

  it('may hold the same folio number: each sees its own', async () => {
    expect(await theirs.request(folioDetails, { folioNo: '2000001' })).toMatchObject([
      { holders: [{ name: 'Farah Khan' }] },
    ]);
    expect(await mine.request(folioDetails, { folioNo: '2000001' })).toMatchObject([
      { holders: [{ name: 'Asha Pillai' }, { name: 'Ravi Pillai' }] },
    ]);
  });
});
