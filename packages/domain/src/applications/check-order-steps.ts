import { todayInIndia } from '../calendar/dates.ts';
import { isEuin } from '../identifiers/identity-codes.ts';
import { checkMandate } from '../mandates/checks/check-mandate.ts';
import { paise } from '../money/scaled.ts';
import { checkOrder } from '../orders/checks/check-order.ts';
import type { Finding } from '../orders/checks/finding.ts';
import { type MandateFacts, nothingEarlier, type OrderFacts } from '../orders/facts/order-facts.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, wrong, wrongWith } from './application-finding.ts';
import { applicationAccount, applicationFolio } from './application-folio.ts';
import { applicationMandate, applicationTerms, type Reserved } from './application-terms.ts';
import { amountOf, dayOf } from './draft-values.ts';

/** Before the numbers are reserved any do: no rule looks at them. */
const NEW_FOLIO = 'NEW';
const NEW_MANDATE = 'NEW';

const reservedOf = (draft: ApplicationDraft, facts: ApplicationFacts): Reserved => ({
  folioNo: NEW_FOLIO,
  account: applicationAccount(draft, facts).key,
  mandate: NEW_MANDATE,
});

/** The mandate as it will be, for the rules of a plan. */
function mandateFacts(draft: ApplicationDraft, facts: ApplicationFacts, reserved: Reserved): MandateFacts[] {
  const terms = applicationMandate(draft, reserved);
  if (terms === null) return [];
  const { channel, limit, startsOn, endsOn } = terms;
  const { bank, key, maskedAccount } = applicationAccount(draft, facts);
  return [
    {
      id: reserved.mandate,
      status: 'INITIATED',
      channel,
      maskedUmrn: null,
      bank,
      accountKey: key,
      maskedAccount,
      limit,
      startsOn,
      endsOn,
    },
  ];
}

/** Where in the draft a finding about an order is fixed. */
function fieldOf({ field, code }: Finding): string {
  if (field === 'euin' || field === 'isExecutionOnly' || field === 'subArn') return `advice.${field}`;
  if (code === 'mandate-limit') return 'mandate.limit';
  if (field === 'mandate') return 'mandate.channel';
  if (code === 'mandate-not-started') return 'mandate.startsOn';
  if (code === 'mandate-ends') return 'mandate.endsOn';
  return field === null ? 'order' : `order.${field}`;
}

/** Other steps say what is wrong with people, contact and bank; that a mandate is not approved yet is no news here. */
const isOfOrder = ({ field, code }: Finding): boolean =>
  field !== 'folioNo' && field !== 'account' && code !== 'mandate-pending' && code !== 'mandate-unknown';

/** A form asks nothing: what is unusual is good to know there. */
const levelOf = ({ level }: Pick<Finding, 'level'>): 'block' | 'warn' =>
  level === 'block' ? 'block' : 'warn';

export function checkSchemeStep(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationFinding[] {
  const missing = checkMissing(draft);
  const reserved = reservedOf(draft, facts);
  const terms = applicationTerms(draft, reserved);
  if (terms === null || facts.order === null || missing.length > 0) return missing;
  const orderFacts: OrderFacts = {
    ...facts.order,
    folio: applicationFolio(draft, facts, reserved.folioNo),
    target: null,
    held: null,
    paidByUpi: paise(0n),
    mandates: mandateFacts(draft, facts, reserved),
    plans: [],
    houseLimit: null,
    earlier: nothingEarlier,
  };
  return checkOrder(terms, orderFacts, now)
    .filter(isOfOrder)
    .map((finding) => wrongWith('order', fieldOf(finding), { finding }, levelOf(finding)));
}

function checkMissing({ kind, order, advice }: ApplicationDraft): ApplicationFinding[] {
  const { schemeCode, idcw, amount, payMode, frequency, startsOn, end } = order;
  const isSip = kind === 'sip';
  return [
    ...(schemeCode === '' ? [wrong('scheme-missing', 'order.schemeCode')] : []),
    ...(schemeCode !== '' && idcw === null ? [wrong('choice-missing', 'order.idcw')] : []),
    ...(amountOf(amount) === null ? [wrong('amount-missing', 'order.amount')] : []),
    ...(!isSip && payMode === null ? [wrong('pay-mode-missing', 'order.payMode')] : []),
    ...(isSip && frequency === null ? [wrong('frequency-missing', 'order.frequency')] : []),
    ...(isSip && dayOf(startsOn) === null ? [wrong('start-missing', 'order.startsOn')] : []),
    ...(isSip && end.by === 'date' && dayOf(end.date) === null ? [wrong('end-missing', 'order.end')] : []),
    ...(isEuin(advice.euin) ? [] : [wrong('choice-missing', 'advice.euin')]),
  ];
}

export function checkMandateStep(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationFinding[] {
  const { channel, limit, startsOn, endsOn } = draft.mandate;
  const missing = [
    ...(channel === null ? [wrong('choice-missing', 'mandate.channel')] : []),
    ...(amountOf(limit) === null ? [wrong('limit-missing', 'mandate.limit')] : []),
    ...(dayOf(startsOn) === null ? [wrong('start-missing', 'mandate.startsOn')] : []),
    ...(dayOf(endsOn) === null ? [wrong('end-missing', 'mandate.endsOn')] : []),
  ];
  const terms = applicationMandate(draft, reservedOf(draft, facts));
  if (terms === null) return missing;
  const folio = applicationFolio(draft, facts, NEW_FOLIO);
  return checkMandate(terms, {
    today: todayInIndia(now),
    folio: { ...folio, banks: [applicationAccount(draft, facts)] },
    open: [],
  })
    .filter(({ field }) => field !== 'account')
    .map((finding) =>
      wrongWith('mandate', `mandate.${finding.field ?? 'channel'}`, { finding }, levelOf(finding)),
    );
}
