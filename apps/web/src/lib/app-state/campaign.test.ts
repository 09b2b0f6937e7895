import { describe, expect, it } from 'vitest';
import { secureMemory } from '../test/memory-store.ts';
import { campaignOf, createCampaign } from './campaign.ts';

describe('campaign parameters', () => {
  it.each([
    ['/?utm_source=mail&utm_medium=diwali&other=1', { utm_source: 'mail', utm_medium: 'diwali' }],
    ['https://x.example/a?UTM_Source=Mail#b', { utm_source: 'Mail' }],
    ['/?utm_=x&utm_source=&utmsource=y', {}],
    ['/', {}],
    ['http://[broken', {}],
  ])('of %s are the utm_ ones', (url, expected) => {
    expect(campaignOf(url)).toEqual(expected);
  });

  it('outlive the address they came with and give way to newer ones', async () => {
    const storage = secureMemory();
    await createCampaign(storage).capture('/?utm_source=mail');
    const later = createCampaign(storage);
    await later.capture('/distributor/nav');
    expect(await later.read()).toEqual({ utm_source: 'mail' });
    await later.capture('/?utm_source=sms');
    expect(await later.read()).toEqual({ utm_source: 'sms' });
  });

  it('are taken from a link and from the path it carries, whose own count more', async () => {
    const campaign = createCampaign(secureMemory());
    await campaign.capture(
      '/?utm_source=mail&utm_medium=diwali',
      '/distributor/nav?utm_source=push&utm_term=sip',
    );
    expect(await campaign.read()).toEqual({ utm_source: 'push', utm_medium: 'diwali', utm_term: 'sip' });
  });
});
