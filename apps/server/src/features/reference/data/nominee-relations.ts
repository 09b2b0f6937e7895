/**
 * Whom a nominee may be to the investor, with the registrars' codes; the guardians' are those of handbook §2. In the
 * order in which they are offered: those that most nominees are first.
 */
export const nomineeRelations = [
  { code: '20', name: 'Spouse' },
  { code: '18', name: 'Son' },
  { code: '04', name: 'Daughter' },
  { code: '06', name: 'Father' },
  { code: '13', name: 'Mother' },
  { code: '01', name: 'Aunt' },
  { code: '02', name: 'Brother-in-law' },
  { code: '03', name: 'Brother' },
  { code: '05', name: 'Daughter-in-law' },
  { code: '07', name: 'Father-in-law' },
  { code: '08', name: 'Granddaughter' },
  { code: '09', name: 'Grandfather' },
  { code: '10', name: 'Grandmother' },
  { code: '11', name: 'Grandson' },
  { code: '12', name: 'Mother-in-law' },
  { code: '14', name: 'Nephew' },
  { code: '15', name: 'Niece' },
  { code: '16', name: 'Sister' },
  { code: '17', name: 'Sister-in-law' },
  { code: '19', name: 'Son-in-law' },
  { code: '21', name: 'Uncle' },
  { code: '22', name: 'Others' },
  { code: '23', name: 'Court-appointed legal guardian' },
] as const;

/** Who may act for a minor (handbook §1.5). */
export const guardianRelations: readonly string[] = ['06', '13', '23'];
