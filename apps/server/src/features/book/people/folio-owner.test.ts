import { describe, expect, it } from 'vitest';
import type { InvestorRecord } from '../feeds/records/records.ts';
import { type FolioOwner, isAlike, ownerAfter } from './folio-owner.ts';

const row = (
  name: string,
  pan: string | null,
  taxStatusCode: string | null = '01',
  guardian: readonly [string, string | null] | null = null,
): InvestorRecord =>
  ({
    folio: '7001',
    holders: [{ name, pan }],
    taxStatusCode,
    guardian: guardian === null ? null : { name: guardian[0], pan: guardian[1] },
  }) as unknown as InvestorRecord;

const after = (...rows: readonly InvestorRecord[]): FolioOwner | null | undefined => {
  let owner: FolioOwner | null | undefined;
  for (const one of rows) {
    owner = ownerAfter(one, owner ?? undefined);
    if (owner === null) return null;
  }
  return owner;
};

describe('whose a folio is', () => {
  it('follows the PAN; a blank one changes nothing, in whatever order', () => {
    const rahul = { clientKey: 'ABCPE1234F', pan: 'ABCPE1234F' };
    expect(after(row('Rahul Sharma', 'ABCPE1234F'), row('SHARMA RAHUL', null))).toMatchObject(rahul);
    expect(after(row('Rahul Sharma', null), row('Rahul Sharma', 'ABCPE1234F'))).toMatchObject(rahul);
    expect(after(row('Rahul Sharma', null))).toMatchObject({ clientKey: 'folio 7001', pan: null });
  });

  it('cannot be two persons: another PAN, or another name without a PAN', () => {
    expect(after(row('Rahul Sharma', 'ABCPE1234F'), row('Rahul Sharma', 'ABCPF1234F'))).toBeNull();
    expect(after(row('Rahul Sharma', 'ABCPE1234F'), row('Priya Sharma', null))).toBeNull();
    expect(after(row('Rahul Sharma', null), row('Priya Sharma', null))).toBeNull();
    // The same PAN under another name is a name that was corrected.
    expect(after(row('Rahul Sharma', 'ABCPE1234F'), row('Priya Sharma', 'ABCPE1234F'))).toMatchObject({
      name: 'Priya Sharma',
    });
  });

  it("is a minor's guardian's until the minor comes of age; the guardian may change", () => {
    const child = row('Tanvi Rao', null, '02', ['Meena Rao', 'MEEPR1111A']);
    const meena = { clientKey: 'MEEPR1111A', name: 'Meena Rao', minorName: 'Tanvi Rao', isMinor: true };
    expect(after(child)).toEqual({ ...meena, pan: 'MEEPR1111A' });
    expect(after(child, row('Tanvi Rao', null, null))).toMatchObject(meena);
    expect(after(child, row('Tanvi Rao', 'TANPR2222B', '02'))).toMatchObject(meena);
    expect(after(child, row('Tanvi Rao', null, '02', ['Arun Rao', 'ARUPR3333C']))).toMatchObject({
      clientKey: 'ARUPR3333C',
      minorName: 'Tanvi Rao',
    });
    expect(after(child, row('Tanvi Rao', 'TANPR2222B', '01'))).toMatchObject({
      clientKey: 'TANPR2222B',
      minorName: null,
      isMinor: false,
    });
    expect(after(child, row('Kabir Sen', null, '02', ['Meena Rao', 'MEEPR1111A']))).toMatchObject({
      minorName: 'Kabir Sen',
    });
    expect(after(child, row('Kabir Sen', null, '02', ['Sunil Sen', 'SUNPS4444D']))).toBeNull();
  });

  it.each([
    ['Mr. Rahul K Sharma', 'SHARMA RAHUL', true],
    ['R Sharma', 'Rahul Sharma', true],
    ['Rahul Sharma', 'Priya Sharma', false],
    ['', 'Rahul', true],
  ])('%s and %s can be one person: %s', (one, other, alike) => {
    expect(isAlike(one, other)).toBe(alike);
    expect(isAlike(other, one)).toBe(alike);
  });
});
