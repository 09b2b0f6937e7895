import { describe, expect, it } from 'vitest';
import { holdersOf } from './check-folio.ts';

/** As the book keeps it: with the PAN. */
const second = { name: 'Ravi Pillai', kyc: 'REGISTERED' as const, pan: 'BBBPR9999K' };
const registered = {
  taxStatus: '01',
  name: 'Asha Pillai',
  guardianName: null,
  kyc: 'VALIDATED' as const,
  holders: [second],
};

describe('the holders of a folio', () => {
  it('are the first and the others, and nothing of them but name and KYC', () => {
    expect(holdersOf(registered)).toEqual([
      { name: 'Asha Pillai', role: 'first', kyc: 'VALIDATED' },
      { name: 'Ravi Pillai', role: 'joint', kyc: 'REGISTERED' },
    ]);
  });

  it('of a minor begin with the guardian, whose KYC it is', () => {
    const minor = { ...registered, taxStatus: '02', name: 'Kabir Rao', holders: [] };
    expect(holdersOf({ ...minor, guardianName: 'Meena Rao' })).toEqual([
      { name: 'Meena Rao', role: 'guardian', kyc: 'VALIDATED' },
    ]);
    // A feed in which the guardian is the client.
    expect(holdersOf(minor)).toMatchObject([{ name: 'Kabir Rao', role: 'guardian' }]);
  });
});
