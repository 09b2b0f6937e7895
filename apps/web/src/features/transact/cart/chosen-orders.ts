import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';

type Found = Pick<CartItem, 'findings'>;

const blocksOf = ({ findings }: Found) => findings.filter(({ level }) => level === 'block');
/** Fixed where it is paid. */
const isOfPayment = ({ field }: CartItem['findings'][number]) =>
  field === 'payMode' || field === 'account' || field === 'mandate';

/** Nothing that is blocked goes on, except to the step where it can be fixed. */
export const mayGoOn = (item: Found & Pick<CartItem, 'kind'>): boolean =>
  blocksOf(item).every((finding) => isPaidFor(item) && isOfPayment(finding));

/** How it is paid cannot stay as it is: the step in which that is chosen comes next. */
export const needsPayment = (item: Found & Pick<CartItem, 'kind'>): boolean =>
  isPaidFor(item) && blocksOf(item).some(isOfPayment);

/** Pre-flight asks something about it that was not answered. */
export const hasQuestion = ({ findings }: Found): boolean =>
  findings.some(({ level }) => level === 'question');

export const isSendable = (item: Found): boolean => blocksOf(item).length === 0 && !hasQuestion(item);

/** What is sent this time: all that may be and is ticked. */
export const chosenOf = (items: readonly CartItem[]): readonly CartItem[] =>
  items.filter((item) => mayGoOn(item) && item.isChosen);

/** Asked for in the payment step. */
export const isPaidFor = ({ kind }: Pick<CartItem, 'kind'>): boolean => orderDefinitions[kind].hasPayment;

/** Whether the investor pays when confirming: for a lumpsum, and for the first instalment of a SIP where it is due now. */
export const isPaidNow = ({ kind, terms }: Pick<CartItem, 'kind' | 'terms'>): boolean =>
  isPaidFor({ kind }) || (terms.kind === 'sip' && terms.firstNow !== null);

interface InvestorOrders {
  readonly investor: CartItem['investor'];
  readonly items: readonly CartItem[];
}

/** By investor, as they came into the cart: each gets one link. */
export function byInvestor(items: readonly CartItem[]): readonly InvestorOrders[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) groups.set(item.investor.id, [...(groups.get(item.investor.id) ?? []), item]);
  return [...groups.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first ? [{ investor: first.investor, items: ofOne }] : [];
  });
}
