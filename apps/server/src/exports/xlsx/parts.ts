import { xmlHead, xmlText } from './xml-text.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${xmlHead}<Relationships xmlns="${packages}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A sheet's tab takes 31 characters, and none of these. */
const tabName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet';

/** Everything in the package but the sheet and its styles. */
export const fixedParts = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetml}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetml}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetml}.styles+xml"/></Types>`,
  '_rels/.rels': relationships([`${office}/officeDocument`, 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relationships(
    [`${office}/worksheet`, 'worksheets/sheet1.xml'],
    [`${office}/styles`, 'styles.xml'],
  ),
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="${xmlText(tabName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
});
