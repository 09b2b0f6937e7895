import { formatDate, type Paise, paise } from '@hub/domain';
import type { OrderTerms, Quantity } from '@hub/domain/orders/terms/order-terms';
import { isRegistration, planKindOf, type RegisterTerms } from '@hub/domain/orders/terms/plan-terms';
import { lineLabels, lineText, type SummaryLine } from '../summary/summary-line.ts';
import { rupees, units } from './figure-words.ts';
import { everyTexts } from './plan-texts.ts';

/* What an investor agrees to, in one sentence that comes before everything else. */

interface Named {
  readonly name: string;
}
interface Said {
  readonly scheme: Named;
  readonly target: Named | null;
  readonly lines: readonly SummaryLine[];
}

/** The fund without plan and option, which the order's own lines say. */
const fundOf = ({ name }: Named): string => name.split(' - ')[0] ?? name;

/** From one fund into another; of one fund, the plans and options are what differs. */
function fromTo({ scheme, target }: Said): string {
  if (target === null) return `from ${fundOf(scheme)}`;
  return fundOf(scheme) === fundOf(target)
    ? `from ${scheme.name} to ${target.name}`
    : `from ${fundOf(scheme)} to ${fundOf(target)}`;
}

const lineValue = ({ lines }: Said, label: string): string | null => {
  const found = lines.find((line) => line.label === label);
  return found === undefined ? null : lineText(found);
};

const quantityOf = (quantity: Quantity): string =>
  quantity.by === 'all'
    ? 'all units'
    : quantity.by === 'units'
      ? units(quantity.units)
      : rupees(quantity.amount);

/** `HDFC Bank ••4321`: a heading has no room for a star for each digit. */
function accountOf(said: Said): string | null {
  const [bank, ...masked] = lineValue(said, lineLabels.paidTo)?.split('*') ?? [];
  if (bank === undefined) return null;
  return masked.length === 0 ? bank : `${bank}••${masked.at(-1)}`;
}

const into = (account: string | null): string => (account === null ? '' : ` in ${account}`);

function redeemSentence(quantity: Quantity, said: Said): string {
  const proceeds = lineValue(said, lineLabels.proceeds);
  const account = accountOf(said);
  const by = lineValue(said, lineLabels.paidBy);
  if (proceeds === null) return `You redeem ${quantityOf(quantity)} ${fromTo({ ...said, target: null })}`;
  return `You get ${proceeds}${into(account)}${by === null ? '' : ` by ${by}`}`;
}

function planSentence(terms: RegisterTerms, said: Said): string {
  const kind = planKindOf(terms);
  const often = everyTexts[terms.frequency];
  const amount = terms.amount === null ? `the gain ${often}` : `${rupees(terms.amount)} ${often}`;
  const start = `You start ${kind === 'SIP' ? 'a' : 'an'} ${kind} of ${amount}`;
  if (terms.kind === 'sip') {
    return `${start} in ${fundOf(said.scheme)}${terms.firstNow === null ? '' : ', the first one now'}`;
  }
  const account = accountOf(said);
  return `${start} ${fromTo(said)}${account === null ? '' : `, paid to ${account}`}`;
}

/** What happens when the investor confirms: what, how much, into which account, by when. */
export function orderSentence(terms: OrderTerms, said: Said): string {
  if (isRegistration(terms)) return planSentence(terms, said);
  const fund = fundOf(said.scheme);
  switch (terms.kind) {
    case 'lumpsum':
      return `You invest ${rupees(terms.amount)} in ${fund}`;
    case 'redeem':
      return redeemSentence(terms.quantity, said);
    case 'switch':
      return `You switch ${quantityOf(terms.quantity)} ${fromTo(said)}`;
    case 'pause':
      return `You pause your SIP in ${fund} from ${formatDate(terms.from)} to ${formatDate(terms.to)}`;
    case 'stop': {
      const from = lineValue(said, lineLabels.nothingFrom);
      return `You stop your ${terms.planKind} in ${fund}${from === null ? '' : `; nothing moves from ${from}`}`;
    }
    case 'folio':
      return 'You open a new folio';
  }
}

interface Counted {
  readonly sentence: string;
  /** What is paid in, by hand or by a mandate. */
  readonly paidIn: Paise;
}

/** Above all orders of a link: its one sentence, or how many there are and what they cost together. */
export function ordersHeadline(orders: readonly Counted[]): string {
  const [first, ...others] = orders;
  if (first !== undefined && others.length === 0) return first.sentence;
  const sum = paise(orders.reduce((total, { paidIn }) => total + paidIn, 0n));
  const paid = sum === 0n ? '' : ` and pay ${rupees(sum)}`;
  return `You confirm ${orders.length} orders${paid}`;
}
