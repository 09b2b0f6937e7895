import { describe, expect, it } from 'vitest';
import { orSkipped, sharedData } from '../../test/shared-data.ts';
import { taxStatuses, taxStatusFlags } from './tax-statuses.ts';

const codesWhere = (wanted: (status: (typeof taxStatuses)[number]) => boolean) =>
  taxStatuses.filter(wanted).map((status) => status.code);

describe('the built-in tax statuses', () => {
  it('are exactly 11, each code once [S3-14]', () => {
    expect(codesWhere(() => true)).toEqual([
      '01',
      '02',
      '03',
      '11',
      '13',
      '21',
      '24',
      '26',
      '27',
      '28',
      '29',
    ]);
  });

  it('bear the names the spec gives [S3-15]', () => {
    const nameOf = (code: string) => taxStatuses.find((status) => status.code === code)?.description;
    expect(nameOf('01')).toBe('Individual');
    expect(nameOf('03')).toBe('HUF');
    expect(nameOf('13')).toBe('Sole Proprietorship');
    expect(nameOf('02')).toBe('On Behalf Of Minor');
  });

  it('are non-resident for the seven NRI variants and resident for the other four [S3-16]', () => {
    expect(codesWhere((status) => !status.resident)).toEqual(['11', '21', '24', '26', '27', '28', '29']);
    expect(codesWhere((status) => status.resident)).toEqual(['01', '02', '03', '13']);
  });

  it('send their flags as RESIDENT or NONRESIDENT, and Y or N [S3-13]', () => {
    for (const status of taxStatuses) {
      const flags = taxStatusFlags(status);
      expect(flags.residency).toBe(status.resident ? 'RESIDENT' : 'NONRESIDENT');
      expect(flags.minor).toBe(status.minor ? 'Y' : 'N');
      expect(flags.nominee).toBe(status.nomineeAllowed ? 'Y' : 'N');
    }
  });

  it('let neither minors nor HUFs nominate (decision S3-17)', () => {
    expect(codesWhere((status) => status.minor)).toEqual(['02', '26', '28']);
    expect(codesWhere((status) => !status.nomineeAllowed)).toEqual(['02', '03', '26', '27', '28', '29']);
  });

  const reference = sharedData('reference/fatca_and_kyc_codes.json');
  it.skipIf(reference === null)(orSkipped("agree with the registrars' list", reference), () => {
    const listed: { code: string; description: string; in_spec: boolean }[] = JSON.parse(
      reference ?? '{}',
    ).tax_status;
    const theirs = new Map(listed.map((row) => [row.code, row]));
    expect(listed.filter((row) => row.in_spec).map((row) => row.code)).toEqual(codesWhere(() => true));
    for (const status of taxStatuses) {
      const words = theirs.get(status.code)?.description ?? '';
      expect(/\bminor\b/i.test(words), words).toBe(status.minor);
      expect(/^NRI\b/.test(words), words).toBe(!status.resident);
      expect(/HUF/.test(words), words).toBe(status.description.includes('HUF'));
      expect(/NRE|NRO/.exec(words)?.[0], words).toBe(/NRE|NRO/.exec(status.description)?.[0]);
    }
  });
});
