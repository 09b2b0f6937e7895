import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '@hub/contract';
import { todayInIndia } from '@hub/domain';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerDemoClock } from './demo-clock.ts';

const brand = brandSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../brands/aranya/brand.json'), 'utf8')),
);

it.each([
  ['2026-11-16T09:00:00Z', 'cut-off', '2026-11-16T09:25:00Z'],
  ['2026-11-16T09:25:00Z', 'cut-off', '2026-11-17T09:25:00Z'],
  ['2026-11-16T09:00:00Z', 'navs', '2026-11-16T16:00:00Z'],
  ['2026-11-16T09:00:00Z', '2d', '2026-11-18T09:00:00Z'],
  ['2026-11-16T09:00:00Z', 'back', '2026-11-16T09:00:00Z'],
])('at %s "%s" moves the demo to %s', async (from, by, to) => {
  let now = Temporal.Instant.from(from);
  const app = fastify();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  registerDemoClock(app, {
    brand,
    clock: { now: () => now, today: () => todayInIndia(now) },
    async move(span) {
      now = now.add(span);
    },
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/demo/clock',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `by=${by}`,
  });
  expect([reply.statusCode, `${now}`]).toEqual([303, to]);
  expect((await app.inject('/demo/clock')).body).toContain('in India');
  await app.close();
});
