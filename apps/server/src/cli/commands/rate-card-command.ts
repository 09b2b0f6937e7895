import { dayNumberOf } from '@hub/domain';
import { InvalidArgumentError } from 'commander';
import type { Database } from '../../db/database.ts';
import { importRateCard } from '../../features/brokerage/brokerage.public.ts';
import { OperatorError } from './operator-error.ts';

const shownFaults = 20;

export function dayArgument(text: string): string {
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    throw new InvalidArgumentError('Write a day as 2026-04-01.');
  }
}

export type RateCardAnswer =
  | { readonly knownAs: string }
  | { readonly version: string; readonly from: string; readonly lines: number };

const known = (id: string): string => `This rate card was brought in before (import ${id}). Nothing changes.`;

export const rateCardText = (answer: RateCardAnswer): string =>
  'knownAs' in answer
    ? known(answer.knownAs)
    : `Rate card ${answer.version}: ${answer.lines} lines, in force from ${answer.from}.`;

/** `hub import ratecard --dry-run`: what would come of it in words. */
export async function tryRateCard(
  db: Database,
  path: string,
  { version, from }: { readonly version?: string | undefined; readonly from?: string | undefined },
): Promise<string> {
  const day = from === undefined ? undefined : dayNumberOf(Temporal.PlainDate.from(from));
  const report = await importRateCard(db, path, { dryRun: true, version, from: day });
  if (report.status === 'known') return known(report.importId);
  if (report.status !== 'refused')
    return `Rate card ${report.version} is right: ${report.lines} lines, in force from ${report.from}. This was a dry run: nothing was written.`;
  throw new OperatorError(
    [
      'The rate card is refused, nothing of it was taken:',
      ...report.faults
        .slice(0, shownFaults)
        .map(({ line, field, reason }) => `  line ${line}, ${field}: ${reason}`),
      ...(report.faults.length > shownFaults ? [`  and ${report.faults.length - shownFaults} more`] : []),
    ].join('\n'),
  );
}
