import type { InvestorRow } from '@hub/contract/calls/investor-list';
import { compactRupees, type Paise, paise } from '@hub/domain';
import { dayText } from '../../ui/nav-text.ts';
import { amountOf, countText } from './investor-text.ts';

/** More names make no message. */
const MOST_NAMED = 30;

/**
 * The clients chosen as a message: who and how much, nothing that is masked on the screen. Only rows that were read
 * can be named; what the others are worth is not guessed.
 */
export function clientsMessage(rows: readonly InvestorRow[], chosen: number, asOn: string | null): string {
  const sum = rows.reduce<Paise>((total, { aum }) => paise(total + amountOf(aum)), paise(0n));
  const named = rows.slice(0, MOST_NAMED);
  const left = chosen - named.length;
  const head = `${countText(chosen, 'client')}${rows.length === chosen ? `, AUM ${compactRupees(sum)}` : ''}`;
  return [
    `${head}${asOn === null ? '' : `, as on ${dayText(asOn)}`}`,
    '',
    ...named.map(({ name, aum }) => `${name}: ${compactRupees(amountOf(aum))}`),
    ...(left > 0 ? [`and ${countText(left, 'more', 'more')}`] : []),
  ].join('\n');
}

export const whatsappText = (message: string): string =>
  `https://wa.me/?${new URLSearchParams({ text: message })}`;
