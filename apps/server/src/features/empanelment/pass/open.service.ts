import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  sendOtp as sendOtpCall,
  validateOtp as validateOtpCall,
} from '@hub/contract/calls/empanelment/empanelment';
import { arnEligibility } from '@hub/domain/empanelment/arn-eligibility';
import type { CallContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { arnIn, contactsOf, limitSending, sendCode, useCode } from '../../session/session.public.ts';
import { findForm } from './empanelment.repository.ts';
import { isMember } from './member.repository.ts';
import { newPass, openPass } from './pass.ts';
import { lookUpRegister } from './register.ts';

type Requested = RequestOf<typeof sendOtpCall>;
type Sent = ResponseOf<typeof sendOtpCall>;

/** To the register's contact, whatever anybody types. An unknown ARN is answered alike. */
async function sendToOpen(
  context: CallContext,
  typed: string,
  { channel, ...shown }: Requested,
): Promise<Sent> {
  const arn = arnIn(context, typed);
  await limitSending(context, arn, 'empanelment', shown);
  const contacts = await contactsOf(context, arn, await lookUpRegister(context, arn));
  return sendCode(context, { arn, purpose: 'empanelment', contacts, channel, loginAs: null });
}

async function sendToSign(
  context: CallContext,
  pass: string,
  { channel, ...shown }: Requested,
): Promise<Sent> {
  const { record } = await openPass(context, pass);
  const arn = arnIn(context, record.arn);
  await limitSending(context, arn, 'empanelment-sign', shown);
  const contacts = await contactsOf(context, arn, record);
  return sendCode(context, { arn, purpose: 'empanelment-sign', contacts, channel, loginAs: null });
}

export const sendOtp = (context: CallContext, requested: Requested): Promise<Sent> =>
  requested.pass === undefined
    ? sendToOpen(context, requested.arn ?? '', requested)
    : sendToSign(context, requested.pass, requested);

/** How the ARN stands is said to whoever holds its contact, and to nobody else. */
export async function validateOtp(
  context: CallContext,
  shown: RequestOf<typeof validateOtpCall>,
): Promise<ResponseOf<typeof validateOtpCall>> {
  const record = await useCode(context, 'empanelment', shown, (arn) => lookUpRegister(context, arn));
  const { arn, name, validTo } = record;
  const queries = oneStatement(context.db, 'system');
  const form = await findForm(queries, arn);
  const eligibility = arnEligibility(record, await isMember(queries, arn), context.clock.today());
  const isOpen = eligibility === 'open' || form !== null;
  return {
    arn,
    name,
    eligibility,
    validTo,
    pass: isOpen ? await newPass(context, record) : null,
    status: form?.status ?? null,
  };
}
