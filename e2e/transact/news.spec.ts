import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { existingBanks, redeemSchemes, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { shareLink } from '@hub/contract/calls/transact/transact-records';
import { expect } from '@playwright/test';
import { findFolio } from '../investor/open-folio.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';

/** A lumpsum that waits for its investor. Each project has a client of its own: codes are told apart by contact. */
async function sendLumpsum(client: HubClient, project: string): Promise<string> {
  const from = project === 'desktop' ? 61 : 91;
  const { folioNo } = await findFolio({ requested: {}, from, blocked: false });
  const [[bank], held] = await Promise.all([
    client.call(existingBanks, { folioNo }),
    client.call(redeemSchemes, { folioNo }),
  ]);
  for (const { scheme } of held) {
    const reply = await client
      .call(submitLumpsum, {
        terms: {
          kind: 'lumpsum',
          folioNo,
          schemeCode: scheme.code,
          idcw: 'Z',
          amount: '5000',
          payMode: 'netbanking',
          account: bank?.key ?? '',
          euin: null,
          isExecutionOnly: true,
          subArn: null,
        },
        consent: true,
      })
      // Closed, or not with this option.
      .catch(() => null);
    const reference = reply?.confirmations[0]?.orders[0]?.reference;
    if (reference !== undefined) return reference;
  }
  throw new Error(`Folio ${folioNo} has no scheme to buy`);
}

/** As the investor, with calls: the code comes from the outbox. */
async function confirm(client: HubClient, reference: string): Promise<void> {
  const { url } = await client.call(shareLink, { reference });
  const token = url.slice(url.lastIndexOf('/') + 1);
  const { confirmation } = await client.call(openConfirmation, { token });
  const channel = confirmation?.contacts[0]?.channel ?? 'SMS';
  const { sentTo } = await client.call(sendConfirmationOtp, { token, channel });
  const outbox = await (await fetch(`${hubUrl()}/demo/outbox.json`)).json();
  const message = (outbox as { purpose: string; target: string; body: string }[]).find(
    ({ purpose, target }) => purpose === 'order-otp' && target.endsWith(sentTo.replace(/^.*[*•]/, '')),
  );
  await client.call(decideConfirmation, {
    token,
    otp: message?.body.slice(0, 6) ?? '',
    confirmed: [reference],
    declined: [],
  });
}

test('an open order shows what its investor does at once: it is pushed, with no poll and no reload', async ({
  openAs,
}, { project }) => {
  const client = await elsewhere('ifa');
  const reference = await sendLumpsum(client, project.name);
  const page = await openAs('ifa', '/distributor/nav');
  // Without its long timers the page cannot poll.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0, ...more: unknown[]) =>
      ms < 4000 ? setTimeout(run, ms, ...more) : 0) as typeof window.setTimeout;
  });
  const stream = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/trans/news'));
  await page.goto(`${hubUrl()}/distributor/transaction-history?order=${reference}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Pending for confirmation').first()).toBeVisible();
  expect((await stream).status()).toBe(200);

  await confirm(client, reference);
  await expect(main.getByText('Confirmed, not paid').first()).toBeVisible();
  await expect(main.getByText('Pending for confirmation')).toHaveCount(0);
});
