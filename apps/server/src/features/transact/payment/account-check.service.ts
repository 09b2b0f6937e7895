import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  accountFaultTexts,
  type checkAccount as checkAccountCall,
} from '@hub/contract/calls/transact/transact-account-check';
import { isSameName } from '@hub/domain';
import { type ApplicationDraft, namesIn, PENNY_DROP } from '@hub/domain/applications/application-draft';
import type { CallContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';

type Requested = RequestOf<typeof checkAccountCall>;
type Verdict = ResponseOf<typeof checkAccountCall>;

/** More accounts than anybody enters; each of them costs a rupee, and says whose it is not. */
const ACCOUNTS_PER_HOUR = 60;
const ACCOUNTS_PER_DAY = 300;

type Asker = Pick<CallContext, 'bankCheck' | 'security' | 'limit'>;

/** Counted for the distributor, whoever asks: from another session, address or shared form it is the same count. */
export async function judgeAccount(
  { bankCheck, security, limit }: Asker,
  { arn, ifsc, account, names }: Requested & { readonly arn: string },
): Promise<Verdict> {
  await limit(
    { name: 'penny-drops', key: arn, max: ACCOUNTS_PER_HOUR, windowSeconds: 3600 },
    { name: 'penny-drops-day', key: arn, max: ACCOUNTS_PER_DAY, windowSeconds: 86_400 },
  );
  // The same question has the same reference: the bank pays one rupee for it, however often it is asked.
  const reference = security
    .digest('request', JSON.stringify([ifsc, account, names]))
    .toString('hex')
    .slice(0, 32);
  const answer = await bankCheck.dropPenny({ reference, ifsc, account, holder: names[0] ?? '' });
  const fault = (): Verdict['fault'] => {
    if (answer.kind !== 'found') return answer.kind;
    return names.some((name) => isSameName(name, answer.name)) ? null : 'another-name';
  };
  const found = fault();
  return { isGood: found === null, fault: found, message: found && accountFaultTexts[found] };
}

export const checkAccount = (context: SignedInContext, requested: Requested): Promise<Verdict> =>
  judgeAccount(context, { ...requested, arn: context.session.arn });

/** Before a form is sent: what the browser says of the bank's word counts for nothing. */
export async function refuseOtherAccount(
  context: Asker & { readonly session: { readonly arn: string } },
  { bank, sameAs, holders, guardian }: ApplicationDraft,
): Promise<void> {
  if (bank.proof !== PENNY_DROP || sameAs !== null) return;
  const names = namesIn({ holders, guardian });
  const { arn } = context.session;
  const { message } = await judgeAccount(context, { arn, ifsc: bank.ifsc, account: bank.account, names });
  if (message !== null) throw new Refusal('rule', message, { fields: { 'draft.bank.proof': message } });
}
