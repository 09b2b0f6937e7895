import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { isEmail, isEuin, isMobileNumber, isPan, mobileDigits, parseArn } from '@hub/domain';
import type { ListedArn, ListedEuin } from '@hub/domain/arn-register/compare-register';
import { arnCategoryOf, isYes, registerStateOf } from '@hub/domain/arn-register/register-words';
import type { Sheet } from '../../../sheets/read-sheet.ts';
import { cellDay, cellText, cellWord } from '../../../sheets/sheet-cells.ts';
import { CellFault, type Cells, openColumns, type RowFault } from '../../../sheets/sheet-columns.ts';
import { neededColumns, registerColumns } from './register-columns.ts';

type ArnCells = Cells<typeof registerColumns>;
type ArnRow = Omit<ListedArn, 'euins'> & { readonly euin: ListedEuin | null };

export interface RegisterFile {
  readonly arns: readonly ListedArn[];
  readonly faults: readonly RowFault[];
  /** Without it nobody new can be added: a date alone never says that somebody may sell. */
  readonly hasStatus: boolean;
}

const absent = /^(?:-+|n\.?a\.?|nil|null|not available)$/i;
const said = (cells: ArnCells, name: keyof typeof registerColumns): string => {
  const text = cellText(cells(name), name);
  return absent.test(text) ? '' : text;
};

/** '' and null are what the file does not say; anything else has to have the form. */
function held(text: string, field: string, isGood: (text: string) => boolean, wrong: string): string | null {
  if (text === '') return null;
  if (!isGood(text)) throw new CellFault(field, wrong);
  return text;
}

function days(cells: ArnCells, from: keyof typeof registerColumns, to: keyof typeof registerColumns) {
  const [first, last] = [cellDay(said(cells, from), from), cellDay(said(cells, to), to)];
  if (first !== null && last !== null && last < first) throw new CellFault(to, sheetTexts.wrongOrder);
  return { first, last };
}

function euinOf(cells: ArnCells): ListedEuin | null {
  const typed = said(cells, 'euin').toUpperCase();
  const euin = held(typed, 'euin', isEuin, sheetTexts.euin(typed.slice(0, 20)));
  if (euin === null) return null;
  const valid = days(cells, 'euinFrom', 'euinTo');
  const mapped = days(cells, 'mappedFrom', 'mappedTo');
  return {
    euin,
    name: said(cells, 'euinName'),
    validFrom: valid.first,
    validTo: valid.last,
    mappedFrom: mapped.first,
    mappedTo: mapped.last,
  };
}

function addressOf(cells: ArnCells): string | null {
  const parts = [said(cells, 'address'), said(cells, 'city'), said(cells, 'pin')].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? null : parts.join(', ');
}

function arnRow(cells: ArnCells, line: number): ArnRow {
  const typed = cellText(cells('arn'), 'arn', true);
  const arn = parseArn(typed);
  if (arn === null) throw new CellFault('arn', sheetTexts.arn(typed.slice(0, 20)));
  const { first, last } = days(cells, 'validFrom', 'validTo');
  const pan = said(cells, 'pan').toUpperCase();
  const mobile = said(cells, 'mobile');
  const name = said(cells, 'name');
  return {
    line,
    arn,
    name: name === '' ? null : name,
    category: cellWord(said(cells, 'category'), 'category', arnCategoryOf, sheetTexts.category),
    pan: held(pan, 'pan', isPan, sheetTexts.pan),
    address: addressOf(cells),
    mobile: held(
      mobile === '' ? '' : mobileDigits(mobile) || mobile,
      'mobile',
      isMobileNumber,
      sheetTexts.mobile,
    ),
    email: held(said(cells, 'email'), 'email', isEmail, sheetTexts.email),
    validFrom: first,
    validTo: last,
    register: cellWord(said(cells, 'status'), 'status', registerStateOf, sheetTexts.status),
    why: said(cells, 'why') || null,
    isKydDone: cellWord(said(cells, 'kyd'), 'kyd', isYes, sheetTexts.yesNo),
    euin: euinOf(cells),
  };
}

const details = ({ euin: _, line: __, ...rest }: ArnRow): string => JSON.stringify(rest);

/** A company has a row for each EUIN: all of them say the same of the ARN, and none has an EUIN twice. */
function together(arn: string, rows: readonly ArnRow[], faults: RowFault[]): ListedArn | null {
  const [first] = rows;
  if (first === undefined) return null;
  const euins = new Map<string, { line: number; one: ListedEuin }>();
  for (const row of rows) {
    const isOther =
      row !== first && (row.euin === null || first.euin === null || details(row) !== details(first));
    if (isOther) {
      faults.push({ line: row.line, field: 'arn', reason: sheetTexts.arnTwice(first.line) });
      continue;
    }
    if (row.euin === null) continue;
    const before = euins.get(row.euin.euin);
    if (before === undefined) euins.set(row.euin.euin, { line: row.line, one: row.euin });
    else faults.push({ line: row.line, field: 'euin', reason: sheetTexts.euinTwice(before.line) });
  }
  const { euin: _, ...listed } = first;
  return { ...listed, arn, euins: [...euins.values()].map(({ one }) => one) };
}

/** Every row of a register's file, and what is wrong with those that are. */
export function readRegister(sheet: Sheet): RegisterFile {
  const columns = openColumns(sheet, registerColumns, neededColumns);
  const { rows, faults } = columns.rows(arnRow);
  const arns: ListedArn[] = [];
  for (const [arn, ofArn] of Map.groupBy(rows, (row) => row.arn)) {
    const listed = together(arn, ofArn, faults);
    if (listed !== null) arns.push(listed);
  }
  return { arns, faults: faults.sort((a, b) => a.line - b.line), hasStatus: columns.has('status') };
}
