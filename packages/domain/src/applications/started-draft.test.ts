import { describe, expect, it } from 'vitest';
import { application, applicationFacts } from '../../test/application.ts';
import { now } from '../../test/order-facts.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { applicationPages, applicationStepIds, applicationSteps } from './application-steps.ts';
import { checkApplication } from './check-application.ts';
import { startedDraft, startedHolder, withAddress, withAmount } from './started-draft.ts';
import { withStatusOfPan } from './status/with-status-of-pan.ts';
import { withTaxStatus } from './status/with-tax-status.ts';

const withPan = (pan: string, draft: ApplicationDraft = startedDraft('lumpsum')): ApplicationDraft =>
  withStatusOfPan({ ...draft, holders: [{ ...startedHolder(), pan }] });

describe('a form that is begun', () => {
  it('is of an individual in India who is not politically exposed, invests alone and has a savings account', () => {
    const { taxStatus, holding, holders, address, bank } = startedDraft('lumpsum');
    expect([taxStatus, holding, holders.length, address.country, bank.type]).toEqual([
      '01',
      'SI',
      1,
      'IN',
      'SB',
    ]);
    expect(holders[0]?.fatca).toMatchObject({
      residencies: [{ country: 'IN', taxIdType: 'PAN' }],
      birthCountry: 'IN',
      pep: 'NA',
    });
  });

  it('leaves out what only the investor can say', () => {
    const { nominees, nomineeOptOut, consent, holders } = startedDraft('lumpsum');
    expect([nominees, nomineeOptOut, consent]).toEqual([[], false, false]);
    expect(holders[0]?.fatca).toMatchObject({ income: null, occupation: null, wealth: null, birthPlace: '' });
  });

  it('is complete with what no default can know', () => {
    const right = application('lumpsum');
    const started = startedDraft('lumpsum');
    const [first] = right.holders;
    const [usual] = started.holders;
    if (!first || !usual) throw new Error('no holder');
    const { income, occupation, wealth, birthPlace } = first.fatca;
    const said = { ...usual.fatca, income, occupation, wealth, birthPlace };
    const { type, ...account } = right.bank;
    const filled: ApplicationDraft = {
      ...started,
      holders: [{ ...first, fatca: said }],
      bank: { ...started.bank, ...account },
      nomineeOptOut: true,
      order: { ...started.order, schemeCode: right.order.schemeCode, idcw: 'Z', amount: '10000' },
      advice: right.advice,
      consent: true,
    };
    expect(type).toBe(started.bank.type);
    expect(checkApplication(withAddress(filled, right.address), applicationFacts, now)).toEqual([]);
  });

  it('becomes a HUF’s by its PAN, unless somebody chose another status', () => {
    expect(withPan('ABCHG1005E').taxStatus).toBe('03');
    expect(withPan('ABCPN1001A', withPan('ABCHG1005E')).taxStatus).toBe('01');
    expect(withPan('ABCPN1001A').taxStatus).toBe('01');
    expect(withPan('ABCHG1005E', withTaxStatus(startedDraft('lumpsum'), '21')).taxStatus).toBe('21');
  });

  it('has a place for the Karta of a HUF, and forgets the name with the HUF', () => {
    const huf = withPan('ABCHG1005E');
    expect(huf.karta).toBe('');
    const named = { ...huf, karta: 'Suresh Gupta' };
    expect(withTaxStatus(named, '27').karta).toBe('Suresh Gupta');
    expect(withTaxStatus(named, '01').karta).toBe('');
  });

  it('takes the only account type of a status', () => {
    expect(withTaxStatus(startedDraft('lumpsum'), '21').bank.type).toBe('NE');
    expect(withTaxStatus(startedDraft('lumpsum'), '11').bank.type).toBeNull();
  });
});

describe('the pages of a form', () => {
  it('are four at most, and every step stands on one of them, in the order of the steps', () => {
    const steps = applicationSteps('sip', '01');
    const pages = applicationPages(steps);
    expect(pages.map(({ id }) => id)).toEqual(['investor', 'folio', 'order', 'review']);
    expect(pages.flatMap((page) => page.steps)).toEqual([...applicationStepIds]);
    expect(applicationPages(applicationSteps('zero-balance', '01')).map(({ id }) => id)).toEqual([
      'investor',
      'folio',
      'review',
    ]);
    const minor = applicationPages(applicationSteps('lumpsum', '02'))[1];
    expect(minor?.steps).toEqual(['holders', 'address', 'bank', 'fatca']);
  });
});

describe('where somebody lives', () => {
  const home = { line: '1 MG Road', pincode: '682001', city: 'Kochi', state: 'Kerala', country: 'IN' };
  const lives = (draft: ApplicationDraft) => draft.holders[0]?.fatca.residenceAddress;

  it('follows the address until somebody says otherwise', () => {
    const started = withAddress(startedDraft('lumpsum'), home);
    expect(lives(started)).toBe('1 MG Road, Kochi, Kerala 682001');
    expect(lives(withAddress(started, { ...home, line: '2 Fort Road' }))).toBe(
      '2 Fort Road, Kochi, Kerala 682001',
    );
    const right = application('lumpsum');
    expect(lives(withAddress(right, home))).toBe(lives(right));
  });
});

describe('the limit of a mandate', () => {
  it('is proposed as beside any SIP, until somebody chooses another', () => {
    const started = withAmount(startedDraft('sip'), '5000');
    expect(started.mandate.limit).toBe('10000');
    expect(withAmount(started, '5250').mandate.limit).toBe('11000');
    expect(withAmount(started, '3700').mandate.limit).toBe('7500');
    expect(withAmount(started, '').mandate.limit).toBe('');
    const chosen = { ...started, mandate: { ...started.mandate, limit: '25000' } };
    expect(withAmount(chosen, '7000').mandate.limit).toBe('25000');
    expect(withAmount(startedDraft('lumpsum'), '5000').mandate.limit).toBe('');
  });
});
