import { describe, expect, it } from 'vitest';
import { application, applicationFacts, holder, second } from '../../test/application.ts';
import { at, now } from '../../test/order-facts.ts';
import type { ApplicationDraft, HolderDraft } from './application-draft.ts';
import { emptyDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { checkApplication, checkStep, waitingStep } from './check-application.ts';
import { withTaxStatus } from './status/with-tax-status.ts';

const found = (draft: ApplicationDraft, facts: ApplicationFacts = applicationFacts) =>
  checkApplication(draft, facts, now)
    .filter(({ level }) => level === 'block')
    .map(({ code, field }) => `${code} ${field}`);

const withFirst = (change: Partial<HolderDraft>, draft = application()): ApplicationDraft => ({
  ...draft,
  holders: draft.holders.map((one, place) => (place === 0 ? { ...one, ...change } : one)),
});
const joint = (change: Partial<HolderDraft> = {}): ApplicationDraft => ({
  ...application(),
  holding: 'AS',
  holders: [...application().holders, { ...second, ...change }],
});
const withBank = (change: Partial<ApplicationDraft['bank']>) => ({
  ...application(),
  bank: { ...application().bank, ...change },
});
const withOrder = (change: Partial<ApplicationDraft['order']>, draft = application()) => ({
  ...draft,
  order: { ...draft.order, ...change },
});
const nominees = (...shares: string[]) => ({
  ...application(),
  nomineeOptOut: false,
  nominees: shares.map((share, place) => ({
    name: `Meera ${'ABCDEFGHIJK'[place]}`,
    relation: '04',
    share,
    birthDate: '',
    guardian: null,
  })),
});

describe('people', () => {
  it('need a PAN in its form, whose fourth letter is what the status says', () => {
    expect(found(withFirst({ pan: 'AAAP11111A' }))).toEqual(['pan-form holders.0.pan']);
    expect(found(withFirst({ pan: 'AAACR1111A' }))).toContain('pan-letter holders.0.pan');
  });

  it('hold a folio once each', () => {
    const twice = joint({ pan: 'aaapr1111a' });
    expect(found(twice)).toContain('pan-twice holders.1.pan');
  });

  it('hold alone or anyone or survivor; jointly is refused', () => {
    expect(found({ ...joint(), holding: 'JO' })).toEqual(['joint-refused holding']);
    expect(found({ ...joint(), holding: 'SI' })).toEqual(['holding-single holding']);
    expect(found({ ...application(), holding: 'AS' })).toEqual(['second-holder-missing holding']);
    expect(found({ ...application(), holding: null })).toEqual(['holding-missing holding']);
  });

  it('were born, 18 years ago or more; a minor less', () => {
    const free = { ...applicationFacts, kyc: {} };
    const born = (birthDate: string) => found(withFirst({ birthDate }), free);
    expect(born('2026-11-17')).toEqual(['birth-date-future holders.0.birthDate']);
    expect(born('2026-11-16')).toEqual(['under-age holders.0.birthDate']);
    expect(born('2008-11-17')).toEqual(['under-age holders.0.birthDate']);
    expect(born('2008-11-16')).toEqual([]);
    expect(born('1900-12-31')).toEqual(['birth-date-too-early holders.0.birthDate']);
    expect(born('2001-02-30')).toEqual(['birth-date-missing holders.0.birthDate']);
    const minor = (birthDate: string) => found(withFirst({ birthDate }, application('lumpsum', '02')));
    expect(minor('2008-11-16')).toEqual(['of-age holders.0.birthDate']);
    expect(minor('2008-11-17')).toEqual([]);
    expect(minor('2026-11-17')).toEqual(['birth-date-future holders.0.birthDate']);
  });

  it('were born when the KYC agency says', () => {
    const kyc = {
      status: 'VALIDATED',
      name: null,
      isBirthDateRight: false,
      investsHere: false,
      details: null,
    } as const;
    expect(found(application(), { ...applicationFacts, kyc: { AAAPR1111A: kyc } })).toEqual([
      'birth-date-differs holders.0.birthDate',
    ]);
    expect(found(application('lumpsum', '02'), { ...applicationFacts, kyc: { AAAPR1111A: kyc } })).toEqual([
      'birth-date-differs guardian.birthDate',
    ]);
  });

  it('who are minors have a guardian who is neither a minor nor the minor', () => {
    const minor = application('lumpsum', '02');
    const guardian = (change: object) =>
      found(
        { ...minor, guardian: { ...(minor.guardian as NonNullable<typeof minor.guardian>), ...change } },
        {
          ...applicationFacts,
          kyc: {},
        },
      );
    expect(guardian({ birthDate: '2010-01-01' })).toEqual(['guardian-under-age guardian.birthDate']);
    expect(guardian({ relation: null })).toEqual(['guardian-relation guardian.relation']);
    expect(found(withFirst({ pan: 'AAAPR1111A' }, minor))).toEqual(['guardian-is-minor guardian.pan']);
  });

  it('of a HUF have a Karta, who is a person and acts for it', () => {
    const huf = application('lumpsum', '03');
    expect(found(huf)).toEqual([]);
    const { karta: _, ...ofBefore } = huf;
    expect(found(ofBefore)).toEqual(['karta-missing karta']);
    expect(found({ ...huf, karta: ' ' })).toEqual(['karta-missing karta']);
    expect(found({ ...huf, karta: 'rao huf' })).toEqual(['karta-is-huf karta']);
    expect(found({ ...huf, karta: '<b>Suresh</b>' })).toEqual(['name-form karta']);
    expect(found({ ...application(), karta: '' })).toEqual([]);
    expect(withTaxStatus(huf, '29').karta).toBe('Suresh Rao');
    expect(withTaxStatus(huf, '01').karta).toBe('');
  });

  it('have names, not code', () => {
    expect(found(withFirst({ name: ' ' }))).toEqual(['name-missing holders.0.name']);
    expect(found(withFirst({ name: '<b>Asha</b>' }))).toEqual(['name-form holders.0.name']);
  });
});

describe('contact', () => {
  it('is an Indian mobile, and an e-mail where one is given', () => {
    expect(found(withFirst({ mobile: '' }))).toEqual(['mobile-missing holders.0.mobile']);
    expect(found(withFirst({ mobile: '5876543210' }))).toEqual(['mobile-form holders.0.mobile']);
    expect(found(withFirst({ email: 'asha' }))).toEqual(['email-form holders.0.email']);
    expect(found(withFirst({ email: '' }))).toEqual([]);
  });

  it('of a non-resident may be an e-mail alone', () => {
    expect(found(withFirst({ mobile: '' }, application('lumpsum', '21')))).toEqual([]);
    expect(found(withFirst({ mobile: '', email: '' }, application('lumpsum', '21')))).toEqual([
      'contact-missing holders.0.email',
    ]);
  });

  it('is of one PAN, unless it is declared as the family’s', () => {
    expect(found(joint({ mobile: '9876543210' }))).toEqual(['contact-shared holders.1.mobile']);
    expect(found(joint({ email: 'ASHA@example.com' }))).toEqual(['contact-shared holders.1.email']);
    expect(found(joint({ mobile: '9876543210', mobileOf: 'SP' }))).toEqual([]);
    expect(found(withFirst({ mobile: '9000000001' }))).toEqual(['contact-taken holders.0.mobile']);
    expect(found(withFirst({ mobile: '9000000001', mobileOf: 'DP' }))).toEqual([]);
    expect(found(withFirst({ mobileOf: null }))).toEqual(['contact-owner holders.0.mobileOf']);
  });

  it('is never the distributor’s own, whosever it is said to be', () => {
    expect(found(withFirst({ mobile: '9812345670', mobileOf: 'SP' }))).toEqual([
      'contact-of-distributor holders.0.mobile',
    ]);
    expect(found(withFirst({ email: 'Desk@Distributor.in' }))).toEqual([
      'contact-of-distributor holders.0.email',
    ]);
  });
});

describe('address and bank', () => {
  it('has a pincode that there is', () => {
    const at = (pincode: string) =>
      found({ ...application(), address: { ...application().address, pincode } });
    expect(at('41100')).toEqual(['pincode-form address.pincode']);
    expect(at('011004')).toEqual(['pincode-form address.pincode']);
    expect(at('999999')).toEqual(['pincode-unknown address.pincode']);
  });

  it('of a resident is in India', () => {
    const address = { ...application('lumpsum', '21').address };
    expect(found({ ...application(), address })).toEqual(['country-resident address.country']);
  });

  it('has an IFSC that a branch has, not only one in form', () => {
    expect(found(withBank({ ifsc: 'HDFC1000007' }))).toEqual(['ifsc-form bank.ifsc']);
    expect(found(withBank({ ifsc: 'HDFC0999999' }))).toEqual(['ifsc-unknown bank.ifsc']);
  });

  it('has an account number and a proof of it', () => {
    expect(found(withBank({ account: '12345' }))).toEqual(['account-form bank.account']);
    expect(found(withBank({ account: '1234567890123456789' }))).toEqual(['account-form bank.account']);
    expect(found(withBank({ account: '00000000' }))).toEqual(['account-form bank.account']);
    expect(found(withBank({ proof: null }))).toEqual(['proof-missing bank.proof']);
  });

  it('are not asked for again of a client whose folio of the same status says them', () => {
    const empty = emptyDraft('lumpsum');
    const again = {
      ...withFirst({ mobile: '', email: '', fatca: (empty.holders[0] as HolderDraft).fatca }),
      address: empty.address,
      bank: empty.bank,
      sameAs: '1234567/89',
    };
    const existing = {
      folioNo: '1234567/89',
      taxStatus: '01',
      mobile: '98xxxxx210',
      email: null,
      bank: 'HDFC Bank',
      accountKey: 'HDFC0000007-5678',
      maskedAccount: 'xxxx5678',
      accountType: 'SB',
      channels: [],
      hasFatca: true,
      city: 'Pune',
      country: 'IN',
    } as const;
    expect(found(again, { ...applicationFacts, existingFolios: [existing] })).toEqual([]);
    expect(
      found(again, { ...applicationFacts, existingFolios: [{ ...existing, taxStatus: '21' }] }),
    ).toContain('same-as-unknown sameAs');
    expect(found(again)).toContain('ifsc-form bank.ifsc');
  });
});

describe('FATCA', () => {
  it('is asked of each holder that exists, field by field [S3-32] [S3-33]', () => {
    const empty = (emptyDraft('lumpsum').holders[0] as HolderDraft).fatca;
    const requested = (place: number) =>
      ['income', 'occupation', 'wealth', 'pep', 'addressType']
        .map((field) => `choice-missing holders.${place}.fatca.${field}`)
        .concat(
          `birth-country holders.${place}.fatca.birthCountry`,
          `birth-place holders.${place}.fatca.birthPlace`,
          `residence-address holders.${place}.fatca.residenceAddress`,
        );
    expect(found(withFirst({ fatca: empty }))).toEqual(requested(0));
    expect(found(joint({ fatca: empty }))).toEqual(requested(1));
    const three = {
      ...joint(),
      holders: [
        ...joint().holders,
        holder('CCCPR3333C', 'Meera Rao', { fatca: empty, mobile: '', email: '' }),
      ],
    };
    expect(found(three)).toEqual(requested(2));
  });

  it('wants a tax id of each residency abroad, or the word that there is none', () => {
    const abroad = (taxId: string, taxIdType: 'TIN' | 'NA' | null, country = 'US') => {
      const draft = application();
      const [first] = draft.holders as [HolderDraft];
      const residencies = [...first.fatca.residencies, { country, taxId, taxIdType }];
      return found(withFirst({ fatca: { ...first.fatca, residencies } }));
    };
    const field = 'holders.0.fatca.residencies.1';
    expect(abroad('', 'TIN')).toEqual([`tax-id-missing ${field}.taxId`]);
    expect(abroad('', 'NA')).toEqual([]);
    expect(abroad('1', null)).toEqual([`tax-id-type ${field}.taxIdType`]);
    expect(abroad('123', 'TIN')).toEqual([]);
    expect(abroad('123', 'TIN', 'XX')).toEqual([`residency-country ${field}.country`]);
    expect(abroad('AAAPR1111A', 'TIN', 'IN')).toContain(`residency-twice ${field}.country`);
  });

  it('knows at most four residencies, and in India the PAN', () => {
    const [first] = application().holders as [HolderDraft];
    const tax = (countries: string[]) =>
      countries.map((country) => ({ country, taxId: '12', taxIdType: 'TIN' as const }));
    const five = [...first.fatca.residencies, ...tax(['US', 'AE', 'GB', 'SG'])];
    expect(found(withFirst({ fatca: { ...first.fatca, residencies: five } }))).toEqual([
      'residencies-too-many holders.0.fatca.residencies',
    ]);
    const other = [{ country: 'IN', taxId: 'ZZZPZ9999Z', taxIdType: 'PAN' as const }];
    expect(found(withFirst({ fatca: { ...first.fatca, residencies: other } }))).toEqual([
      'tax-id-pan holders.0.fatca.residencies.0.taxId',
    ]);
  });
});

describe('nominees', () => {
  it('have shares that make up exactly 100; 33.33 three times is refused with what to type', () => {
    expect(found(nominees('33.33', '33.33', '33.33'))).toEqual(['nominee nominees.0.share']);
    expect(checkStep('nominees', nominees('33.33', '33.33', '33.33'), applicationFacts, now)).toMatchObject([
      { finding: { code: 'shares-sum', fix: 3334n } },
    ]);
    expect(found(nominees('33.34', '33.33', '33.33'))).toEqual([]);
    expect(found(nominees('', '', ''))).toEqual([]);
    expect(found(nominees('abc'))).toEqual(['nominee nominees.0.share']);
  });

  it('are not the holder, three at most, and a minor has a guardian', () => {
    const [one] = nominees('').nominees as [ApplicationDraft['nominees'][number]];
    expect(found({ ...nominees(''), nominees: [{ ...one, name: 'asha rao' }] })).toEqual([
      'nominee nominees.0.name',
    ]);
    expect(found({ ...nominees(''), nominees: [{ ...one, birthDate: '2020-01-01' }] })).toEqual([
      'nominee nominees.0.guardian.name',
    ]);
    expect(found(nominees('', '', '', ''))).toEqual(['nominee nominees']);
    expect(
      checkApplication(nominees('', '', '', ''), applicationFacts, at('2026-08-31T11:00')).filter(
        ({ code }) => code === 'nominee',
      ),
    ).toEqual([]);
  });

  it('are optional for joint holders', () => {
    expect(found({ ...joint(), nomineeOptOut: false })).toEqual([]);
  });
});

describe('order and mandate', () => {
  it('has the minimum of a fresh purchase', () => {
    expect(found(withOrder({ amount: '4999' }))).toEqual(['order order.amount']);
    expect(found(withOrder({ amount: '5000' }))).toEqual([]);
    expect(found(withOrder({ amount: '' }))).toEqual(['amount-missing order.amount']);
  });

  it('asks for what is missing, field by field', () => {
    expect(found({ ...application('sip'), order: emptyDraft('sip').order })).toEqual([
      'scheme-missing order.schemeCode',
      'amount-missing order.amount',
      'frequency-missing order.frequency',
      'start-missing order.startsOn',
    ]);
    expect(found(withOrder({ payMode: null }))).toEqual(['pay-mode-missing order.payMode']);
    expect(found({ ...application('sip'), mandate: emptyDraft('sip').mandate })).toEqual([
      'choice-missing mandate.channel',
      'limit-missing mandate.limit',
      'start-missing mandate.startsOn',
      'end-missing mandate.endsOn',
    ]);
  });

  it('has an EUIN of the distributor, or the word that nobody advised', () => {
    const advised = (euin: string, isExecutionOnly = false) =>
      found({ ...application(), advice: { euin, isExecutionOnly, subArn: '' } });
    expect(advised('')).toEqual(['order advice.euin']);
    expect(advised('E999999')).toEqual(['order advice.euin']);
    expect(advised('', true)).toEqual([]);
  });

  it('of a SIP is within the mandate’s limit', () => {
    expect(found(withOrder({ amount: '30000' }, application('sip')))).toEqual(['order mandate.limit']);
  });

  it('needs the consent', () => {
    expect(found({ ...application('zero-balance'), consent: false })).toEqual(['consent-missing consent']);
  });
});

describe('a form', () => {
  it('asks the client’s birth date beside the PAN, and a joint holder’s contact beside the name', () => {
    const at = (step: 'pan' | 'contact' | 'holders', draft: ApplicationDraft) =>
      checkStep(step, draft, applicationFacts, now).map(({ code, field }) => `${code} ${field}`);
    const unborn = withFirst({ birthDate: '' });
    expect(at('pan', unborn)).toEqual(['birth-date-missing holders.0.birthDate']);
    expect(at('holders', unborn)).toEqual([]);
    const minor = withFirst({ birthDate: '' }, application('lumpsum', '02'));
    expect(at('pan', minor)).toEqual([]);
    expect(at('holders', minor)).toEqual(['birth-date-missing holders.0.birthDate']);
    const both = joint({ mobile: '123', birthDate: '' });
    expect([at('pan', both), at('contact', both)]).toEqual([[], []]);
    expect(at('holders', both)).toEqual([
      'birth-date-missing holders.1.birthDate',
      'mobile-form holders.1.mobile',
    ]);
  });

  it('waits on the first step with something wrong', () => {
    const waits = (draft: ApplicationDraft) => waitingStep(draft, applicationFacts, now);
    expect(waits(emptyDraft('sip'))).toBe('pan');
    expect(waits({ ...emptyDraft('sip'), holders: application().holders })).toBe('status');
    expect(waits(withBank({ proof: null }))).toBe('bank');
    expect(waits({ ...application('sip'), mandate: emptyDraft('sip').mandate })).toBe('mandate');
    // Fixed where the limit is asked for, not where the amount is.
    expect(waits(withOrder({ amount: '30000' }, application('sip')))).toBe('mandate');
    expect(waits(application())).toBe('review');
  });
});
