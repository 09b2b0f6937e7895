import { writeMoney } from '@hub/domain';
import { type Html, html } from '../../../../server/src/http/pages/html.ts';
import type { PaymentRequest } from '../../../../server/src/ports/payments/payments.ts';
import type { Delivery } from '../../ports/payments/demo-bank.ts';
import type { BankFaults, BankFormValues } from './demo-bank-form.ts';

interface Typed {
  readonly values: BankFormValues;
  readonly faults: BankFaults;
}

interface Field {
  readonly name: keyof BankFormValues;
  readonly label: string;
  readonly hint: string;
}

function field({ name, label, hint }: Field, { values, faults }: Typed): Html {
  const fault = faults[name];
  const described = fault === undefined ? `${name}-hint` : `${name}-fault ${name}-hint`;
  return html`<label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${values[name]}" inputmode="${name === 'amount' ? 'decimal' : 'numeric'}" autocomplete="off" aria-describedby="${described}"${fault === undefined ? null : html` aria-invalid="true"`}>
${fault === undefined ? null : html`<p class="fault" id="${name}-fault">${fault}</p>`}
<p class="hint" id="${name}-hint">${hint}</p>`;
}

/** Whoever sends a transfer types both: less, more, or from somebody else's account. */
export function transferFields(request: PaymentRequest, wrong: Typed | undefined): Html {
  const typed = wrong ?? {
    values: { amount: writeMoney(request.amount), account: request.payer.accountNo },
    faults: {},
  };
  return html`${field({ name: 'amount', label: 'Amount in ₹', hint: 'Change it to send too little or too much.' }, typed)}
${field({ name: 'account', label: 'From account', hint: 'Change it to pay from an account that is not registered.' }, typed)}`;
}

const deliveryTexts: Readonly<Record<Delivery, string>> = {
  once: 'At once, one time',
  twice: 'Two times',
  late: 'Not at all, until reconciliation asks',
  'failure-after': 'Success first, then a failure of the same payment',
};

const choice = ([value, text]: readonly [string, string]): Html =>
  html`<label class="choice"><input type="radio" name="delivery" value="${value}"${value === 'once' ? html` checked` : null}>${text}</label>`;

export const testerPanel: Html = html`<details><summary>For testers: how the hub hears of it</summary>
<fieldset><legend>Callback</legend>
${Object.entries(deliveryTexts).map(choice)}
</fieldset>
<fieldset><legend>Refund</legend>
<label class="choice"><input type="checkbox" name="refuses-refund">The first refund of this payment fails</label>
</fieldset>
</details>`;
