import { describe, expect, it } from 'vitest';
import { orSkipped, sharedData } from '../../test/shared-data.ts';
import { taxStatusName } from './tax-status-name.ts';
import { taxStatuses } from './tax-statuses.ts';

describe('the name of a tax status', () => {
  it("is the spec's where the spec has one", () => {
    for (const { code, description } of taxStatuses) expect(taxStatusName(code)).toBe(description);
  });

  it("is the registrars' for whom a book holds besides, and a number nobody knows stands as it is", () => {
    expect(['04', '06', '08', '52', '61'].map(taxStatusName)).toEqual([
      'Company',
      'Partnership Firm',
      'Trust',
      'Private Limited Company',
      'OCI - Repatriable',
    ]);
    expect(taxStatusName('99')).toBe('Tax status 99');
  });

  const reference = sharedData('reference/fatca_and_kyc_codes.json');
  it.skipIf(reference === null)(orSkipped("is about what the registrars' list is about", reference), () => {
    const listed: { code: string; description: string }[] = JSON.parse(reference ?? '{}').tax_status;
    expect(listed.length).toBeGreaterThan(50);
    const beginnings = (text: string): readonly string[] =>
      text.toLowerCase().match(/(?<![a-z])[a-z]{3,4}/g) ?? [];
    for (const { code, description } of listed) {
      const shared = beginnings(description).filter((word) => beginnings(taxStatusName(code)).includes(word));
      // AOP/BOI is written out.
      expect([code, shared.length > 0]).toEqual([code, code !== '05']);
    }
  });
});
