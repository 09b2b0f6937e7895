import { isEmail } from '../identifiers/email.ts';
import { isForeignMobile, isMobileNumber } from '../identifiers/mobile.ts';
import { taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { ApplicationDraft, HolderDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, firstOf, wrong } from './application-finding.ts';
import { usesExisting } from './application-folio.ts';

type Channel = 'mobile' | 'email';

/** The contact that links and codes go to: one for each PAN, unless a family member's is declared (handbook §1.1). */
export function checkContactStep(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationFinding[] {
  if (usesExisting(draft, facts)) return [];
  return draft.holders.flatMap((holder, place) => [
    ...checkMissing(draft, holder, place),
    ...checkOne(draft, facts, place, 'mobile'),
    ...checkOne(draft, facts, place, 'email'),
  ]);
}

/** A non-resident may have no Indian number. Of the other holders no contact is needed. */
function checkMissing(
  { taxStatus }: ApplicationDraft,
  { mobile, email }: HolderDraft,
  place: number,
): ApplicationFinding[] {
  if (place > 0 || mobile !== '') return [];
  if (!livesAbroad(taxStatus)) return [wrong('mobile-missing', 'holders.0.mobile')];
  return email === '' ? [wrong('contact-missing', 'holders.0.email')] : [];
}

export const livesAbroad = (taxStatus: ApplicationDraft['taxStatus']): boolean =>
  taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'abroad';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

function checkOne(
  { holders, taxStatus }: ApplicationDraft,
  { contactsTaken, ownContacts }: ApplicationFacts,
  place: number,
  channel: Channel,
): ApplicationFinding[] {
  const holder = holders[place];
  const contact = holder?.[channel] ?? '';
  if (holder === undefined || contact === '') return [];
  const field = `holders.${place}.${channel}`;
  const owner = channel === 'mobile' ? holder.mobileOf : holder.emailOf;
  const isMobile = isMobileNumber(contact) || (livesAbroad(taxStatus) && isForeignMobile(contact));
  const isRight = channel === 'mobile' ? isMobile : isEmail(contact);
  const isFamily = owner !== null && owner !== 'SE';
  return firstOf(
    () => (isRight ? null : wrong(channel === 'mobile' ? 'mobile-form' : 'email-form', field)),
    () => (ownContacts.some((own) => same(own, contact)) ? wrong('contact-of-distributor', field) : null),
    () => (owner === null ? wrong('contact-owner', `${field}Of`) : null),
    () =>
      !isFamily && holders.slice(0, place).some((other) => same(other[channel], contact))
        ? wrong('contact-shared', field)
        : null,
    () =>
      !isFamily && contactsTaken.some((taken) => same(taken, contact)) ? wrong('contact-taken', field) : null,
  );
}
