import {
  dayNumberOf,
  milliUnits,
  navTenThousandths,
  paise,
  taxStatusName,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { camsSheets, type GainFolio } from '@hub/domain/gains/files/cams-sheets';
import type { Sheet, SheetCell } from '@hub/domain/gains/files/sheet';
import type { ReadySheet, TypedCell } from '../../../exports/table/ready-file.ts';
import type { FolioRecord } from '../../investor/investor.public.ts';
import type { GainStatement } from '../gains/gain-statement.ts';
import { isoDay } from '../scope/figure-of.ts';
import { personOf } from '../scope/statement-scope.ts';

const figureText = {
  0: (value: bigint) => String(value),
  2: (value: bigint) => writeMoney(paise(value)),
  3: (value: bigint) => writeUnits(milliUnits(value)),
  4: (value: bigint) => writeNav(navTenThousandths(value)),
} as const;

function cellOf(cell: SheetCell): TypedCell {
  switch (cell.kind) {
    case 'nothing':
      return null;
    case 'text':
      return cell.text === '' ? null : { kind: 'text', value: cell.text };
    case 'date':
      return { kind: 'date', value: isoDay(cell.day) };
    case 'figure':
      return {
        kind: cell.places === 0 ? { decimals: 0 } : { decimals: cell.places, signed: true },
        value: figureText[cell.places](cell.value),
      };
  }
}

const sheetOf = ({ name, headers, rows }: Sheet): ReadySheet => ({
  name,
  heading: null,
  columns: headers.map((header, at) => ({
    header,
    width: Math.min(Math.max(header.length, 12), 30),
    isFigure: rows[0]?.[at]?.kind === 'figure',
  })),
  rows: rows.map((row) => row.map(cellOf)),
});

/** A minor holds by its guardian, who is the client and whose PAN it is. */
const holderOf = ({ minor, name, pan, taxStatus, guardianPan }: FolioRecord): GainFolio => ({
  name: minor?.name ?? name,
  status: taxStatusName(taxStatus),
  pan: minor === null ? (pan ?? '') : '',
  guardianPan: (minor === null ? guardianPan : pan) ?? '',
});

interface CamsTerms {
  readonly amcName: string;
  /** In full: the tools that read the file find the person by it. */
  readonly pan: string | null;
  readonly today: Temporal.PlainDate;
}

/** The workbook that tax tools read from CAMS, sheet for sheet and column for column (handbook §3.6). */
export function camsWorkbook(
  { scope, lines, schemes, startYear }: GainStatement,
  { amcName, pan, today }: CamsTerms,
): ReadySheet[] {
  const [client] = scope.people;
  if (client === undefined) return [];
  const { name, taxStatus, maskedEmail, maskedMobile } = personOf(client);
  return camsSheets({
    lines,
    schemes,
    amcName,
    investor: {
      name,
      pan: pan ?? '',
      status: taxStatusName(taxStatus),
      address: [],
      email: maskedEmail ?? '',
      mobile: maskedMobile ?? '',
    },
    folios: new Map(scope.folios.map((folio) => [folio.folioNo, holderOf(folio)])),
    startYear,
    asOn: dayNumberOf(today),
  }).map(sheetOf);
}
