import { describe, expect, it } from 'vitest';
import { application, applicationFacts, second, third } from '../../test/application.ts';
import { now } from '../../test/order-facts.ts';
import { applicationKinds } from '../applications/application-draft.ts';
import { applicationSteps, sharedSteps } from '../applications/application-steps.ts';
import { checkApplication } from '../applications/check-application.ts';
import { kycEffects } from '../applications/kyc-effects.ts';
import { withTaxStatus } from '../applications/status/with-tax-status.ts';
import { type HolderKyc, holderKycs } from '../orders/facts/order-facts.ts';
import { taxStatusDemands } from './tax-status-demands.ts';
import { type TaxStatusCode, taxStatuses } from './tax-statuses.ts';

const codes = taxStatuses.map(({ code }) => code);
const found = (draft: ReturnType<typeof application>, facts = applicationFacts) =>
  checkApplication(draft, facts, now)
    .filter(({ level }) => level === 'block')
    .map(({ code, field }) => `${code} ${field}`);

describe('what a tax status demands and forbids', () => {
  it('is this, for each of the 11 [S3-16]', () => {
    const table = Object.fromEntries(
      codes.map((code) => {
        const { mostHolders, needsGuardian, mayNominate, panLetter, accountTypes, isPanExempt, paysTax } =
          taxStatusDemands[code];
        const row = [
          `${mostHolders} holders`,
          needsGuardian ? 'guardian' : 'no guardian',
          mayNominate ? 'nominees' : 'no nominees',
          panLetter,
          accountTypes.join('|'),
          isPanExempt ? 'PAN-exempt' : 'PAN',
          paysTax,
        ];
        return [code, row.join(', ')];
      }),
    );
    expect(table).toEqual({
      '01': '3 holders, no guardian, nominees, P, SB|CB, PAN-exempt, india',
      '02': '1 holders, guardian, no nominees, P, SB, PAN-exempt, india',
      '03': '1 holders, no guardian, no nominees, H, SB|CB, PAN, india',
      '11': '3 holders, no guardian, nominees, P, NE|NO, PAN, abroad',
      '13': '1 holders, no guardian, nominees, P, SB|CB, PAN-exempt, india',
      '21': '3 holders, no guardian, nominees, P, NE, PAN, abroad',
      '24': '3 holders, no guardian, nominees, P, NO, PAN, abroad',
      '26': '1 holders, guardian, no nominees, P, NE, PAN, abroad',
      '27': '1 holders, no guardian, no nominees, H, NO, PAN, abroad',
      '28': '1 holders, guardian, no nominees, P, NO, PAN, abroad',
      '29': '1 holders, no guardian, no nominees, H, NE, PAN, abroad',
    });
  });

  it('agrees with the flags that the lookup gives', () => {
    for (const { code, minor, nomineeAllowed, resident } of taxStatuses) {
      const { needsGuardian, mayNominate, paysTax } = taxStatusDemands[code];
      expect([code, needsGuardian, mayNominate, paysTax]).toEqual([
        code,
        minor,
        nomineeAllowed,
        resident ? 'india' : 'abroad',
      ]);
    }
  });

  it.each(codes)('%s: a form that has all of it is right, of each kind', (code) => {
    for (const kind of applicationKinds) expect(found(application(kind, code))).toEqual([]);
  });

  it.each(codes)('%s: what it forbids is found at its field', (code) => {
    const { mostHolders, needsGuardian, mayNominate, panLetter, accountTypes, paysTax } =
      taxStatusDemands[code];
    const right = application('lumpsum', code);
    const [first] = right.holders as [(typeof right.holders)[number]];
    const joint = { ...right, holding: 'AS' as const, holders: [first, second] };
    expect(found(joint)).toEqual(mostHolders === 1 ? ['holders-too-many holders'] : []);
    expect(found({ ...joint, holders: [first, second, third] }).length === 0).toBe(mostHolders === 3);

    const other = panLetter === 'P' ? 'AAAHR1111A' : 'AAAPR1111A';
    const wrongPan = needsGuardian
      ? {
          ...right,
          guardian: { pan: other, name: 'Asha Rao', birthDate: '1985-04-12', relation: '13' as const },
        }
      : { ...right, holders: [{ ...first, pan: other }] };
    expect(found(wrongPan)).toContain(`pan-letter ${needsGuardian ? 'guardian.pan' : 'holders.0.pan'}`);

    const guardian = {
      pan: 'CCCPR3333C',
      name: 'Meera Rao',
      birthDate: '1985-04-12',
      relation: '13' as const,
    };
    expect(found({ ...right, guardian })).toEqual(needsGuardian ? [] : ['guardian-not-requested guardian']);
    expect(found({ ...right, guardian: null }).includes('guardian-missing guardian.pan')).toBe(needsGuardian);

    const withoutNominee = { ...right, nomineeOptOut: false };
    expect(found(withoutNominee)).toEqual(mayNominate ? ['nominee nominees'] : []);
    const meera = { name: 'Meera Rao', relation: '04', share: '', birthDate: '', guardian: null };
    const nominated = { ...withoutNominee, nominees: [meera] };
    expect(found(nominated)).toEqual(mayNominate ? [] : ['nominees-not-allowed nominees']);

    for (const type of ['SB', 'CB', 'NE', 'NO'] as const) {
      expect(found({ ...right, bank: { ...right.bank, type } })).toEqual(
        accountTypes.includes(type) ? [] : ['account-type bank.type'],
      );
    }
    const country = paysTax === 'india' ? 'AE' : 'IN';
    const residencies = [
      { country, taxId: country === 'IN' ? '' : '784-1990-1', taxIdType: country === 'IN' ? 'PAN' : 'TIN' },
    ] as const;
    const elsewhere = { ...right, holders: [{ ...first, fatca: { ...first.fatca, residencies } }] };
    expect(found(elsewhere)).toEqual([
      `residency-${paysTax === 'india' ? 'india' : 'abroad'} holders.0.fatca.residencies.0.country`,
    ]);
  });

  it('decides which steps there are', () => {
    const steps = (code: TaxStatusCode, kind: (typeof applicationKinds)[number]) =>
      applicationSteps(kind, code).join(' ');
    const start = 'pan status contact holders address bank fatca';
    expect(steps('01', 'lumpsum')).toBe(`${start} nominees scheme review`);
    expect(steps('01', 'sip')).toBe(`${start} nominees scheme mandate review`);
    expect(steps('01', 'zero-balance')).toBe(`${start} nominees review`);
    const withNominees = codes.filter((code) => applicationSteps('lumpsum', code).includes('nominees'));
    expect(withNominees).toEqual(['01', '11', '13', '21', '24']);
  });

  it('leaves the order to the distributor, and what a folio has out of a shared form', () => {
    const shared = { kind: 'sip', taxStatus: '01', sameAs: null } as const;
    const steps = 'pan status contact holders address bank fatca nominees';
    expect(sharedSteps(shared).join(' ')).toBe(steps);
    expect(sharedSteps({ ...shared, taxStatus: '02' }).join(' ')).toBe(steps.replace(' nominees', ''));
    expect(sharedSteps({ ...shared, sameAs: '1234567/89' }).join(' ')).toBe(
      'pan status holders fatca nominees',
    );
  });

  it('takes away what it forbids when it is chosen, and makes the client the guardian of a minor', () => {
    const joint = {
      ...application('lumpsum', '01'),
      holding: 'AS' as const,
      holders: [...application().holders, second],
    };
    const minor = withTaxStatus(joint, '02');
    expect(minor.guardian).toEqual({
      pan: 'AAAPR1111A',
      name: 'Asha Rao',
      birthDate: '1985-04-12',
      relation: null,
    });
    expect(minor.holders).toHaveLength(1);
    expect([minor.holders[0]?.pan, minor.holding, minor.nomineeOptOut]).toEqual(['', 'SI', false]);
    const back = withTaxStatus(minor, '01');
    expect([back.guardian, back.holders[0]?.pan]).toEqual([null, 'AAAPR1111A']);
    // The only type that the status takes; of two the holder chooses.
    expect(withTaxStatus(joint, '21').bank.type).toBe('NE');
    expect(withTaxStatus(joint, '11').bank.type).toBeNull();
    expect(withTaxStatus(joint, '21').holders).toHaveLength(2);
  });
});

