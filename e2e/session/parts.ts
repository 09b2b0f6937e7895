import { endSession } from '@hub/contract/calls/session/session-devices';
import type { Locator, Page } from '@playwright/test';
import { type HubClient, sessionIdIn } from '../setup/hub-client.ts';
import type { Anyone } from '../setup/people.ts';
import { enterLogin } from '../setup/sign-in.ts';

export const codeForm = (page: Page, status: 'sent' | 'verified' | 'failed'): Locator =>
  page.locator(`form[data-otp-status=${status}]`);

export const timedOut = 'Your session timed out. Please login again to continue';

/** Everything a session leaves on the device. */
export const ofSession = [
  'hub.profile',
  'hub.plexToken',
  'hub.hubAccessToken',
  'hub.hubRefreshToken',
  'hub.crmToken',
  'hub.sessionKey',
  'hub.zeroAum',
];

/** Logs in on an open login page and tells which session that is. */
export async function enterNamed(page: Page, person: Anyone): Promise<string> {
  const reply = page.waitForResponse('**/login/validateSendOtp');
  await enterLogin(page, person);
  return sessionIdIn(await (await reply).text());
}

/** Ends one session from another device of the same distributor. */
export const kill = (client: HubClient, id: string) => client.call(endSession, { id });

/** Opens a screen the way a link inside the app does: without loading the page anew. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), path);
