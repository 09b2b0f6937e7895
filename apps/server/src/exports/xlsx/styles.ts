import type { ColumnKind } from '../table/export-table.ts';
import { xmlHead, xmlText } from './xml-text.ts';

/**
 * Indian grouping, 12,34,567.50. A format has room for two conditions: figures that only rise have one for lakhs
 * and one for crores, signed ones have one for lakhs on each side.
 */
function indianFormat(decimals: number, signed: boolean): string {
  const end = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
  const [thousands, lakhs, crores] = [`##,##${end}`, `##\\,##\\,##${end}`, `##\\,##\\,##\\,##${end}`];
  return signed
    ? `[>=100000]${lakhs};[<=-100000]-${lakhs};${thousands}`
    : `[>=10000000]${crores};[>=100000]${lakhs};${thousands}`;
}

const FIRST_OWN_FORMAT = 164;
const places = [0, 2, 3, 4] as const;
const formats = [
  'dd\\-mmm\\-yyyy',
  ...places.map((decimals) => indianFormat(decimals, false)),
  ...places.map((decimals) => indianFormat(decimals, true)),
];

/** Styles by their place in the list of `cellXfs` below. */
export const styleOf = { plain: 0, title: 1, header: 2, headerRight: 3, note: 4 } as const;
const firstFormatStyle = 5;

export function cellStyle(kind: ColumnKind): number {
  if (kind === 'text') return styleOf.plain;
  if (kind === 'date') return firstFormatStyle;
  const at = places.indexOf(kind.decimals);
  return firstFormatStyle + 1 + at + (kind.signed ? places.length : 0);
}

const font = (size: number, more = ''): string =>
  `<font>${more}<sz val="${size}"/><name val="Calibri"/></font>`;
const grey = '<color rgb="FF5B6660"/>';

export function stylesXml(): string {
  const numFmts = formats.map(
    (code, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${xmlText(code)}"/>`,
  );
  const right = '<alignment horizontal="right" vertical="center" wrapText="1"/>';
  const header = (alignment: string) =>
    `<xf fontId="2" fillId="2" borderId="0" xfId="0" numFmtId="0" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`;
  const xfs = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    header('<alignment vertical="center" wrapText="1"/>'),
    header(right),
    '<xf numFmtId="0" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...formats.map(
      (_, index) =>
        `<xf numFmtId="${FIRST_OWN_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
  ];
  return `${xmlHead}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>
<fonts count="4">${font(11)}${font(14, '<b/>')}${font(11, '<b/>')}<font><sz val="10"/>${grey}<name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F1EC"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>
</styleSheet>`;
}
