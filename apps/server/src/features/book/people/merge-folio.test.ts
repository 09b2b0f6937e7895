import { describe, expect, it } from 'vitest';
import type { HolderRecord, NomineeRecord } from '../feeds/records/records.ts';
import { kycAfter, mergeBanks, mergeHolders, mergeNominees } from './merge-folio.ts';

const holder = (name: string, part: Partial<HolderRecord> = {}) =>
  ({ name, pan: null, kyc: null, hasKyc: false, ...part }) as HolderRecord;
const nominee = (name: string, share: number | null, part: Partial<NomineeRecord> = {}): NomineeRecord => ({
  name,
  relation: null,
  shareBasisPoints: share,
  dateOfBirth: null,
  ...part,
});

describe('what a later row leaves blank', () => {
  it('stays of the joint holders', () => {
    const existing = [
      { name: 'Pavan', pan: 'ABCPP0002B', kyc: 'VALIDATED' as const },
      { name: 'Leela', pan: null, kyc: null },
    ];
    expect(mergeHolders(existing, [holder('PAVAN', { hasKyc: true })])).toEqual([
      { name: 'PAVAN', pan: 'ABCPP0002B', kyc: 'VALIDATED' },
      existing[1],
    ]);
    expect(mergeHolders(existing, [holder('Tara', { hasKyc: true })])[0]).toEqual({
      name: 'Tara',
      pan: null,
      kyc: 'REGISTERED',
    });
  });

  it('stays of the nominees, unless a row makes up the whole by itself', () => {
    const existing = [
      { name: 'Leela', relation: 'Spouse', share: 33.33 },
      { name: 'Tara', relation: 'Daughter', share: 66.67 },
    ];
    expect(mergeNominees(existing, [nominee('Leela', null)])).toEqual(existing);
    expect(mergeNominees(existing, [nominee('Tara', 10_000, { dateOfBirth: '2001-01-01' })])).toEqual([
      { name: 'Tara', relation: 'Daughter', share: 100, birthDate: '2001-01-01' },
    ]);
  });

  it('stays of the bank account; another account replaces the default and leaves the others', () => {
    const existing = [
      { account: '1', type: 'SB' as const, ifsc: 'BKID0002037', bank: 'BOI', branch: null, isDefault: true },
      { account: '2', type: 'CB' as const, ifsc: null, bank: null, branch: null, isDefault: false },
    ];
    const blank = { name: null, branch: 'Kochi', accountType: null, ifsc: null };
    expect(mergeBanks(existing, { ...blank, accountNumber: '1' })).toEqual([
      { ...existing[0], branch: 'Kochi' },
      existing[1],
    ]);
    expect(mergeBanks(existing, { ...blank, accountNumber: '3' })).toMatchObject([
      { account: '3', type: null, isDefault: true },
      { account: '2' },
    ]);
  });
});

describe('KYC', () => {
  it('that is done makes nobody validated and takes no status away', () => {
    const done = { kyc: null, hasKyc: true };
    expect(
      [null, 'NOT_AVAILABLE', 'VALIDATED', 'ON_HOLD'].map((existing) => kycAfter(done, existing as never)),
    ).toEqual(['REGISTERED', 'REGISTERED', 'VALIDATED', 'ON_HOLD']);
    expect(kycAfter({ kyc: 'REJECTED', hasKyc: false }, 'VALIDATED')).toBe('REJECTED');
    expect(kycAfter({ kyc: null, hasKyc: false }, 'VALIDATED')).toBe('VALIDATED');
  });
});