describe('what a KYC status does', () => {
  it('is this, for each of the seven', () => {
    expect(kycEffects).toEqual({
      VALIDATED: { mayOpen: 'always', next: 'nothing' },
      REGISTERED: { mayOpen: 'where-invested', next: 'fresh-kyc' },
      UNDER_PROCESS: { mayOpen: 'never', next: 'wait' },
      ON_HOLD: { mayOpen: 'never', next: 'correct' },
      REJECTED: { mayOpen: 'never', next: 'fresh-kyc' },
      NOT_AVAILABLE: { mayOpen: 'never', next: 'do-kyc' },
      DEACTIVATED: { mayOpen: 'never', next: 'fresh-kyc' },
    });
  });

  const withKyc = (pan: string, status: HolderKyc, investsHere: boolean) => ({
    ...applicationFacts,
    kyc: {
      ...applicationFacts.kyc,
      [pan]: { status, name: 'Asha Rao', isBirthDateRight: null, investsHere, details: null },
    },
  });

  it.each(holderKycs)('%s of the first holder, a joint holder and the guardian', (status) => {
    const joint = {
      ...application(),
      holding: 'AS' as const,
      holders: [...application().holders, second],
    };
    for (const investsHere of [true, false]) {
      const isGood = status === 'VALIDATED' || (status === 'REGISTERED' && investsHere);
      const expected = (field: string) => (isGood ? [] : [`kyc ${field}`]);
      expect(found(application(), withKyc('AAAPR1111A', status, investsHere))).toEqual(
        expected('holders.0.pan'),
      );
      expect(found(joint, withKyc('BBBPR2222B', status, investsHere))).toEqual(expected('holders.1.pan'));
      expect(found(application('lumpsum', '02'), withKyc('AAAPR1111A', status, investsHere))).toEqual(
        expected('guardian.pan'),
      );
    }
  });
});
