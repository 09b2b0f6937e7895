import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { type PlanRow, sipReport } from '@hub/contract/calls/reports/reports';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import type { HubClient } from '../setup/hub-client.ts';
import { screen } from '../shell/parts.ts';

/** Running monthly SIPs on an approved mandate, in folios that may transact; the next debit first. */
export async function runningSips(hub: HubClient, pageNumber = 1): Promise<PlanRow[]> {
  const requested = { view: 'running', frequency: 'monthly', sort: 'nextOn', pageNumber } as const;
  const { items } = await hub.call(sipReport, requested);
  const found: PlanRow[] = [];
  for (const plan of items) {
    if (plan.mandate?.status !== 'APPROVED' || Number(plan.mandate.limit) < 10_000) continue;
    const { folios } = await hub.call(listFolios, { investorId: plan.investorId });
    const folio = folios.find(({ folioNo }) => folioNo === plan.folioNo);
    if (folio?.blocked === null && folio.holding === 'SI' && folio.banks.length > 0) found.push(plan);
  }
  return found;
}

/** The form of a kind for the client, folio and scheme of a plan. */
export async function openPlanForm(page: Page, kind: string, plan: PlanRow, reg?: string): Promise<void> {
  const { investorId: investor, folioNo: folio, scheme } = plan;
  const query = new URLSearchParams({ investor, folio, scheme: scheme.code, ...(reg && { reg }) });
  await moveTo(page, `/distributor/transact/${kind}?${query}`);
}

export const planAmount = (page: Page) => page.getByRole('textbox', { name: /^Amount/ });

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(screen(page, 'transact/cart')).toBeVisible();
}

/** A SIP by its number, as the register has it. */
export async function sipOf(hub: HubClient, regNo: string): Promise<PlanRow> {
  const { items } = await hub.call(sipReport, { words: regNo });
  const [plan] = items;
  if (!plan) throw new Error(`The register has no ${regNo}`);
  return plan;
}

/** What the register says of a SIP. */
export async function openDetails(page: Page, regNo: string): Promise<void> {
  await moveTo(page, `/distributor/sip-report?q=${regNo}`);
  await page
    .locator('main')
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
}
