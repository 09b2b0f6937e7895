import type { BankFacts, FolioFacts, MandateFacts } from '../facts/order-facts.ts';
import { NEW_MANDATE, type NewMandate } from '../terms/new-mandate.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import type { SipTerms } from '../terms/plan-terms.ts';

/** Not registered yet. */
export const hasNewMandate = (terms: OrderTerms): terms is SipTerms & { readonly newMandate: NewMandate } =>
  terms.kind === 'sip' && terms.mandate === NEW_MANDATE && terms.newMandate !== undefined;

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
