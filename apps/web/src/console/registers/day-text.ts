import { registerTexts } from '@hub/contract/console/register-texts';
import { formatDate } from '@hub/domain';

/** A day as ISO text, `16-Nov-2026`; a moment gives its day in India elsewhere (`dayText`). */
export const dayOrNone = (day: string | null): string =>
  day === null ? registerTexts.list.none : formatDate(Temporal.PlainDate.from(day));
