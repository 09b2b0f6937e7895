import { formatDate, formatRupees, maskNumber } from '@hub/domain';
import { type Html, html } from '../../../../server/src/http/pages/html.ts';
import type { PaymentRequest } from '../../../../server/src/ports/payments/payments.ts';
import type { BankPayment } from '../../ports/payments/demo-bank.repository.ts';
import type { DemoBank } from '../../ports/payments/demo-bank.ts';
import { testerPanel, transferFields } from './demo-bank-fields.ts';
import type { BankFaults, BankFormValues } from './demo-bank-form.ts';
import { bankStyle } from './demo-bank-style.ts';

export interface BankView {
  readonly request: PaymentRequest;
  readonly payments: readonly BankPayment[];
  readonly payee: DemoBank['payee'];
  readonly now: Temporal.Instant;
  /** What was typed, and what is wrong with it. */
  readonly wrong?: { readonly values: BankFormValues; readonly faults: BankFaults };
}

const inIndia = (moment: Temporal.Instant): string => {
  const time = moment.toZonedDateTimeISO('Asia/Kolkata');
  return `${formatDate(time.toPlainDate())}, ${time.toPlainTime().toString({ smallestUnit: 'second' })} IST`;
};

const headings = {
  netbanking: 'Approve a payment',
  upi: 'Approve a UPI payment',
  neft: 'Send money by NEFT or RTGS',
} as const;

const refundTexts = { done: 'Refunded', failed: 'Refund failed' } as const;

const row = (label: string, value: Html): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

function facts({ request, payee, now }: BankView): Html {
  const { mode, payer, reference, note } = request;
  const to =
    mode === 'upi'
      ? html`<small>${payee.vpa}</small>`
      : html`<small>Account ${payee.accountNo}</small><small>${payee.ifsc}</small>`;
  const from = html`${payer.name}<small>Account ${maskNumber(payer.accountNo)}</small><small>${payer.ifsc}</small>`;
  return html`<dl>
${row('To', html`${payee.name}${to}`)}
${mode === 'neft' ? null : row('From', from)}
${row('For', html`${note}`)}
${row('Reference', html`${reference}`)}
${row('Time', html`${inIndia(now)}`)}
</dl>`;
}

function state({ id, status, amount, at, reason, payerAccount, refunds }: BankPayment): Html {
  const isGood = status === 'received';
  return html`<div class="state">
<p><strong class="${isGood ? 'good' : 'bad'}">${isGood ? 'Paid' : 'Failed'}</strong> ${formatRupees(amount)}</p>
<p class="soft">${inIndia(at)}</p>
<p class="soft wide">Payment ${id} from account ${maskNumber(payerAccount)}${reason === null ? null : `. ${reason}`}</p>
${refunds.map((refund) => html`<p class="wide"><strong>${refundTexts[refund.status]}</strong> ${formatRupees(refund.amount)} <span class="soft">${inIndia(refund.at)}${refund.reason === null ? null : `. ${refund.reason}`}</span></p>`)}
</div>`;
}

const button = (act: string, text: string, kind: 'main' | 'quiet' | 'plain'): Html =>
  html`<button type="submit" name="act" value="${act}" class="${kind}">${text}</button>`;

function toPay(view: BankView): Html {
  const isTransfer = view.request.mode === 'neft';
  return html`<form method="post" novalidate>
${isTransfer ? transferFields(view.request, view.wrong) : null}
<div class="buttons side">
${button('approve', isTransfer ? 'Send money' : 'Approve', 'main')}
${button('decline', isTransfer ? 'Let it fail' : 'Decline', 'plain')}
${button('walk-away', 'Walk away', 'quiet')}
</div>
${testerPanel}
</form>`;
}

function paid(view: BankView): Html {
  const isTransfer = view.request.mode === 'neft';
  return html`<div class="buttons"><a class="button main" href="${view.request.returnUrl}">Go back</a></div>
<form method="post" novalidate>
<details${view.wrong === undefined ? null : html` open`}><summary>For testers: more callbacks, money twice</summary>
<div class="buttons">${button('send-again', 'Send the callbacks again', 'plain')}</div>
${isTransfer ? transferFields(view.request, view.wrong) : null}
<div class="buttons">${button('approve-again', isTransfer ? 'Send money again' : 'Pay again', 'plain')}</div>
</details>
</form>`;
}

/** What the payer is asked for, or what became of it. */
export function bankPage(view: BankView): { readonly text: string; readonly style: string } {
  const { request, payments } = view;
  const isPaid = payments.some(({ status }) => status === 'received');
  return renderedBank(
    headings[request.mode],
    html`<div class="card">
<h1>${isPaid ? 'Payment done' : headings[request.mode]}</h1>
<p class="amount">${formatRupees(request.amount)}</p>
${facts(view)}
${payments.length === 0 ? null : html`<h2>Payments so far</h2>${payments.map(state)}`}
${isPaid ? paid(view) : toPay(view)}
</div>`,
  );
}

export const unknownPaymentPage = (): { readonly text: string; readonly style: string } =>
  renderedBank(
    'No such payment',
    html`<div class="card"><h1>There is no payment at this address.</h1><p>Open it again from where you were asked to pay.</p></div>`,
  );

/** A page in the demo bank's frame. */
export function renderedBank(title: string, body: Html): { readonly text: string; readonly style: string } {
  const before = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Demo Bank</title>
<style>`;
  const after = html`</style>
</head>
<body>
<header><p><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2 2 8v2h20V8L12 2ZM4 12v6h3v-6H4Zm6.5 0v6h3v-6h-3ZM17 12v6h3v-6h-3ZM2 20v2h20v-2H2Z"/></svg>Demo Bank<span class="demo">No real money moves</span></p></header>
<main>${body}</main>
<footer>This page plays the payer's bank in the demo. What is pressed here reaches the hub as a signed callback.</footer>
</body>
</html>
`;
  // The style's text goes in as it is: its hash in the policy must match.
  return { text: before.text + bankStyle + after.text, style: bankStyle };
}
