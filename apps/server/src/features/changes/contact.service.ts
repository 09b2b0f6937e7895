import type { RequestOf, ResponseOf } from '@hub/contract';
import type { WaitingChange } from '@hub/contract/calls/changes/changes';
import type {
  changeContact as changeContactCall,
  checkNewContact as checkNewContactCall,
  coolingPeriod,
} from '@hub/contract/calls/transact/transact-contact';
import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { dayNumberOf, isNonResident, maskContact, todayInIndia } from '@hub/domain';
import {
  type ContactFault,
  type ContactRelation,
  checkContact,
  plainContact,
} from '@hub/domain/contacts/check-contact';
import { contactParts } from '@hub/domain/contacts/contact-change';
import { coolingUntil } from '@hub/domain/contacts/cooling';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import type { ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../db/queries.ts';
import { waitingOf } from './change-lines.ts';
import { findOpenChange } from './changes.repository.ts';
import { confirmingOf, registeredContact } from './contact-parts.ts';
import { type ChangeFolio, findChangeFolio, findContactUse } from './folio.repository.ts';
import { sendLinkToInvestor } from './request-change.service.ts';

export const noFolio = (): Refusal => new Refusal('not-found', transactTexts.folioInvalid);
const mask = (contact: string | null) => (contact === null || contact === '' ? null : maskContact(contact));

export const coolingOf = (
  { contactChangedOn }: Pick<ChangeFolio, 'contactChangedOn'>,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null =>
  coolingUntil(contactChangedOn === null ? null : Temporal.PlainDate.from(contactChangedOn), today);

export async function getCoolingPeriod(
  { db, session, clock }: SignedInContext,
  { folioNo }: RequestOf<typeof coolingPeriod>,
): Promise<ResponseOf<typeof coolingPeriod>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const now = clock.now();
  const today = todayInIndia(now);
  const folio = await findChangeFolio(queries, arn, folioNo);
  if (folio === null) throw noFolio();
  const waiting = await findOpenChange(queries, arn, folio, 'contact', `${now}`);
  const until = coolingOf(folio, today);
  return {
    investor: { id: folio.investorId, name: folio.name },
    folioNo,
    maskedMobile: mask(folio.mobile),
    maskedEmail: mask(folio.email),
    otherFolios: folio.otherFolios,
    cooling: until === null ? null : { changedOn: folio.contactChangedOn ?? '', until: `${until}` },
    days: orderLimitsOn(dayNumberOf(today)).contactChangeDays,
    takesForeign: isNonResident(folio.taxStatus),
    waiting: waiting === null ? null : waitingOf(waiting),
  };
}

interface RequestedContact {
  readonly kind: ContactChangeKind;
  readonly value: string;
  readonly relation: ContactRelation;
}

/** All that speaks against the new contact, on the form's knowledge and on the server's. */
export async function faultOf(
  queries: Queries,
  system: Queries,
  arn: string,
  folio: ChangeFolio,
  requested: RequestedContact,
): Promise<ContactFault | null> {
  const now = registeredContact(folio, requested.kind);
  const terms = { ...requested, isNonResident: isNonResident(folio.taxStatus) };
  const fault = checkContact(terms, now, null);
  if (fault !== null) return fault;
  const plain = plainContact(requested.kind, requested.value);
  const use = await findContactUse(queries, system, arn, folio.investorId, requested.kind, plain);
  return checkContact(terms, now, use);
}

/** Who else has a number is asked of one's own book, and not of many numbers in a row. */
const PER_HOUR = 120;

export async function checkNewContact(
  context: SignedInContext,
  requested: RequestOf<typeof checkNewContactCall>,
): Promise<ResponseOf<typeof checkNewContactCall>> {
  const { db, session } = context;
  const { arn } = session;
  await context.limit({ name: 'contact-check', key: arn, max: PER_HOUR, windowSeconds: 3600 });
  const queries = oneStatement(db, { arn });
  const folio = await findChangeFolio(queries, arn, requested.folioNo);
  if (folio === null) throw noFolio();
  return { fault: await faultOf(queries, oneStatement(db, 'system'), arn, folio, requested) };
}

export async function changeContact(
  context: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof changeContactCall>,
): Promise<WaitingChange> {
  const { session, clock } = context;
  const { arn } = session;
  const { folioNo, relation } = requested;
  const folio = await findChangeFolio(tx, arn, folioNo);
  if (folio === null) throw noFolio();
  const until = coolingOf(folio, todayInIndia(clock.now()));
  if (until !== null) throw new Refusal('rule', contactTexts.cooling(until));
  const parts = contactParts(requested);
  const before: string[] = [];
  for (const { kind, value } of parts) {
    before.push(registeredToChange(context, folio, kind));
    const fault = await faultOf(tx, asSystem(tx), arn, folio, { kind, value, relation });
    if (fault === null) continue;
    const message = contactFaultText(kind, fault, isNonResident(folio.taxStatus));
    throw new Refusal('rule', message, { fields: { [kind === requested.kind ? 'value' : 'also']: message } });
  }
  const changed = parts.map(({ kind }) => kind);
  const lost = changed.find((kind) => kind === requested.lost) ?? null;
  if (confirmingOf(context, folio, changed, lost) === null) {
    const message = contactTexts.lost.none(context.brand.support.phones[0]?.number ?? '');
    throw new Refusal('rule', message, { fields: { lost: message } });
  }
  const [value = '', also] = parts.map((part) => plainContact(part.kind, part.value));
  const [old = '', alsoOld] = before;
  const isBoth = also !== undefined && alsoOld !== undefined;
  return sendLinkToInvestor(context, tx, folio, {
    kind: isBoth ? 'CHANGEBOTH' : requested.kind,
    terms: { value, ...(isBoth && { also }), relation, ...(lost !== null && { lost }) },
    before: { value: old, ...(isBoth && { also: alsoOld }) },
  });
}

/** What is registered now, to send the code to. */
function registeredToChange(
  { messenger }: Pick<ChangeContext, 'messenger'>,
  folio: ChangeFolio,
  kind: ContactChangeKind,
): string {
  const old = registeredContact(folio, kind);
  if (old === null) throw new Refusal('rule', contactTexts.noOld(kind));
  if (!messenger.channels.includes(kind === 'CHANGEMOBILE' ? 'SMS' : 'EMAIL')) {
    throw new Refusal('unavailable', contactTexts.noChannel(kind));
  }
  return old;
}
