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

export const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** Everything in the package but the sheets and their styles. */
export const fixedParts = (titles: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetml}.sheet.main+xml"/>${titles
    .map(
      (_, index) => `<Override PartName="/xl/${sheetPath(index)}" ContentType="${sheetml}.worksheet+xml"/>`,
    )
    .join('')}<Override PartName="/xl/styles.xml" ContentType="${sheetml}.styles+xml"/></Types>`,
  '_rels/.rels': relationships([`${office}/officeDocument`, 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relationships(
    ...titles.map((_, index) => [`${office}/worksheet`, sheetPath(index)] as const),
    [`${office}/styles`, 'styles.xml'],
  ),
  'xl/workbook.xml': `${xmlHead}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${titles
    .map(
      (title, index) =>
        `<sheet name="${xmlText(tabName(title))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
});
