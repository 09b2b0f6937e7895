import { describe, expect, it } from 'vitest';
import { camsWbr9 } from '../cams/cams-wbr9.ts';
import { kfinMfsd211 } from '../kfin/kfin-mfsd211.ts';
import { mfsd211, wbr9 } from '../test/feed-samples.ts';
import { csvSheet, readAll } from '../test/read-all.ts';
import { fitsPan, taxStatusCode } from './tax-status-words.ts';

/** As CAMS, KFintech and the platforms behind them write it. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  '01': [
    'Individual',
    'INDIVIDUAL',
    'Resident Individual',
    'Resident - Individual',
    'Res.Ind',
    'Resident Indian',
    'I',
  ],
  '02': [
    'Minor',
    'On Behalf Of Minor',
    'ON BEHALF OF MINOR',
    'Resident Minor',
    'Minor Through Guardian',
    'M',
  ],
  '03': ['HUF', 'Resident HUF', 'Hindu Undivided Family', 'H.U.F.', 'HUF - Resident', 'H'],
  '04': ['Company', 'Private Limited Company', 'Pvt. Ltd. Company', 'Public Limited', 'C'],
  '05': ['AOP', 'AOP/BOI', 'Association of Persons', 'Body of Individuals'],
  '06': ['Partnership', 'Partnership Firm', 'LLP', 'Limited Liability Partnership', 'Firm', 'P', 'Y'],
  '07': ['Body Corporate', 'Bodies Corporate', 'B'],
  '08': ['Trust', 'Public Trust', 'Private Charitable Trust', 'T'],
  '09': ['Society', 'Co-operative Society'],
  '10': ['Others', 'Other'],
  '11': [
    'NRI',
    'NRI - Others',
    'NRI-Others',
    'Non Resident Indian',
    'PIO',
    'Person of Indian Origin',
    'Foreign National',
  ],
  '12': ['Banks / Financial Institutions', 'Bank', 'DFI'],
  '13': ['Sole Proprietorship', 'Sole Proprietor', 'Proprietorship', 'Proprietary Concern'],
  '21': [
    'NRE',
    'NRI - NRE',
    'NRI-NRE',
    'NRI (NRE)',
    'NRI - Repatriable',
    'NRI - Repatriable (NRE)',
    'NRI - NRE (Repatriation)',
  ],
  '22': ['Overseas Corporate Body', 'OCB'],
  '23': ['FII', 'Foreign Institutional Investor', 'FPI'],
  '24': [
    'NRO',
    'NRI-NRO',
    'NRI - NRO',
    'NRI-NR0',
    'NRI Through NRO A/c',
    'NRI - Non Repatriable',
    'NRI Non-Repatriable',
    'NRI - NRO [Non Repatriation]',
    'NRI - Repatriable (NRO)',
  ],
  '26': ['NRI Minor', 'NRI Child', 'NRI - Minor (NRE)', 'NRI-NRE (Minor)'],
  '27': ['NRI-HUF(NRO)', 'NRI - HUF - NRO'],
  '28': ['NRI - Minor (NRO)', 'NRI-NRO (Minor)'],
  '29': ['NRI-HUF(NRE)'],
  '31': ['Provident Fund', 'Providend Fund / EPF / PF Trust'],
  '32': ['Superannuation Fund'],
  '33': ['Gratuity Fund'],
  '37': ['NPS Trust'],
  '74': ['Non-Government Organisation [NGO]'],
};

describe('the tax status', () => {
  it.each(Object.entries(spellings))('%s is read in every spelling of the registrars', (code, texts) => {
    expect(texts.map((text) => [text, taxStatusCode(text)])).toEqual(texts.map((text) => [text, code]));
  });

  it.each([
    'Martian',
    'Individual Martian',
    'Resident NRI',
    'NRE Non Repatriable',
    'NRI HUF',
    'Resident',
    'W',
    '99',
    '',
    'x'.repeat(500),
  ])('is none in %s', (text) => {
    expect(taxStatusCode(text)).toBeNull();
  });

  it('by number counts where the PAN does not contradict it', () => {
    expect(taxStatusCode('1')).toBe('01');
    expect([fitsPan('04', '04', 'ABCCE1234F'), fitsPan('04', '04', 'ABCPE1234F')]).toEqual([true, false]);
    expect([fitsPan('04', '04', null), fitsPan('Company', '04', 'ABCPE1234F')]).toEqual([true, true]);
  });

  it('that nobody knows is refused with its word, in either feed', async () => {
    const cams = await readAll(
      camsWbr9,
      csvSheet(wbr9, [{ TAX_STATUS: 'Martian' }, { TAX_STATUS: 'NRI-NRO' }, { TAX_STATUS: '' }]),
    );
    expect(cams.records.map((record) => record.taxStatusCode)).toEqual(['24', null]);
    expect(cams.quarantined).toMatchObject([
      { line: 2, field: 'TAX_STATUS', value: 'Martian', reason: expect.stringContaining('Martian') },
    ]);
    const kfin = await readAll(
      kfinMfsd211,
      csvSheet(mfsd211, [
        { StatusDesc: 'Resident HUF', 'Tax Status': 'H', 'PAN Number': 'ABCHB0005E' },
        { StatusDesc: 'Something', 'Tax Status': 'I' },
        { StatusDesc: 'Something', 'Tax Status': 'W' },
        { StatusDesc: '', 'Tax Status': 'C' },
      ]),
    );
    expect(kfin.records.map((record) => record.taxStatusCode)).toEqual(['03', '01']);
    expect(kfin.quarantined).toMatchObject([
      { line: 4, field: 'StatusDesc', reason: expect.stringContaining('Something') },
      { line: 5, field: 'Tax Status', reason: expect.stringContaining('PAN') },
    ]);
  });
});
