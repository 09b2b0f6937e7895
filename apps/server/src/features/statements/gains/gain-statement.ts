import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { gainTexts } from '@hub/contract/statements/gain-texts';
import { financialYearOf, writeMoney } from '@hub/domain';
import type { GainLine } from '@hub/domain/gains/line/gain-line';
import type { GainSchemes } from '@hub/domain/gains/line/gain-schemes';
import type { GainGroup } from '@hub/domain/gains/year/gain-sums';
import { gainYearOf, linesOfYear, startYearOf } from '@hub/domain/gains/year/gain-year';
import { malformed } from '../../../calls/refusal/refusal.ts';
import { isoDay, sumOf } from '../scope/figure-of.ts';
import {
  personOf,
  readScope,
  type StatementReader,
  type StatementScope,
  type Whose,
} from '../scope/statement-scope.ts';
import { readGainBook } from './gain-book.ts';
import { gainDoubts } from './gain-doubts.ts';
import { gainLineOf, lawOf, rateText } from './gain-texts.ts';
import { unrealisedGains } from './unrealised-gains.ts';

/** A capital-gain statement with what its files are made of. */
export interface GainStatement {
  readonly statement: CapitalGainStatement;
  readonly scope: StatementScope;
  /** Of the year. */
  readonly lines: readonly GainLine[];
  readonly schemes: GainSchemes;
  readonly startYear: number;
}

/** `2025-26` for 2025. */
const yearText = (startYear: number): string =>
  `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`;

const gainOf = (groups: readonly GainGroup[], term: GainGroup['term']): string =>
  writeMoney(sumOf(groups, (group) => (group.term === term ? group.gain : 0n)));

/** The gains of a financial year, of a client, a folio or a family. Gains only, never the tax due. */
export async function readGains(
  reader: StatementReader,
  { year: requested, ...whose }: Whose & { readonly year: string },
): Promise<GainStatement> {
  const startYear = Number(requested.slice(0, 4));
  const present = financialYearOf(reader.today).startYear;
  if (startYear > present) throw malformed({ year: gainTexts.notStarted });
  const scope = await readScope(reader, whose);
  const book = await readGainBook(
    reader,
    scope.folios.map(({ folioNo }) => folioNo),
  );
  const year = gainYearOf(book.lines, startYear);
  const lines = byFolio(linesOfYear(book.lines, startYear), scope);
  const sold = book.lines.map(({ soldOn }) => startYearOf(soldOn));
  const { allowance } = year;
  // It is a person's, for all that the person sells.
  const isOnePerson = whose.folioNo === undefined && whose.family === undefined;
  const statement: CapitalGainStatement = {
    people: scope.people.map(personOf),
    distributor: scope.distributor,
    year: requested,
    from: isoDay(year.from),
    to: isoDay(year.to),
    years: [...new Set([present, ...sold])].sort((one, other) => other - one).map(yearText),
    lines: linesOf(lines, book.schemes, scope),
    sums: year.groups.map((group) => ({
      taxClass: group.taxClass,
      term: group.term,
      rate: rateText(group.rate),
      lines: group.count,
      proceeds: writeMoney(group.value),
      countedCost: writeMoney(group.cost),
      gain: writeMoney(group.gain),
    })),
    totals: {
      proceeds: writeMoney(year.total.value),
      countedCost: writeMoney(year.total.cost),
      short: gainOf(year.groups, 'short'),
      long: gainOf(year.groups, 'long'),
    },
    slots: year.slots.map(({ from, to, groups }) => ({
      from: isoDay(from),
      to: isoDay(to),
      short: gainOf(groups, 'short'),
      long: gainOf(groups, 'long'),
    })),
    allowance:
      isOnePerson && allowance !== null
        ? {
            limit: writeMoney(allowance.amount),
            used: writeMoney(allowance.used),
            left: writeMoney(allowance.left),
          }
        : null,
    unrealised: unrealisedGains(book),
    doubts: gainDoubts(book, year),
    law: lawOf(year, lines),
  };
  return { statement, scope, lines, schemes: book.schemes, startYear };
}

/** Person by person; within a position the sales and their lots stay in order, the oldest first. */
function byFolio(lines: readonly GainLine[], { folios }: StatementScope): GainLine[] {
  const places = new Map(folios.map(({ folioNo }, at) => [folioNo, at]));
  const placeOf = ({ folioNo }: GainLine): number => places.get(folioNo) ?? folios.length;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function linesOf(
  lines: readonly GainLine[],
  schemes: GainSchemes,
  { folios }: StatementScope,
): CapitalGainStatement['lines'] {
  const owners = new Map(folios.map(({ folioNo, investorId }) => [folioNo, investorId]));
  return lines.map((line, at) => {
    const { folioNo, schemeCode } = line;
    const scheme = schemes.get(schemeCode);
    return gainLineOf(line, `${folioNo} ${schemeCode} ${line.soldBy} ${at}`, {
      investorId: owners.get(folioNo) ?? '',
      scheme: scheme?.name ?? schemeCode,
      isin: scheme?.isin ?? null,
    });
  });
}
