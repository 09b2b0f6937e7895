import { matchInvestorPage } from '@hub/contract/urls/investor-pages';
import { formatDate } from '@hub/domain';
import type { ShownPush } from '../../../server/src/features/notifications/notifications.public.ts';
import { type Html, html } from '../../../server/src/http/pages/html.ts';
import type { Page } from '../../../server/src/http/pages/page.ts';
import type { OutboxMessage } from '../../../server/src/ports/messenger/outbox.repository.ts';

const channelNames = { SMS: 'SMS', EMAIL: 'Mail' } as const;

const inIndia = (moment: string): string => {
  const time = Temporal.Instant.from(moment).toZonedDateTimeISO('Asia/Kolkata');
  return `${formatDate(time.toPlainDate())} ${time.toPlainTime().toString({ smallestUnit: 'second' })} IST`;
};

/** Fetches the page again and puts in what is new; a reader of the page hears it, and nothing jumps. */
export const outboxScript = `const lookAgain = async () => {
  try {
    const reply = await fetch(location.href);
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const shown = document.querySelector('#messages');
    const now = page.querySelector('#messages');
    if (shown && now && shown.innerHTML !== now.innerHTML) shown.replaceChildren(...now.childNodes);
  } finally {
    setTimeout(lookAgain, 2000);
  }
};
setTimeout(lookAgain, 2000);
`;

const nothing = html`<p class="card">Nothing has been sent yet. Ask for an OTP on the login page and it appears here.</p>`;

/** An investor's link can be followed, on the server that shows it. */
const withLinks = (body: string): Html[] =>
  body.split(/(https?:\/\/\S+)/).map((part) => {
    const path = URL.parse(part)?.pathname ?? '';
    return matchInvestorPage(path)?.token ? html`<a href="${path}">${part}</a>` : html`${part}`;
  });

const messageCard = (message: OutboxMessage): Html => html`<article class="card">
<div class="row"><h2>${channelNames[message.channel]} to ${message.target}</h2>
<time class="soft push" datetime="${message.createdAt}">${inIndia(message.createdAt)}</time></div>
${message.subject === null ? null : html`<p><strong>${message.subject}</strong></p>`}
<p class="message">${withLinks(message.body)}</p>
${message.isLaidOut ? html`<p><a href="/demo/outbox/${message.id}/mail">As a mail</a></p>` : null}
${message.attachment === null ? null : html`<p><a href="/demo/outbox/${message.id}/attachment">${message.attachment}</a></p>`}
<p class="soft"><span class="tag">${message.purpose}</span>${message.arn === null ? null : ` ${message.arn}`}</p>
</article>`;

const pushCard = (push: ShownPush): Html => html`<article class="card">
<div class="row"><h2>Push to ${push.device}</h2>
<time class="soft push" datetime="${push.createdAt}">${inIndia(push.createdAt)}</time></div>
<p><strong>${push.title}</strong></p>
<p class="message">${push.body}</p>
<p class="soft">Opens <a href="${push.link}">${push.link}</a></p>
<p class="soft"><span class="tag">${push.status}</span> ${push.arn}</p>
</article>`;

/** What the demo "sent", newest first. */
export function outboxPage(messages: readonly OutboxMessage[], pushes: readonly ShownPush[]): Page {
  const cards = [
    ...messages.map((one) => ({ at: one.createdAt, card: messageCard(one) })),
    ...pushes.map((one) => ({ at: one.createdAt, card: pushCard(one) })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return {
    title: 'Demo outbox',
    lead: 'Messages and pushes this demo would have sent, newest first. A new one appears here by itself.',
    script: '/demo/outbox.js',
    body: html`<div id="messages" aria-live="polite">${cards.length === 0 ? nothing : cards.map(({ card }) => card)}</div>`,
  };
}
