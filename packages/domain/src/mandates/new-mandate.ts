import type { BankFacts, FolioFacts, MandateFacts } from '../orders/facts/order-facts.ts';
import type { OrderTerms } from '../orders/terms/order-terms.ts';
import type { SipTerms } from '../orders/terms/plan-terms.ts';
import type { MandateTerms, NewMandate } from './checks/mandate.ts';

/* The mandate that is registered with a SIP: the investor confirms both by one link. */

/** What an order names its own mandate by until that has an id. */
export const NEW_MANDATE = 'NEW';

/** Not registered yet. */
type WithNewMandate = SipTerms & { readonly newMandate: NewMandate };
export const hasNewMandate = (terms: OrderTerms): terms is WithNewMandate =>
  terms.kind === 'sip' && terms.mandate === NEW_MANDATE && terms.newMandate !== undefined;

/** As it would be registered today. */
export const newMandateTerms = (
  { folioNo, newMandate }: Pick<WithNewMandate, 'folioNo' | 'newMandate'>,
  today: Temporal.PlainDate,
): MandateTerms => ({ folioNo, ...newMandate, startsOn: today, repairs: null });

/** As the rules of a plan see it: it waits for its investor, and begins before any debit. */
export function mandateAhead(
  terms: OrderTerms,
  folio: Pick<FolioFacts, 'banks'> | null,
): MandateFacts | null {
  if (!hasNewMandate(terms)) return null;
  const { account, channel, limit, endsOn } = terms.newMandate;
  const bank = folio?.banks.find(({ key }) => key === account);
  return {
    id: NEW_MANDATE,
    status: 'INITIATED',
    channel,
    maskedUmrn: null,
    bank: bank?.bank ?? '',
    accountKey: account,
    maskedAccount: bank?.maskedAccount ?? '',
    limit,
    startsOn: terms.startsOn,
    endsOn,
  };
}

/** The account a new mandate begins with: the default one where its bank takes mandates, else the first that does. */
export const mandateAccount = ({ banks }: Pick<FolioFacts, 'banks'>): BankFacts | null =>
  [...banks.filter(({ isDefault }) => isDefault), ...banks].find(({ channels }) => channels.length > 0) ??
  null;
