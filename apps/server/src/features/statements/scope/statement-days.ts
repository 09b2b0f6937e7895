import type { StatementPeriod } from '@hub/contract/calls/statements/statement-shapes';
import { statementTexts } from '@hub/contract/statements/statement-texts';
import { financialYearOf } from '@hub/domain';
import { malformed } from '../../../calls/refusal/refusal.ts';

export interface RequestedDays {
  readonly period: StatementPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of a statement, both included. */
export interface StatementDays {
  /** Null: since the first transaction. */
  readonly from: Temporal.PlainDate | null;
  readonly to: Temporal.PlainDate;
  /** False where only what is held on the last day is asked for. */
  readonly hasRows: boolean;
}

/** A day that has not come is refused: a statement of it would be one of today under another date. */
export function statementDays(requested: RequestedDays, today: Temporal.PlainDate): StatementDays {
  const day = (name: 'from' | 'to'): Temporal.PlainDate => {
    const date = Temporal.PlainDate.from(requested[name] ?? today.toString());
    if (Temporal.PlainDate.compare(date, today) > 0) throw malformed({ [name]: statementTexts.upToToday });
    return date;
  };
  const year = financialYearOf(today);
  switch (requested.period) {
    case 'this-year':
      return { from: year.start, to: today, hasRows: true };
    case 'last-year': {
      const { start, end } = financialYearOf(year.start.subtract({ days: 1 }));
      return { from: start, to: end, hasRows: true };
    }
    case 'inception':
      // One that was sent ends on the day it was sent.
      return { from: null, to: day('to'), hasRows: true };
    case 'custom':
      return { from: day('from'), to: day('to'), hasRows: true };
    case 'as-on':
      return { from: null, to: day('to'), hasRows: false };
  }
}
