/** What invented companies, firms and trusts are called after a surname or a place. */
export const companyEndings = [
  'Agro Exports Private Limited',
  'Textiles Private Limited',
  'Infotech Private Limited',
  'Healthcare Private Limited',
  'Logistics Private Limited',
  'Foods Private Limited',
];
export const firmEndings = ['& Sons', 'Associates LLP', 'Traders', '& Company', 'Enterprises'];
export const trustEndings = ['Charitable Trust', 'Educational Trust', 'Foundation Trust'];
export const shopEndings = ['Medicals', 'Stores', 'Jewellers', 'Electricals', 'Opticals'];

/** House names and numbers stand before a locality. */
export const houses = [
  'Flat 4B, Sagar Residency',
  'House No 27',
  'Flat 302, Lake View Apartments',
  'Door No 12/4',
  'A-18, Green Park Society',
  '3rd Cross, House 56',
  'Villa 9, Palm Meadows',
  'Plot 41',
  'Flat 1102, Tower C, Skyline Heights',
  'No 8, First Main',
  '15, Gandhi Street',
  'Flat 6A, Shanti Kunj',
];
