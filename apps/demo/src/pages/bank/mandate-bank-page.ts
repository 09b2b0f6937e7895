import { mandateReasons } from '@hub/contract/mandates/mandate-reasons';
import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { formatDate, formatRupees, maskNumber } from '@hub/domain';
import { type Html, html } from '../../../../server/src/http/pages/html.ts';
import type { BankMandate } from '../../../../server/src/ports/mandates/bank-mandates.repository.ts';
import { renderedBank } from './demo-bank-page.ts';

const row = (label: string, value: Html): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

const states: Readonly<Record<BankMandate['status'], { readonly heading: string; readonly text: string }>> = {
  waiting: { heading: 'Approve a mandate', text: '' },
  deciding: { heading: 'With the bank', text: 'The bank is checking the mandate.' },
  active: { heading: 'Mandate active', text: 'Debits up to the limit go through without asking again.' },
  rejected: { heading: 'Mandate rejected', text: 'Nothing will be debited.' },
  cancelled: { heading: 'Mandate cancelled', text: 'Nothing more will be debited.' },
};

const button = (act: string, text: string, kind: 'main' | 'plain'): Html =>
  html`<button type="submit" name="act" value="${act}" class="${kind}">${text}</button>`;

/** Codes that fit how the mandate is approved: M… are for forms, AP… for what is approved online. */
const codesFor = ({ channel }: BankMandate): [string, { readonly words: string }][] =>
  Object.entries(mandateReasons).filter(([code]) => code.startsWith(channel === 'paper' ? 'M' : 'AP'));

function actions(mandate: BankMandate): Html | null {
  if (mandate.status === 'active') {
    return html`<form method="post"><div class="buttons">${button('revoke', 'Cancel this mandate', 'plain')}</div></form>`;
  }
  if (mandate.status !== 'waiting' && mandate.status !== 'deciding') return null;
  return html`<form method="post">
<div class="buttons side">${button('approve', 'Approve', 'main')}${button('reject', 'Decline', 'plain')}</div>
<details><summary>For testers: why the bank says no</summary>
<fieldset><legend>Reason when declined</legend>
${codesFor(mandate).map(([code, { words }], at) => html`<label class="choice"><input type="radio" name="code" value="${code}"${at === 0 ? html` checked` : null}>${code} ${words}</label>`)}
</fieldset></details>
</form>`;
}

/** What the account's holder is asked for, or what became of it. */
export function mandatePage(
  mandate: BankMandate,
  payee: string,
): { readonly text: string; readonly style: string } {
  const { heading, text } = states[mandate.status];
  const { payer } = mandate;
  return renderedBank(
    heading,
    html`<div class="card">
<h1>${heading}</h1>
${text === '' ? null : html`<p class="soft">${text}</p>`}
<p class="amount">Up to ${formatRupees(mandate.limit, { decimals: 'some' })} per debit</p>
<dl>
${row('To', html`${payee}`)}
${row('From', html`${payer.name}<small>Account ${maskNumber(payer.accountNo)}</small><small>${payer.ifsc}</small>`)}
${row('Approved by', html`${channelTexts[mandate.channel].name}`)}
${row('Period', html`${formatDate(mandate.startsOn)} to ${formatDate(mandate.endsOn)}`)}
${row('Reference', html`${mandate.id}`)}
${mandate.umrn === null ? null : row('UMRN', html`${mandate.umrn}`)}
</dl>
${actions(mandate)}
${mandate.status === 'waiting' ? null : html`<p><a href="${mandate.returnUrl}">Back to ${payee}</a></p>`}
</div>`,
  );
}

export const unknownMandatePage = (): { readonly text: string; readonly style: string } =>
  renderedBank(
    'No such mandate',
    html`<div class="card"><h1>There is no mandate at this address.</h1><p>Open it again from the message you got.</p></div>`,
  );
