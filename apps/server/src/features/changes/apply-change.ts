import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { changeTexts } from '@hub/contract/changes/change-texts';
import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { nomineeTexts } from '@hub/contract/nominees/nominee-texts';
import { dayNumberOf, maskContact } from '@hub/domain';
import { plainContact } from '@hub/domain/contacts/check-contact';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import type { CallContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { notifyInvestor } from '../../client-messages/send-to-investor.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { setContact, setNominees } from '../book/book.public.ts';
import { nomineesOf } from './change-lines.ts';
import type { LockedChange } from './change-link.ts';
import { coolingOf, faultOf } from './contact.service.ts';
import { partsOf, registeredContact } from './contact-parts.ts';
import { blockOf, nominationFault } from './nominees.service.ts';

/** What was asked must still be allowed: a day may lie between asking and answering. */
export async function checkAgain(
  context: CallContext,
  tx: Tx,
  { change, folio }: LockedChange,
  today: Temporal.PlainDate,
): Promise<Refusal | null> {
  if (change.kind === 'NOMINATION') {
    const isMoved = JSON.stringify(folio.nominees) !== JSON.stringify(change.before.nominees);
    if (isMoved) return new Refusal('conflict', nomineeTexts.changedMeanwhile);
    const blocked = blockOf(context, folio);
    return blocked === null ? nominationFault(folio, change.terms, today) : new Refusal('rule', blocked);
  }
  const until = coolingOf(folio, today);
  if (until !== null) return new Refusal('rule', contactTexts.cooling(until));
  const { relation } = change.terms;
  for (const { kind, value, before } of partsOf(change)) {
    const now = registeredContact(folio, kind);
    if (now === null || plainContact(kind, now) !== plainContact(kind, before)) {
      return new Refusal('conflict', contactTexts.notMoved);
    }
    const fault = await faultOf(tx, asSystem(tx), change.arn, folio, { kind, value, relation });
    if (fault !== null) return new Refusal('rule', contactFaultText(kind, fault));
  }
  return null;
}

const columns = { CHANGEMOBILE: 'mobile', CHANGEEMAIL: 'email' } as const;

/** Writes the change into the book and says so to all whom it concerns; what the page then reads. */
export async function applyChange(
  context: CallContext,
  tx: Tx,
  { change, folio }: LockedChange,
  today: Temporal.PlainDate,
): Promise<string> {
  const { brand } = context;
  const { arn } = change;
  const system = asSystem(tx);
  const subject = changeMessageTexts.doneSubject(brand.name);
  if (change.kind === 'NOMINATION') {
    const nominees = change.terms.isOptOut ? [] : nomineesOf(change.terms);
    await setNominees(system, { arn, folioNo: change.folioNo }, nominees, change.terms.isOptOut);
    const text = changeTexts.nominationDone(change.folioNo, brand);
    await notifyInvestor(context, tx, folio, { arn, purpose: 'change-done', subject, text });
    return text;
  }
  const parts = partsOf(change).map((part) => ({ ...part, column: columns[part.kind] }));
  for (const { column, value } of parts) {
    await setContact(system, { arn, investorId: change.investorId }, column, value, `${today}`);
  }
  const until = today.add({ days: orderLimitsOn(dayNumberOf(today)).contactChangeDays });
  const masked = parts.map(({ kind, value }) => ({ kind, masked: maskContact(value) }));
  const text = changeTexts.contactDone(masked, brand, until);
  // To all that was registered before, so that nobody's folio changes without a word, and to the new one.
  const message = { arn, purpose: 'change-done', subject, text } as const;
  const old = Object.fromEntries(parts.map(({ column, before }) => [column, before]));
  await notifyInvestor(context, tx, { ...folio, ...old }, message);
  const fresh = Object.fromEntries(parts.map(({ column, value }) => [column, value]));
  const onlyNew = { name: folio.name, mobile: null, email: null, ...fresh };
  await notifyInvestor(context, tx, onlyNew, message);
  return text;
}
