import { formatDate } from '@hub/domain';
import type { WarningWords } from './finding-words.ts';

export const planWarningWords = {
  'mandate-pending': ({ bank }) => ({
    title: 'The mandate is not approved yet',
    why: `Instalments begin when ${bank} has approved it.`,
    fix: 'Ask the investor to approve the mandate at the bank.',
  }),
  'plan-capped': ({ endsOn }) => ({
    title: `The SIP goes on until ${formatDate(endsOn)}`,
    why: 'The mandate ends on that day, and nothing is debited after it.',
    fix: 'Choose a mandate that is valid for longer if it should go on.',
  }),
  'balance-runs-out': ({ instalments, count }) => ({
    title: `The balance covers about ${instalments} of ${count} instalments`,
    why: 'It is counted at the newest NAV and changes with it.',
    fix: 'Choose a lower amount or fewer instalments, or go on as it is.',
  }),
  'debits-on-the-way': ({ count, from }) => ({
    title: count === 1 ? 'One debit still goes through' : `${count} debits still go through`,
    why: `They are on their way already; nothing moves from ${formatDate(from)} on.`,
    fix: 'Tell the investor about them.',
  }),
} satisfies Partial<WarningWords>;
