import type { OpportunityRow, RowAct } from '@hub/contract/calls/opportunity/rows';
import { dayText as isoDayText } from '@hub/domain';
import { dayText } from '../../ui/date/moment.tsx';

const names: Readonly<Record<RowAct, string>> = {
  remedy: 'Order started',
  message: 'Messaged',
  call: 'Called',
  snooze: 'Snoozed',
  note: 'Note',
  done: 'Done',
  reopen: 'Reopened',
};

type Act = Pick<NonNullable<OpportunityRow['lastAct']>, 'act' | 'until'>;

/** `Snoozed until 20-Nov-2026`, `Called`. */
export const actText = ({ act, until }: Act): string =>
  act === 'snooze' && until !== null ? `${names.snooze} until ${isoDayText(until)}` : names[act];

/** The last thing that was done about a row: `Called 12-Nov-2026`. */
export function lastActText({ lastAct }: Pick<OpportunityRow, 'lastAct'>): string | null {
  if (lastAct === null) return null;
  if (lastAct.act === 'snooze') return actText(lastAct);
  const done = `${actText(lastAct)} ${dayText(lastAct.at)}`;
  return lastAct.note === null ? done : `${done}: ${lastAct.note}`;
}
