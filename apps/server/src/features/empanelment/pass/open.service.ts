import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  sendOtp as sendOtpCall,
  validateOtp as validateOtpCall,
} from '@hub/contract/calls/empanelment/empanelment';
import { arnStanding } from '@hub/domain/empanelment/arn-standing';
import type { CallContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { arnIn, contactsOf, limitSending, sendCode, useCode } from '../../session/session.public.ts';
import { findForm } from './empanelment.repository.ts';
import { isMember } from './member.repository.ts';
import { newPass, openPass } from './pass.ts';
import { askRegister } from './register.ts';

type Asked = RequestOf<typeof sendOtpCall>;
type Sent = ResponseOf<typeof sendOtpCall>;

/** To the register's contact, whatever anybody types. An unknown ARN is answered alike. */
async function sendToOpen(context: CallContext, typed: string, { channel, ...shown }: Asked): Promise<Sent> {
  const arn = arnIn(context, typed);
  await limitSending(context, arn, 'empanelment', shown);
  const contacts = await contactsOf(context, arn, await askRegister(context, arn));
  return sendCode(context, { arn, purpose: 'empanelment', contacts, channel, loginAs: null });
}

async function sendToSign(context: CallContext, pass: string, { channel, ...shown }: Asked): Promise<Sent> {
  const { record } = await openPass(context, pass);
  const arn = arnIn(context, record.arn);
  await limitSending(context, arn, 'empanelment-sign', shown);
  const contacts = await contactsOf(context, arn, record);
  return sendCode(context, { arn, purpose: 'empanelment-sign', contacts, channel, loginAs: null });
}

export const sendOtp = (context: CallContext, asked: Asked): Promise<Sent> =>
  asked.pass === undefined
    ? sendToOpen(context, asked.arn ?? '', asked)
    : sendToSign(context, asked.pass, asked);

/** How the ARN stands is said to whoever holds its contact, and to nobody else. */
export async function validateOtp(
  context: CallContext,
  shown: RequestOf<typeof validateOtpCall>,
): Promise<ResponseOf<typeof validateOtpCall>> {
  const record = await useCode(context, 'empanelment', shown, (arn) => askRegister(context, arn));
  const { arn, name, validTo } = record;
  const queries = oneStatement(context.db, 'system');
  const form = await findForm(queries, arn);
  const standing = arnStanding(record, await isMember(queries, arn), context.clock.today());
  const isOpen = standing === 'open' || form !== null;
  return {
    arn,
    name,
    standing,
    validTo,
    pass: isOpen ? await newPass(context, record) : null,
    status: form?.status ?? null,
  };
}
