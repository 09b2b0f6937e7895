import type { RequestOf, ResponseOf } from '@hub/contract';
import type { sendConfirmationOtp as sendConfirmationOtpCall } from '@hub/contract/calls/confirmation/confirmation';
import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import { maskContact, todayInIndia } from '@hub/domain';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { contactsOf } from '../../../client-messages/contacts.ts';
import { limitCodes, sendCodes } from '../../../codes/investor-codes.ts';
import { refuseLocked } from '../../../codes/investor-guess.ts';
import { findPerson } from '../orders/confirmation.repository.ts';
import { confirmationTimes } from '../orders/order-times.ts';
import { decisionOf, lockOpen, type OpenConfirmation, ownerOf } from './confirmation-link.ts';

/** A code to the contact that the investor chose. */
export async function sendConfirmationOtp(
  context: CallContext,
  { channel }: RequestOf<typeof sendConfirmationOtpCall>,
  found: OpenConfirmation,
): Promise<ResponseOf<typeof sendConfirmationOtpCall>> {
  const { db, clock, brand } = context;
  const { arn } = found;
  const now = clock.now();
  const {
    otpMinutes: minutes,
    otpTries: tries,
    otpPauseSeconds: pauseSeconds,
  } = confirmationTimes(todayInIndia(now));
  const often = { pauseSeconds, perHour: 8, tooMany: confirmationTexts.tooManyCodes };
  await limitCodes(context, 'confirm-otp', found.confirmation, often);
  await refuseLocked(context, await ownerOf(context, found));
  return db.transaction({ arn }, async (tx) => {
    const row = await lockOpen(tx, found, now);
    if (row instanceof Refusal) throw row;
    const person = await findPerson(tx, arn, row.investorId);
    const contact = person && contactsOf(context, person).find((one) => one.channel === channel);
    if (!contact) throw new Refusal('rule', confirmationTexts.noContact);
    const target = { ...contact, key: 'otp' };
    const terms = { minutes, tries, pauseSeconds };
    const sent = await sendCodes(context, tx, decisionOf(found), [target], terms, (code) =>
      confirmationTexts.otp(code, brand.name, minutes),
    );
    return { sentTo: maskContact(contact.to), ...sent };
  });
}
