import { noticeTopics } from '@hub/domain/notifications/notice-topics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepLinkTargets, resolveDeepLink } from '../urls/deep-link.ts';
import { href } from '../urls/href.ts';
import { pushContent } from './push-content.ts';

const slug = 'aranya';
const anyHref = href as (route: string, values: object, brand: string) => string;
const params = { id: '12', contentId: 'c9', userId: 'u7' };

describe('a push', () => {
  it('opens what its one notification leads to, on every screen a deep link may open', () => {
    for (const route of deepLinkTargets.filter((one) => one !== 'investor')) {
      const link = anyHref(route, params, slug);
      const push = pushContent({ topic: 'news', count: 1, link }, slug);
      expect(push.link, route).toBe(resolveDeepLink(link, slug));
    }
  });

  it('about one investor opens the list of clients: the path would name the investor', () => {
    const link = href('investor', { id: 'ABCDE1234F' });
    expect(resolveDeepLink(link, slug)).toBe(link);
    expect(pushContent({ topic: 'news', count: 1, link }, slug).link).toBe(href('investor/list'));
  });

  it('keeps the reference of an order or a query, and nothing else of a query string', () => {
    const link = (path: string) => pushContent({ topic: 'orders', count: 1, link: path }, slug).link;
    const history = href('transact/history');
    expect(link(`${history}?order=H0123456789A`)).toBe(`${history}?order=H0123456789A`);
    expect(link(`${href('feedback')}?query=Q-7K3M9T2A`)).toBe(`${href('feedback')}?query=Q-7K3M9T2A`);
    expect(link(`${history}?order=ABCDE1234F&folio=7001/11`)).toBe(history);
    expect(link(`${history}?investor=Asha&order=H0123456789A`)).toBe(`${history}?order=H0123456789A`);
  });

  it('opens the list of its topic when there are several, and when the one leads nowhere or outside', () => {
    const list = '/distributor/notifications?topic=plans';
    for (const link of [
      null,
      '/distributor/mandates?folio=1',
      'https://evil.example/x',
      '//evil.example',
      'javascript:x',
    ]) {
      expect(pushContent({ topic: 'plans', count: 1, link }, slug).link).toBe(list);
    }
    const several = { topic: 'plans', count: 2, link: '/distributor/nav' } as const;
    expect(pushContent(several, slug)).toMatchObject({ link: list, body: '2 unread notifications.' });
    expect(pushContent({ ...several, count: 100 }, slug).body).toBe('99+ unread notifications.');
    expect(resolveDeepLink(list, slug)).toBe(list);
  });

  it('says of a notification nothing but its topic: no name, amount, PAN or folio', () => {
    const pan = fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/);
    const name = fc.stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/);
    const digits = fc.stringMatching(/^[1-9]\d{5,10}$/);
    const screen = fc.constantFrom(
      href('transact/history'),
      href('feedback'),
      href('mandates/list'),
      href('nominee'),
      href('transact/contact'),
      href('reports/sip'),
      href('brokerage'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...noticeTopics),
        fc.integer({ min: 1, max: 500 }),
        screen,
        fc.array(
          fc.tuple(fc.constantFrom('order', 'query', 'investor', 'folio', 'x'), fc.oneof(pan, name, digits)),
          {
            maxLength: 4,
          },
        ),
        (topic, count, path, notified) => {
          const push = JSON.stringify(
            pushContent({ topic, count, link: `${path}?${new URLSearchParams(notified)}` }, slug),
          );
          for (const [, secret] of notified) {
            expect(push).not.toContain(secret);
            expect(push).not.toContain(encodeURIComponent(secret));
          }
          expect(push).not.toMatch(/₹|\d{4}/);
        },
      ),
    );
  });
});
