import { empanelmentStatusTexts, itemText } from '@hub/contract/empanelment/empanelment-texts';
import { stepsOf } from '@hub/domain/empanelment/constitution';
import { wantedDocuments } from '@hub/domain/empanelment/empanelment-status';
import type { CallContext } from '../../../server/src/calls/call-context.ts';
import type { Tx } from '../../../server/src/db/database.ts';
import {
  approve,
  type Desk,
  type DeskForm,
  recordOf,
  requestAgain,
  takeUp,
  turnDown,
} from '../../../server/src/features/empanelment/empanelment.public.ts';
import { type Html, html } from '../../../server/src/http/pages/html.ts';

type Row = DeskForm['row'];

const choices = (row: Row): Html[] =>
  [...stepsOf(row.constitution), ...wantedDocuments(row)].map(
    (item) => html`<option value="${item}">${itemText(item, row.constitution)}</option>`,
  );

/** Of somebody who wants to become a distributor. */
export const formCard = (row: Row): Html => html`<form class="card" method="post" action="/demo/desk">
<div class="row"><h2>${row.name} wants to be empanelled</h2><span class="soft push">${row.reference ?? ''}, ${row.arn}</span></div>
<p class="soft">${empanelmentStatusTexts[row.status]}</p>
<input type="hidden" name="arn" value="${row.arn}">
<p><label for="item-${row.arn}">What is wanted again</label></p>
<select id="item-${row.arn}" name="item">${choices(row)}</select>
<p><label for="words-${row.arn}">Words for the applicant</label></p>
<textarea id="words-${row.arn}" name="words" maxlength="300"></textarea>
<p class="buttons"><button type="submit" name="act" value="approve">Empanel</button>
${row.status === 'submitted' && html`<button type="submit" name="act" value="take-up">Take up</button>`}
<button type="submit" name="act" value="request">Ask for this again</button>
<button type="submit" name="act" value="reject">Do not accept</button></p>
</form>`;

export async function actOnForm(desk: Desk & Pick<CallContext, 'db'>, sent: URLSearchParams): Promise<void> {
  const arn = sent.get('arn') ?? '';
  const text = sent.get('words') ?? '';
  const system = <T>(work: (tx: Tx) => Promise<T>) => desk.db.transaction('system', work);
  const what = sent.get('act');
  if (what === 'take-up') return system((tx) => takeUp(desk, tx, arn));
  const record = await recordOf(desk, arn);
  if (what === 'approve') await system((tx) => approve(desk, tx, record));
  if (what === 'request')
    await system((tx) => requestAgain(desk, tx, record, { wanted: sent.getAll('item'), text }));
  if (what === 'reject') await system((tx) => turnDown(desk, tx, record, text));
}
