import { dayText } from '@hub/domain';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../server/src/calls/call-context.ts';
import { Refusal } from '../../../server/src/calls/refusal/refusal.ts';
import {
  type Desk,
  type DeskForm,
  listForms,
} from '../../../server/src/features/empanelment/empanelment.public.ts';
import {
  answerAtDesk,
  type DeskQuery,
  listWaiting,
} from '../../../server/src/features/feedback/feedback.public.ts';
import { type Html, html } from '../../../server/src/http/pages/html.ts';
import { type Page, sendPage } from '../../../server/src/http/pages/page.ts';
import { actOnForm, formCard } from './demo-desk-forms.ts';

const shown = 50;

const queryCard = (query: DeskQuery): Html => html`<form class="card" method="post" action="/demo/desk">
<div class="row"><h2>${query.subject}</h2><span class="soft push">${query.reference}, ${query.arn}</span></div>
<p class="soft">${query.section}, ${query.subSection}. Answer by ${dayText(query.answerBy)}.</p>
${query.events.map(({ what, words }) => words !== '' && html`<p class="message"><strong>${what}:</strong> ${words}</p>`)}
${query.figures.map(({ label, value }) => html`<p class="soft">${label}: ${value}</p>`)}
<input type="hidden" name="reference" value="${query.reference}">
<p><label for="${query.reference}">Answer</label></p>
<textarea id="${query.reference}" name="text" required maxlength="2000"></textarea>
<p class="buttons"><button type="submit">Send the answer</button></p>
</form>`;

function deskPage(
  queries: readonly DeskQuery[],
  forms: readonly DeskForm['row'][],
  refusal: string | null,
): Page {
  return {
    title: 'Demo desk',
    lead: 'What waits for the asset manager: queries of distributors, and forms of those who want to become one.',
    body: html`${refusal !== null && html`<p class="card" role="alert">${refusal}</p>`}${
      queries.length === 0 ? html`<p class="card">No query waits for an answer.</p>` : queries.map(queryCard)
    }${forms.map(formCard)}`,
  };
}

/** Only for a demo: the other side of queries and empanelment. Elsewhere it is `hub query` and `hub empanelment`. */
export function registerDemoDesk(app: FastifyInstance, desk: Desk & Pick<CallContext, 'db'>): void {
  const { brand, clock, db } = desk;
  const page = async (refusal: string | null = null) =>
    deskPage(await listWaiting(db, shown), await listForms(desk, shown), refusal);
  app.get('/demo/desk', async (_, reply) => sendPage(reply, brand, false, await page()));
  app.post('/demo/desk', async (request, reply) => {
    const sent = new URLSearchParams(String(request.body ?? ''));
    try {
      if (sent.has('arn')) await actOnForm(desk, sent);
      else {
        const [reference, text] = [sent.get('reference') ?? '', sent.get('text') ?? ''];
        await db.transaction('system', (tx) => answerAtDesk(tx, { reference, text, at: clock.now() }));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendPage(reply, brand, false, await page(error.message));
    }
    return reply.redirect('/demo/desk', 303);
  });
}
