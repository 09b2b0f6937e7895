import { type Paise, parseTypedMoney } from '@hub/domain';
import type { PaymentRequest } from '../../../../server/src/ports/payments/payments.ts';
import { type BankAct, type Delivery, deliveries } from '../../ports/payments/demo-bank.ts';

/** What the page's form says. The values typed come back with what is wrong with them. */
export interface BankFormValues {
  readonly amount: string;
  readonly account: string;
}

type BankForm =
  | { readonly kind: 'pay'; readonly act: BankAct }
  | { readonly kind: 'walk-away' | 'send-again' }
  | { readonly kind: 'wrong'; readonly values: BankFormValues; readonly faults: BankFaults };

export type BankFaults = Partial<Readonly<Record<keyof BankFormValues, string>>>;

/** As much as one transfer can be: 99 crore and the rest. */
const most = 99_99_99_999_99n;

const isDelivery = (text: string): text is Delivery => deliveries.some((one) => one === text);
const acts: Readonly<Record<string, BankAct['act']>> = {
  approve: 'pay',
  'approve-again': 'pay-again',
  decline: 'decline',
};

/** Null for what no button of the page sends. */
export function readBankForm(body: string, request: PaymentRequest): BankForm | null {
  const fields = new URLSearchParams(body);
  const requested = fields.get('act') ?? '';
  if (requested === 'walk-away' || requested === 'send-again') return { kind: requested };
  const act = Object.hasOwn(acts, requested) ? acts[requested] : undefined;
  const delivery = fields.get('delivery') ?? 'once';
  if (act === undefined || !isDelivery(delivery)) return null;
  const rest = { act, delivery, refusesRefund: fields.get('refuses-refund') === 'on' };
  if (request.mode !== 'neft') {
    const { amount, payer } = request;
    return { kind: 'pay', act: { ...rest, amount, payerAccount: payer.accountNo } };
  }
  const values = { amount: fields.get('amount') ?? '', account: fields.get('account') ?? '' };
  const amount = readAmount(values.amount);
  const payerAccount = values.account.replaceAll(' ', '');
  const faults: BankFaults = {
    ...(amount === null ? { amount: 'Enter an amount from ₹0.01 to ₹99,99,99,999.99' } : {}),
    ...(/^\d{6,18}$/.test(payerAccount) ? {} : { account: 'Enter an account number of 6 to 18 digits' }),
  };
  if (amount === null || faults.account !== undefined) return { kind: 'wrong', values, faults };
  return { kind: 'pay', act: { ...rest, amount, payerAccount } };
}

function readAmount(text: string): Paise | null {
  const amount = parseTypedMoney(text);
  return amount === null || amount <= 0n || amount > most ? null : amount;
}
