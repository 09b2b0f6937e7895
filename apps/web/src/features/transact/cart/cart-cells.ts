import type { CartItem } from '@hub/contract/calls/transact/transact';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { cartTexts } from '@hub/contract/orders/send-texts';
import { lineLabels } from '@hub/contract/orders/summary/summary-line';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';
import { inList } from '../flow/findings.tsx';
import { hasQuestion } from './chosen-orders.ts';

interface PaymentWords {
  readonly way: string;
  readonly account: string | null;
  /** Both in one line. */
  readonly text: string;
}

const words = (way: string, account: string | null, joint = ' '): PaymentWords => ({
  way,
  account,
  text: account === null ? way : `${way}${joint}${account}`,
});

/** How an order is paid, or where its money goes; null where none moves in or out of an account. */
export function paymentOf({ terms, lines }: Pick<CartItem, 'terms' | 'lines'>): PaymentWords | null {
  const said = (label: string) => lines.find((line) => line.label === label)?.value ?? null;
  const { firstPaid, mandate, paidTo } = cartTexts.payment;
  switch (terms.kind) {
    case 'lumpsum':
      return words(payModeTexts[terms.payMode], said('Paid from'), cartTexts.payment.from);
    case 'sip':
      return words(
        terms.firstNow === null ? mandate : firstPaid(payModeTexts[terms.firstNow.payMode]),
        said('Mandate'),
      );
    case 'redeem':
    case 'swp':
      return words(paidTo, said(lineLabels.paidTo));
    default:
      return null;
  }
}

/** What pre-flight came to, in two words. */
export function checksOf(item: Pick<CartItem, 'findings'>): { readonly tone: Tone; readonly text: string } {
  const { passed, stopped, question, notes } = cartTexts.checks;
  if (item.findings.some(({ level }) => level === 'block')) return { tone: 'blocked', text: stopped };
  if (hasQuestion(item)) return { tone: 'soon', text: question };
  const { length } = inList(item.findings);
  return length === 0 ? { tone: 'good', text: passed } : { tone: 'calm', text: notes(length) };
}
