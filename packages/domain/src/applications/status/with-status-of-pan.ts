import type { ApplicationDraft } from '../application-draft.ts';
import { clientPanOf } from '../check-people.ts';
import { withTaxStatus } from './with-tax-status.ts';

/** A HUF is seen by its PAN: the status that nobody chose goes with it. */
export function withStatusOfPan(draft: ApplicationDraft): ApplicationDraft {
  const letter = clientPanOf(draft).charAt(3);
  if (letter === 'H' && draft.taxStatus === '01') return withTaxStatus(draft, '03');
  return letter === 'P' && draft.taxStatus === '03' ? withTaxStatus(draft, '01') : draft;
}
