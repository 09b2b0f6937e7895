import { html } from '../html.ts';
import type { OutboxMessage } from './outbox.repository.ts';
import type { Page } from './page.ts';

const channelNames = { SMS: 'SMS', EMAIL: 'Mail' } as const;

const timeInIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** What the demo "sent", newest first. It loads itself again, so an OTP appears without a hand. */
export function outboxPage(messages: readonly OutboxMessage[]): Page {
  return {
    title: 'Demo outbox',
    lead: 'Messages this demo would have sent, newest first. The page looks again every five seconds.',
    refreshSeconds: 5,
    body:
      messages.length === 0
        ? html`<p class="card">Nothing has been sent yet. Ask for an OTP on the login page and it appears here.</p>`
        : html`${messages.map(
            (message) => html`<article class="card">
<div class="row"><h2 class="tag">${channelNames[message.channel]} to ${message.target}</h2>
<time class="soft push" datetime="${message.createdAt}">${timeInIndia.format(new Date(message.createdAt))}</time></div>
${message.subject === null ? null : html`<p><strong>${message.subject}</strong></p>`}
<p class="message">${message.body}</p>
<p class="soft">${message.purpose}${message.arn === null ? null : ` · ${message.arn}`}</p>
</article>`,
          )}`,
  };
}
