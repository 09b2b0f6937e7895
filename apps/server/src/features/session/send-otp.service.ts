import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  getChallenge as getChallengeCall,
  sendOtp as sendOtpCall,
  startPreLogin as startPreLoginCall,
} from '@hub/contract/calls/session/session';
import { type Arn, maskForStranger } from '@hub/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { malformed } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { type Contacts, contactsOf } from './contacts/contacts.ts';
import { newChallenge } from './login/challenge.ts';
import { limitsOfAddress, passOf } from './login/login-pass.ts';
import { limitOfArn, limitSending, sendCode } from './send-code.ts';
import { findDistributor } from './sessions/distributor.repository.ts';
import { isDeleted, readArn } from './sessions/session.policy.ts';

const hour = 3600;

export function arnIn({ brand }: Pick<CallContext, 'brand'>, text: string): Arn {
  const arn = readArn(text, brand);
  if (arn === null) throw malformed({ arn: texts.field.arn });
  return arn;
}

async function contactsToLogIn(context: CallContext, arn: Arn): Promise<Contacts> {
  const distributor = await findDistributor(oneStatement(context.db, 'system'), arn);
  return contactsOf(context, arn, isDeleted(distributor) ? null : distributor);
}

/** Where a code would go. Who asks learns nothing about an ARN: an unknown one has contacts too. */
export async function startPreLogin(
  context: CallContext,
  input: RequestOf<typeof startPreLoginCall>,
): Promise<ResponseOf<typeof startPreLoginCall>> {
  const arn = arnIn(context, input.arn);
  const { otpPerAddressPerHour, otpPerArnPerHour } = context.config.limits;
  // Looking costs nobody an SMS, so one may look more often than ask.
  const pass = await passOf(context, input);
  await context.limit(
    ...limitsOfAddress('prelogin-address', context, { pass, arn }, 2 * otpPerAddressPerHour),
    limitOfArn('prelogin-arn', pass, arn, 10 * otpPerArnPerHour),
  );
  const { list } = await contactsToLogIn(context, arn);
  return {
    contacts: list.map(({ channel, to }) => ({ channel, maskedTarget: maskForStranger(channel, to) })),
  };
}

export async function sendOtp(
  context: CallContext,
  input: RequestOf<typeof sendOtpCall>,
): Promise<ResponseOf<typeof sendOtpCall>> {
  const arn = arnIn(context, input.arn);
  await limitSending(context, arn, 'login', input);
  const contacts = await contactsToLogIn(context, arn);
  const { channel, loginAs = null } = input;
  return sendCode(context, { arn, purpose: 'login', contacts, channel, loginAs });
}

/** Counted per address only: a count per ARN would lock out whom the challenge is for. */
export async function getChallenge(
  context: CallContext,
  input: RequestOf<typeof getChallengeCall>,
): Promise<ResponseOf<typeof getChallengeCall>> {
  const arn = arnIn(context, input.arn);
  const max = 2 * context.config.limits.otpPerAddressPerHour;
  await context.limit({ name: 'challenge-address', key: context.ip, max, windowSeconds: hour });
  return newChallenge(context, arn);
}
