import type { UserData } from '@hub/contract/calls/profile/profile';
import { dayText } from '@hub/domain';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';

export type Validity = UserData['validity'];
type ValidityState = 'valid' | 'soon' | 'past' | 'unknown';

/** NISM's seats and AMFI's renewal take weeks: two months are enough to do it calmly. */
const SOON_DAYS = 60;

export function validityState({ daysLeft }: Validity): ValidityState {
  if (daysLeft === null) return 'unknown';
  if (daysLeft < 0) return 'past';
  return daysLeft <= SOON_DAYS ? 'soon' : 'valid';
}

const days = (many: number) => `${many} ${many === 1 ? 'day' : 'days'}`;

/** `until 31-Mar-2028 · 501 days left`; the last day itself still counts. */
export function validityText({ to, daysLeft }: Validity): string {
  if (to === null || daysLeft === null) return 'No end date on record';
  if (daysLeft < 0) return `until ${dayText(to)} · expired ${days(-daysLeft)} ago`;
  if (daysLeft === 0) return `until ${dayText(to)} · today is the last day`;
  return `until ${dayText(to)} · ${days(daysLeft)} left`;
}

export const validityChip: Readonly<Record<ValidityState, { readonly tone: Tone; readonly word: string }>> = {
  valid: { tone: 'good', word: 'Valid' },
  soon: { tone: 'soon', word: 'Renew soon' },
  past: { tone: 'bad', word: 'Expired' },
  unknown: { tone: 'calm', word: 'Not known' },
};

/** A suspended ARN is that first, whatever its dates. */
export const suspendedChip = { tone: 'blocked', word: 'Suspended' } as const;
export const suspendedAdvice =
  'AMFI has suspended it. You can still see your book, but new business is closed and trail is held until AMFI lifts the suspension.';

/** What to do about it; null where there is nothing to do. */
export function adviceFor(what: 'ARN' | 'EUIN', validity: Validity): string | null {
  const state = validityState(validity);
  if (state === 'soon') {
    const until = validity.to === null ? 'it ends' : dayText(validity.to);
    const after =
      what === 'ARN'
        ? 'After that date new business is closed and trail is held.'
        : 'After that date it cannot be used.';
    return `Check that your NISM Series V-A certificate is valid, then renew with AMFI before ${until}. ${after}`;
  }
  if (state === 'past') {
    return what === 'ARN'
      ? 'You can still see your book, but new business is closed and trail is held. Renew your NISM Series V-A certificate if it has lapsed, then your ARN with AMFI.'
      : 'It cannot be used on a transaction. Renew it with AMFI, after the NISM certificate if that has lapsed too.';
  }
  return null;
}

const urgencyOf = ({ validity }: { readonly validity: Validity }) =>
  validity.daysLeft ?? Number.MAX_SAFE_INTEGER;

/** What ends first stands first; what names no end stands last. */
export const byUrgency = (
  one: { readonly validity: Validity },
  other: { readonly validity: Validity },
): number => urgencyOf(one) - urgencyOf(other);
