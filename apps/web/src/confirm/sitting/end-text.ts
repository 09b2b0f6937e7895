import type { MandateStep } from '@hub/contract/calls/confirmation/opening';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';

const { end } = openingPageTexts;

interface End {
  /** Something of it is left to somebody. */
  readonly isOpen: boolean;
  readonly text: string;
}

/** How mandates stand when nothing of them can be done on this page; null without any. */
export function endOf(mandates: readonly MandateStep[]): End | null {
  if (mandates.length === 0) return null;
  const open = mandates.find(({ status }) => status !== 'SENT' && status !== 'APPROVED');
  if (open === undefined) return { isOpen: false, text: end.debits };
  if (open.status !== 'INITIATED') return { isOpen: true, text: end.rejected(open.reason) };
  return { isOpen: true, text: open.isPaper ? end.sign : end.atBank };
}
