import type { WishPerson } from '@hub/contract/calls/wishes/wishes';
import type { WishStatus } from '@hub/contract/wishes/wish-texts';
import { dayText, groupIndian } from '@hub/domain';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';

export const clientsText = (clients: number): string =>
  clients === 1 ? '1 client' : `${groupIndian(clients)} clients`;

export const wishesText = (wishes: number): string =>
  wishes === 1 ? '1 wish' : `${groupIndian(wishes)} wishes`;

/** `Today`, `Tomorrow`, or the date. */
export function onText(on: string, today: string): string {
  const ahead = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(on)).days;
  return ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : dayText(on);
}

/** `turns 46`, `12 years`. */
export const yearsText = (category: string, { years }: Pick<WishPerson, 'years'>): string | null =>
  years === null
    ? null
    : category === 'birthday'
      ? `turns ${years}`
      : years === 1
        ? '1 year'
        : `${years} years`;

export const statusTones: Readonly<Record<WishStatus, Tone>> = {
  waiting: 'soon',
  sent: 'good',
  opened: 'calm',
  cancelled: 'blocked',
  missed: 'bad',
  'left-out': 'blocked',
};
