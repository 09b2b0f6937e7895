import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  actOnRows as actOnRowsCall,
  rowHistory,
} from '@hub/contract/calls/opportunity/opportunity-acts';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { dayNumberOf, todayInIndia } from '@hub/domain';
import { opportunityRowName } from '@hub/domain/opportunity/lists';
import { opportunityWindowsOn } from '@hub/domain/opportunity/windows';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findActs, type NewAct, writeActs } from './acts.repository.ts';
import { chooseRows } from './chosen-rows.ts';

type Requested = RequestOf<typeof actOnRowsCall>;

const LONGEST_SNOOZE = { years: 1 };

function refuseUntil(message: string): Refusal {
  return new Refusal('rule', message, { fields: { until: message } });
}

/** What an act makes of a row's place in its list. */
function hidingOf({ act, until }: Requested, today: Temporal.PlainDate): NewAct['hide'] {
  switch (act) {
    case 'snooze': {
      const day = Temporal.PlainDate.from(until ?? '');
      if (Temporal.PlainDate.compare(day, today) <= 0) throw refuseUntil(opportunityTexts.untilPast);
      if (Temporal.PlainDate.compare(day, today.add(LONGEST_SNOOZE)) > 0) {
        throw refuseUntil(opportunityTexts.untilFar);
      }
      return { as: 'snoozed', until: day.toString() };
    }
    case 'done': {
      const { doneDays } = opportunityWindowsOn(dayNumberOf(today));
      return { as: 'done', until: today.add({ days: doneDays }).toString() };
    }
    case 'reopen':
      return { as: null, until: null };
    default:
      return 'as-it-was';
  }
}

/** Acts on the rows that are still there; each of the others is said. */
export async function actOnRows(
  { session, clock }: ChangeContext,
  tx: Tx,
  requested: Requested,
): Promise<ResponseOf<typeof actOnRowsCall>> {
  const { arn } = session;
  const now = clock.now();
  const today = todayInIndia(now);
  const hide = hidingOf(requested, today);
  const { rows, refused } = await chooseRows(tx, arn, today, requested);
  if (rows.length > 0) {
    await writeActs(
      tx,
      arn,
      {
        list: requested.list,
        act: requested.act,
        at: `${now}`,
        until: requested.act === 'snooze' ? (requested.until ?? null) : null,
        note: requested.note?.trim() || null,
        channel: requested.act === 'message' ? 'whatsapp' : null,
        hide,
      },
      rows,
    );
  }
  return { rows: rows.length, refused };
}

const MOST_ACTS = 100;

export async function getRowHistory(
  { db, session }: SignedInContext,
  { list, key, investorId }: RequestOf<typeof rowHistory>,
): Promise<ResponseOf<typeof rowHistory>> {
  const { arn } = session;
  const name = opportunityRowName(list, key);
  const acts = await findActs(oneStatement(db, { arn }), arn, {
    list,
    key,
    name,
    investorId,
    limit: MOST_ACTS,
  });
  return { acts };
}
