import type { Brand } from '@hub/contract';
import { clockInIndia, formatDate } from '@hub/domain';
import type { FastifyInstance } from 'fastify';
import { html } from '../../../server/src/http/pages/html.ts';
import { type Page, sendPage } from '../../../server/src/http/pages/page.ts';
import type { Clock } from '../../../server/src/ports/clock/clock.ts';

/** Moves the demo on, with all that waits for time. */
export type MoveClock = (by: Temporal.DurationLike) => Promise<void>;

/** From now to that time in India, today or tomorrow. */
function until(now: Temporal.Instant, time: string): Temporal.Duration {
  const here = clockInIndia(now);
  const today = here.toPlainDate().toPlainDateTime(time);
  const next = Temporal.PlainDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return next.since(here, { largestUnit: 'hours' });
}

const steps = {
  '1h': { text: '1 hour', by: () => ({ hours: 1 }) },
  '1d': { text: '1 day', by: () => ({ hours: 24 }) },
  '2d': { text: '2 days', by: () => ({ hours: 48 }) },
  '7d': { text: '1 week', by: () => ({ hours: 168 }) },
  'cut-off': { text: 'to 14:55, just before the cut-off', by: (now) => until(now, '14:55') },
  navs: { text: 'to 21:30, when the NAVs are out', by: (now) => until(now, '21:30') },
} as const satisfies Record<
  string,
  { readonly text: string; readonly by: (now: Temporal.Instant) => Temporal.DurationLike }
>;

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

function clockPage(now: Temporal.Instant): Page {
  const here = clockInIndia(now);
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    title: 'Demo clock',
    lead: 'Links expire, NAVs come out at 21:00 and the registrar books orders as the demo is moved on. It never goes back.',
    body: html`<form class="card" method="post" action="/demo/clock">
<h2>It is ${formatDate(here.toPlainDate())}, ${time} in India</h2>
<p class="buttons">${Object.entries(steps).map(
      ([name, { text }]) => html`<button type="submit" name="by" value="${name}">Move on ${text}</button>`,
    )}</p>
</form>`,
  };
}

/** Only for a demo: the clock of every process on this database. */
export function registerDemoClock(
  app: FastifyInstance,
  { brand, clock, move }: { readonly brand: Brand; readonly clock: Clock; readonly move: MoveClock },
): void {
  app.get('/demo/clock', (_, reply) => sendPage(reply, brand, false, clockPage(clock.now())));
  app.post('/demo/clock', async (request, reply) => {
    const by = new URLSearchParams(String(request.body ?? '')).get('by') ?? '';
    if (isStep(by)) await move(steps[by].by(clock.now()));
    return reply.redirect('/demo/clock', 303);
  });
}
