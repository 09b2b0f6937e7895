import { financialYearOf, paise } from '@hub/domain';
import { gainLinesOfBook } from '@hub/domain/gains/lines/gain-lines';
import { linesOfYear, longEquityGain } from '@hub/domain/gains/year/gain-year';
import { type LongEquityAllowance, longEquityAllowance } from '@hub/domain/gains/year/long-equity-allowance';
import type { Tx } from '../../../db/database.ts';
import { readLinkedLedgers } from '../../book/book.public.ts';
import { findSoldEquity } from './allowance.repository.ts';
import { readGainSchemes } from './gain-schemes.ts';

interface YearAllowances {
  /** `2026-27` */
  readonly year: string;
  allowanceOf(investorId: string): LongEquityAllowance;
}

/**
 * What the year leaves these clients of the allowance for long-term gains of equity, as far as this book knows: only
 * positions that something was sold out of are read.
 */
export async function readAllowances(
  tx: Tx,
  arn: string,
  investorIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<YearAllowances> {
  const { start, startYear, label } = financialYearOf(today);
  const sold = await findSoldEquity(tx, arn, investorIds, { from: start.toString(), to: today.toString() });
  const ledgers = await readLinkedLedgers(tx, sold);
  const schemes = await readGainSchemes(
    tx,
    ledgers.map(({ schemeCode }) => schemeCode),
    today,
  );
  const ownerOf = new Map(sold.map(({ folioNo, investorId }) => [folioNo, investorId]));
  const lines = Map.groupBy(linesOfYear(gainLinesOfBook(ledgers, schemes).lines, startYear), ({ folioNo }) =>
    ownerOf.get(folioNo),
  );
  const of = (gain = paise(0n)): LongEquityAllowance => {
    const allowance = longEquityAllowance(startYear, gain);
    if (allowance === null) throw new RangeError('No sale is thought of before 2018');
    return allowance;
  };
  return {
    year: label.slice('FY '.length),
    allowanceOf: (investorId) => of(longEquityGain(lines.get(investorId) ?? [])),
  };
}
