import { type DayNumber, dayNumberOf } from '@hub/domain';
import { InvalidArgumentError } from 'commander';
import type { Database } from '../../db/database.ts';
import { importRateCard } from '../../features/brokerage/brokerage.public.ts';
import { OperatorError } from './operator-error.ts';

const shownFaults = 20;

export function dayArgument(text: string): DayNumber {
  try {
    return dayNumberOf(Temporal.PlainDate.from(text));
  } catch {
    throw new InvalidArgumentError('Write a day as 2026-04-01.');
  }
}

/** `hub import ratecard`: what came of it in words; a card with one fault is refused as a whole. */
export async function bringRateCard(
  db: Database,
  path: string,
  options: { readonly dryRun: boolean; readonly version?: string; readonly from?: DayNumber },
): Promise<string> {
  const report = await importRateCard(db, path, options);
  switch (report.status) {
    case 'known':
      return `This rate card was brought in before (import ${report.importId}). Nothing changes.`;
    case 'refused':
      throw new OperatorError(
        [
          'The rate card is refused, nothing was imported:',
          ...report.faults
            .slice(0, shownFaults)
            .map(({ line, field, reason }) => `  line ${line}, ${field}: ${reason}`),
          ...(report.faults.length > shownFaults ? [`  and ${report.faults.length - shownFaults} more`] : []),
        ].join('\n'),
      );
    case 'dry-run':
      return `Rate card ${report.version} is right: ${report.lines} lines, in force from ${report.from}. This was a dry run: nothing was written.`;
    case 'landed':
      return `Rate card ${report.version}: ${report.lines} lines, in force from ${report.from}.`;
  }
}
