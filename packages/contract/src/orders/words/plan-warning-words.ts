import { formatDate } from '@hub/domain';
import { units } from './figure-words.ts';
import type { WarningWords } from './finding-words.ts';

export const planWarningWords = {
  'mandate-pending': ({ bank }) => ({
    title: 'The mandate is not approved yet',
    why: `Instalments start when ${bank} has approved it.`,
    fix: 'Ask the investor to approve the mandate at the bank.',
  }),
  'plan-capped': ({ endsOn }) => ({
    title: `The SIP continues until ${formatDate(endsOn)}`,
    why: 'The mandate ends on that day, and nothing is debited after it.',
    fix: 'Choose a mandate that is valid for longer if the SIP should continue.',
  }),
  'units-held-back': ({ locked, lien, until }) => ({
    title: 'No free units when the plan starts',
    why: `${[
      ...(locked > 0n ? [`${units(locked)} are in lock-in`] : []),
      ...(lien > 0n ? [`${units(lien)} are under lien`] : []),
    ].join(', ')}; instalments without free units fail.`,
    fix:
      until === null
        ? 'Ask the lender to release the lien first, or choose a later start.'
        : `The first units become free on ${formatDate(until)}: choose a start after that.`,
  }),
  'minor-comes-of-age': ({ on, age }) => ({
    title: `The minor turns ${age} on ${formatDate(on)}`,
    why: 'The folio is frozen on that day, and the plan stops until its status is changed.',
    fix: 'Let the plan end before it, or plan the change from minor to major.',
  }),
  'balance-runs-out': ({ instalments, count }) => ({
    title: `The balance covers about ${instalments} of ${count} instalments`,
    why: 'It is worked out at the latest NAV, changes with it and is not assured.',
    fix: 'Choose a lower amount or fewer instalments, or continue as it is.',
  }),
  'debits-on-the-way': ({ count, from }) => ({
    title: count === 1 ? 'One debit still goes through' : `${count} debits still go through`,
    why: `They are already in process; the plan stops from ${formatDate(from)}.`,
    fix: 'Tell the investor about them.',
  }),
} satisfies Partial<WarningWords>;
