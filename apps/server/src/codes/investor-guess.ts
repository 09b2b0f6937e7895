import { clientMessageTexts } from '@hub/contract/client-messages/client-message-texts';
import type { CallContext } from '../calls/call-context.ts';
import { secondsLeft, windowStart } from '../calls/refusal/limit-window.ts';
import { limited, type Refusal } from '../calls/refusal/refusal.ts';
import type { Person } from '../client-messages/contacts.ts';
import { momentText } from '../client-messages/moment-text.ts';
import { notifyInvestor } from '../client-messages/send-to-investor.ts';
import { writeAudit } from '../db/audit-log.ts';
import type { Tx } from '../db/database.ts';
import { asSystem, oneStatement } from '../db/queries.ts';
import { type Counted, countInWindows, findFull, uncount } from '../limits/limits.repository.ts';
import { unlessWrong, wrongCodeWindows } from './wrong-codes.ts';

/** Whose code it is. Whoever has the link may be the distributor, so the ARN's other links are no way around it. */
export interface Guessed {
  readonly arn: string;
  readonly investorId: string;
}

interface Count extends Counted {
  readonly seconds: number;
}

/** The investor's own counts first: what they stop uses up nothing of the ARN's. */
function countsOf(
  { config, clock }: Pick<CallContext, 'config' | 'clock'>,
  { arn, investorId }: Guessed,
): readonly Count[] {
  const { limits } = config;
  const now = clock.now();
  const counts = (bucket: string, hour: number, day: number) =>
    Object.values(wrongCodeWindows(now, { hour, day })).map(({ prefix, start, max, seconds }) => ({
      key: `${prefix}${bucket}`,
      windowStart: start,
      max,
      seconds,
    }));
  return [
    ...counts(
      `investor:${arn}:${investorId}`,
      limits.wrongCodesPerInvestorPerHour,
      limits.wrongCodesPerInvestorPerDay,
    ),
    ...counts(`investors:${arn}`, limits.wrongCodesOfInvestorsPerHour, limits.wrongCodesOfInvestorsPerDay),
  ];
}

const endOf = (now: Temporal.Instant, seconds: number): string =>
  momentText(windowStart(now, seconds).add({ seconds }));

function lockedBy(now: Temporal.Instant, seconds: number): Refusal {
  return limited(secondsLeft(now, seconds), clientMessageTexts.locked(endOf(now, seconds)));
}

/** Before a code is sent that would not be accepted. */
export async function refuseLocked(context: CallContext, whose: Guessed): Promise<void> {
  const counts = countsOf(context, whose);
  const full = counts[(await findFull(oneStatement(context.db, 'system'), counts)) ?? -1];
  if (full !== undefined) throw lockedBy(context.clock.now(), full.seconds);
}

/** Says that the code was wrong, in the transaction that found it so, which must then stand. */
export type NoteWrong = (tx: Tx, person: Person | null, distributor: string) => Promise<void>;

/**
 * Tries a code of an investor. The try is counted as wrong before the code is looked at, in a transaction of its own,
 * and given back when `look` has not noted it as wrong: so no number of tries at once passes the limit, and none is
 * forgotten because the call failed. The one that uses up a count tells the investor, once a day.
 */
export async function tryCode<T>(
  context: CallContext,
  whose: Guessed,
  look: (noteWrong: NoteWrong) => Promise<T>,
): Promise<T> {
  const queries = oneStatement(context.db, 'system');
  const now = context.clock.now();
  const counts = countsOf(context, whose);
  const { held, isLast } = await countInWindows(queries, counts);
  const full = counts[held];
  if (full !== undefined) {
    if (held > 0) await uncount(queries, counts.slice(0, held));
    throw lockedBy(now, full.seconds);
  }
  return unlessWrong(queries, counts, (isWrong) =>
    look(async (tx, person, distributor) => {
      isWrong();
      await note(context, tx, whose, 'codes.wrong');
      if (!isLast) return;
      await note(context, tx, whose, 'codes.locked');
      if (person !== null) await notifyOnce(context, tx, whose, person, distributor);
    }),
  );
}

const note = ({ ip, requestId }: CallContext, tx: Tx, { arn, investorId }: Guessed, action: string) =>
  writeAudit(asSystem(tx), { arn, actor: 'investor', action, subject: investorId, address: ip, requestId });

async function notifyOnce(
  context: CallContext,
  tx: Tx,
  { arn, investorId }: Guessed,
  person: Person,
  distributor: string,
): Promise<void> {
  const { brand, clock } = context;
  const now = clock.now();
  const day = 24 * 3600;
  const reported = {
    key: `wrong-codes-told:${arn}:${investorId}`,
    windowStart: `${windowStart(now, day)}`,
    max: 1,
  };
  if ((await countInWindows(asSystem(tx), [reported])).held === 0) return;
  await notifyInvestor(context, tx, person, {
    arn,
    purpose: 'wrong-codes',
    subject: clientMessageTexts.wrongCodesSubject(brand),
    text: clientMessageTexts.wrongCodes(brand, { distributor, arn }),
  });
}
