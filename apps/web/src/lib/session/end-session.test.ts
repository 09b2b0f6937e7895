import { texts } from '@hub/contract';
import { logout as systemLogout } from '@hub/contract/calls/session/session-tokens';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformKind } from '../../platform/port.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { createSavedUrls } from '../navigation/saved-urls.ts';
import { bearerOf, type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { loginResult, meera } from '../test/login-result.ts';
import { manualTimers } from '../test/manual-timers.ts';
import { openClient } from '../test/open-client.ts';
import { createSessionEnder } from './end-session.ts';

let hub: HubServer;
beforeEach(async () => {
  hub = await startHubServer();
  hub.on(systemLogout, () => ok({ status: 'Success' }));
});
afterEach(() => hub.close());

async function signedIn(platform: PlatformKind = 'web', at = '/distributor/profile?tab=bank') {
  const client = openClient(hub);
  const { session, storage, toaster } = client;
  await session.login(loginResult());
  const page = { visible: true, url: new URL(at, 'https://hub.example') };
  const went: string[] = [];
  const urls = createSavedUrls(storage);
  const drafts = createDrafts(storage, () => session.getSnapshot().profile?.arnNo ?? null, manualTimers());
  const ender = createSessionEnder({
    platform,
    brand: { slug: 'aranya' },
    session,
    drafts,
    urls,
    toaster,
    api: () => client.api,
    goTo: (route) => went.push(route),
    page: () => ({ pathname: page.url.pathname, search: page.url.search, visible: page.visible }),
  });
  const messages = () => toaster.getSnapshot().map(({ message }) => message);
  return { ...client, ender, urls, drafts, page, went, messages };
}

describe('the end of a session', () => {
  it('keeps the url and what was just typed, then clears, tells and leaves', async () => {
    const { ender, session, drafts, urls, went, messages } = await signedIn();
    drafts.saveSoon('profile/own', { city: 'Kochi' });
    await ender.end('no-token');
    expect(session.getSnapshot().profile).toBeNull();
    expect(went).toEqual(['landing']);
    expect(messages()).toEqual([texts.session.timedOut]);
    expect(hub.requested).toEqual([]);
    await session.login(loginResult());
    expect(await urls.take(meera.arnNo)).toBe('/distributor/profile?tab=bank');
    expect(await drafts.load('profile/own')).toEqual({ city: 'Kochi' });
  });

  it('for want of activity is told to the server, in the session that ends', async () => {
    const { ender, session, went } = await signedIn('android');
    await ender.end('idle');
    expect(hub.requested.map(bearerOf)).toEqual(['access-1']);
    expect(session.getSnapshot().profile).toBeNull();
    expect(went).toEqual(['login/otp']);
  });

  it('comes whatever the server says to it, and once', async () => {
    hub.on(systemLogout, () => refuse(500));
    const { ender, session, went } = await signedIn();
    await Promise.all([ender.end('idle'), ender.end('token-failures')]);
    expect(session.getSnapshot().profile).toBeNull();
    expect(went).toEqual(['landing']);
  });

  it('of a deleted user leaves no url to come back to', async () => {
    const { ender, urls, messages } = await signedIn();
    await ender.end('user-deleted');
    expect(await urls.take(meera.arnNo)).toBeNull();
    expect(messages()).toEqual([]);
  });

  it('on a public page leaves no url either', async () => {
    const { ender, urls } = await signedIn('web', '/view-certificate');
    await ender.end('no-token');
    expect(await urls.take(meera.arnNo)).toBeNull();
  });
});

describe('a tab whose session was ended by another', () => {
  it('leaves with the same words, and its url counts when it is the one looked at', async () => {
    const { ender, urls, went, messages, page } = await signedIn();
    await ender.follow('idle', meera.arnNo);
    expect(went).toEqual(['landing']);
    expect(messages()).toEqual([texts.session.timedOut]);
    page.visible = false;
    page.url = new URL('/distributor/nav', page.url);
    await ender.follow('idle', meera.arnNo);
    expect(await urls.take(meera.arnNo)).toBe('/distributor/profile?tab=bank');
  });

  it('leaves without a word and without a trace after a logout', async () => {
    const { ender, urls, went, messages } = await signedIn();
    await ender.follow('logout', meera.arnNo);
    expect(went).toEqual(['landing']);
    expect(messages()).toEqual([]);
    expect(await urls.take(meera.arnNo)).toBeNull();
  });

  it('stays on a public page', async () => {
    const { ender, went, messages } = await signedIn('web', '/empanelment');
    await ender.follow('idle', meera.arnNo);
    await ender.follow('logout', meera.arnNo);
    expect(went).toEqual([]);
    expect(messages()).toEqual([]);
  });
});
