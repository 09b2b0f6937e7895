import { applicationTexts } from '@hub/contract/applications/application-texts';
import { isPan } from '@hub/domain';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { KycFacts } from '@hub/domain/applications/application-facts';
import type { CallContext, Limit } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { OutsideServiceError } from '../../../ports/fetch-json.ts';
import { findInvested, findOwnClients } from './application-facts.repository.ts';

export type KycByPan = Readonly<Record<string, KycFacts>>;

type Asker = Pick<CallContext, 'db' | 'kyc' | 'log' | 'security' | 'limit'>;

/** As many as a look-up of PANs allows, and counted with them. */
const NEWCOMERS_PER_HOUR = 60;
const BIRTH_DATES_PER_HOUR = 10;
const hour = { windowSeconds: 3600 };

interface RequestedPerson {
  readonly pan: string;
  readonly birthDate: string;
}

/** Everybody of a draft with a PAN. A minor's own is not asked for: the guardian has the KYC. */
function peopleOf({ guardian, holders }: ApplicationDraft): RequestedPerson[] {
  const people = guardian === null ? holders : [guardian];
  return people
    .map(({ pan, birthDate }) => ({ pan: pan.toUpperCase(), birthDate }))
    .filter(({ pan }) => isPan(pan));
}

/** Who was asked for before is no new guess. */
async function countGuesses(
  { db, limit, security }: Asker,
  people: readonly RequestedPerson[],
  { arn, before, isByInvestor = false }: KycQuestion,
): Promise<void> {
  const existing = before === null ? [] : peopleOf(before);
  const fresh = people.filter(
    ({ pan, birthDate }) => !existing.some((one) => one.pan === pan && one.birthDate === birthDate),
  );
  const own = isByInvestor
    ? new Set<string>()
    : await findOwnClients(
        oneStatement(db, { arn }),
        arn,
        fresh.map(({ pan }) => pan),
      );
  // One after the other: they count under the same limit, which a single statement cannot raise twice.
  for (const { pan, birthDate } of fresh.filter((one) => !own.has(one.pan))) {
    const limits: Limit[] = [{ name: 'kyc-newcomers', key: arn, max: NEWCOMERS_PER_HOUR, ...hour }];
    if (birthDate !== '') {
      const key = security.digest('request', `${arn} ${pan}`).toString('base64url');
      limits.push({ name: 'kyc-birth-date', key, max: BIRTH_DATES_PER_HOUR, ...hour });
    }
    await limit(...limits);
  }
}

interface KycQuestion {
  readonly arn: string;
  readonly draft: ApplicationDraft;
  /** What was kept of the form before. */
  readonly before: ApplicationDraft | null;
  /** The form is sent: without an answer it cannot be. */
  readonly isNeeded?: boolean;
  /** Behind a shared link: whose clients they are is nothing to whoever guesses. */
  readonly isByInvestor?: boolean;
}

/**
 * What the KYC agency says of everybody in a draft. Outside of any transaction: the agency is another house. When it
 * does not answer, nothing is said of them.
 */
export async function lookUpKyc(context: Asker, question: KycQuestion): Promise<KycByPan> {
  const { draft, isNeeded } = question;
  const people = peopleOf(draft);
  if (people.length === 0) return {};
  await countGuesses(context, people, question);
  const pans = [...new Set(people.map(({ pan }) => pan))];
  try {
    const [records, invested] = await Promise.all([
      context.kyc.check(pans),
      findInvested(oneStatement(context.db, 'system'), pans),
    ]);
    return Object.fromEntries(
      records.map(({ pan, status, name, birthDate, details }) => {
        const typed = people.find((one) => one.pan === pan)?.birthDate ?? '';
        const isBirthDateRight = typed === '' || birthDate === null ? null : typed === birthDate;
        return [
          pan,
          {
            status,
            name: isBirthDateRight === true ? name : null,
            isBirthDateRight,
            investsHere: invested.has(pan),
            details: isBirthDateRight === true ? details : null,
          },
        ];
      }),
    );
  } catch (err) {
    if (!(err instanceof OutsideServiceError)) throw err;
    context.log.warn({ err }, 'the KYC of an application could not be asked for');
    if (isNeeded) throw new Refusal('unavailable', applicationTexts.noKyc);
    return {};
  }
}
