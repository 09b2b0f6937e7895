import { existsSync, readFileSync } from 'node:fs';
import { ageOn, dateOfDayNumber, isEmail, isIfsc, isPan, parseArn } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '../people/demo-records.ts';
import { demoBooks } from './demo-book.ts';
import type { DemoClient } from './ground/rows.ts';
import { sampleBook, schemeOf, today } from './test/sample-book.ts';

const sample = sampleBook();
const { clients } = sample;
const investors = clients.map(({ investor }) => investor);
const minors = clients.filter(({ investor }) => investor.guardianPan !== null);
const ageOf = ({ investor }: DemoClient) =>
  investor.birthDate === null ? null : ageOn(dateOfDayNumber(investor.birthDate), today);

/** Handbook §2: the fourth letter of a PAN and the tax status say the same. */
const panLetters: Readonly<Record<string, string>> = { '03': 'H', '04': 'C', '06': 'F', '08': 'T' };

describe('the investors of the demo book', () => {
  it('have PANs of the right form and letter, each its own', () => {
    const pans = investors.flatMap(({ pan }) => pan ?? []);
    expect(pans.length).toBe(clients.length - minors.length);
    expect(new Set(pans).size).toBe(pans.length);
    for (const { pan, taxStatus } of investors) {
      if (pan === null) continue;
      expect(isPan(pan)).toBe(true);
      expect(pan).toBe(pan.toUpperCase());
      expect(pan[3]).toBe(panLetters[taxStatus] ?? 'P');
    }
    expect(new Set(investors.map(({ clientKey }) => clientKey)).size).toBe(clients.length);
    expect(new Set(investors.map(({ id }) => id)).size).toBe(clients.length);
  });

  it('can be reached nowhere', () => {
    for (const { mobile, email } of investors) {
      expect(mobile).toMatch(/^5[6-9]\d{8}$/);
      expect(isEmail(email ?? '')).toBe(true);
      expect(email).toMatch(/@example\.(com|org|net)$/);
    }
  });

  it('share a mobile or an address only within a family', () => {
    for (const key of ['mobile', 'email'] as const) {
      const shared = Array.from(Map.groupBy(investors, (investor) => investor[key]).values());
      expect(shared.filter((group) => group.length > 1).length).toBeGreaterThan(50);
      for (const group of shared.filter(({ length }) => length > 1)) {
        expect(new Set(group.map(({ family }) => family)).size).toBe(1);
        expect(group[0]?.family).not.toBeNull();
      }
    }
  });

  it('live as families of two to five under one roof, one of them with the same surname', () => {
    const families = Array.from(Map.groupBy(investors, ({ family }) => family)).filter(
      ([family]) => family !== null,
    );
    expect(families.length).toBeGreaterThan(200);
    for (const [, group] of families) {
      expect(group.length).toBeLessThanOrEqual(5);
      expect(new Set(group.map(({ address, pincode }) => `${address} ${pincode}`)).size).toBe(1);
      const surnames = group
        .filter(({ taxStatus }) => taxStatus !== '03')
        .map(({ name }) => name.split(' ').at(-1));
      expect(new Set(surnames).size).toBe(1);
    }
    // The last family of a book may have been cut short.
    expect(families.filter(([, group]) => group.length === 1).length).toBeLessThanOrEqual(1);
  });

  it('hold as minors alone, under a guardian of the house and without nominees', () => {
    expect(minors.length).toBeGreaterThan(50);
    const byPan = new Map(investors.map((investor) => [investor.pan, investor]));
    for (const client of minors) {
      const { investor, folios } = client;
      expect(['02', '26', '28']).toContain(investor.taxStatus);
      expect(ageOf(client)).toBeLessThan(18);
      const guardian = byPan.get(investor.guardianPan);
      expect(guardian?.family).toBe(investor.family);
      expect(guardian?.name).toBe(investor.guardianName);
      expect(folios.every(({ holding, nominees }) => holding === 'SI' && nominees.length === 0)).toBe(true);
    }
    for (const client of clients) {
      if (client.investor.guardianPan !== null) continue;
      expect(ageOf(client) ?? 18).toBeGreaterThanOrEqual(18);
    }
  });

  it('are of all sorts: NRIs, HUFs, companies, joint holders, KYC on hold, folios without a balance', () => {
    const statuses = new Set(investors.map(({ taxStatus }) => taxStatus));
    for (const status of ['01', '02', '03', '04', '06', '13', '21', '24']) expect(statuses).toContain(status);
    const folios = clients.flatMap((client) => client.folios);
    expect(folios.filter(({ holding }) => holding === 'JO').length).toBeGreaterThan(10);
    expect(folios.filter(({ holding }) => holding === 'AS').length).toBeGreaterThan(10);
    const kycs = ['VALIDATED', 'REGISTERED', 'UNDER_PROCESS', 'ON_HOLD', 'REJECTED', 'NOT_AVAILABLE'];
    for (const kyc of kycs) expect(investors.filter((one) => one.kyc === kyc).length, kyc).toBeGreaterThan(3);
    expect(new Set(investors.map(({ name }) => name)).size).toBeGreaterThan(clients.length * 0.75);
    expect(new Set(investors.map(({ state }) => state)).size).toBeGreaterThan(15);
  });

  it('have birthdays today and on each of the next seven days', () => {
    for (let ahead = 0; ahead <= 7; ahead += 1) {
      const { month, day } = today.add({ days: ahead });
      const born = investors.filter(({ birthDate }) => {
        const date = birthDate === null ? null : dateOfDayNumber(birthDate);
        return date?.month === month && date.day === day;
      });
      expect(born.length, `in ${ahead} days`).toBeGreaterThanOrEqual(1);
    }
  });

  it('bank where an IFSC may be, with an account of the type their status wants', () => {
    const wanted: Readonly<Record<string, string>> = {
      '21': 'NE',
      '26': 'NE',
      '24': 'NO',
      '28': 'NO',
      '04': 'CB',
    };
    for (const { banks, taxStatus } of clients.flatMap((client) => client.folios)) {
      expect(banks.filter(({ isDefault }) => isDefault).length).toBe(1);
      for (const { ifsc, type, account } of banks) {
        expect(isIfsc(ifsc)).toBe(true);
        expect(account).toMatch(/^\d{11,15}$/);
        if (wanted[taxStatus] !== undefined) expect(type).toBe(wanted[taxStatus]);
      }
    }
  });

  it('name at most three nominees whose shares make a hundred, and at most two joint holders', () => {
    for (const { nominees, holders, holding } of clients.flatMap((client) => client.folios)) {
      expect(nominees.length).toBeLessThanOrEqual(3);
      if (nominees.length > 0) expect(nominees.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      expect(holders.length).toBeLessThanOrEqual(2);
      expect(holders.length > 0).toBe(holding !== 'SI');
      expect(holders.every(({ pan }) => isPan(pan))).toBe(true);
    }
  });

  it('buy nothing that is closed to the country they live in', () => {
    for (const { investor, entries } of clients) {
      const closed = entries.filter(({ schemeCode }) =>
        schemeOf(sample, schemeCode).rules.closedTo?.includes(investor.country),
      );
      expect(closed).toEqual([]);
    }
  });

  it('are served by people whose EUIN is valid', () => {
    for (const { arn, euins } of demoBooks) {
      expect(parseArn(arn)).toBe(arn);
      const existing = demoRecords[arn]?.euins ?? [];
      const valid = existing.filter(({ daysLeft }) => daysLeft > 0).map(({ euin }) => euin);
      expect(valid).toEqual(expect.arrayContaining([...euins]));
    }
  });

  const file = new URL('../../../../../shared/data/reference/pincodes.csv', import.meta.url);
  const title = 'live where their pincode is';
  const isThere = existsSync(file);
  it.skipIf(!isThere)(isThere ? title : `${title} (skipped: ../shared/data is not here)`, () => {
    const pincodes = readFileSync(file, 'utf8');
    const states = new Map(pincodes.split('\n').map((line) => [line.slice(0, 6), line.split(',').at(-2)]));
    for (const { pincode, state, country } of investors) {
      if (country === 'IN') expect(states.get(pincode ?? ''), pincode ?? '').toBe(state);
      else expect(pincode).toBeNull();
    }
  });
});
