import { expect, type Page } from '@playwright/test';
import { requestedText } from '../co-branding/pieces.ts';
import type { NativeHandle } from '../native/bridge.ts';
import { photo } from '../profile/pictures.ts';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from './native-app.ts';
import { screen, toast } from './parts.ts';

const exportAs = async (page: Page, format: string) => {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
};

/** What the phone was given since a moment before: files by name, and how often the share sheet was opened. */
const since = (phone: NativeHandle) => {
  const existing = new Set(phone.files().keys());
  const shared = phone.calls('Share.share').length;
  return {
    files: () => [...phone.files()].filter(([path]) => !existing.has(path)),
    shares: () => phone.calls('Share.share').slice(shared),
  };
};

async function savesTheClientList(page: Page, phone: NativeHandle): Promise<void> {
  const given = since(phone);
  await moveTo(page, '/distributor/investor/investor-list');
  await expect(screen(page, 'investor/list')).toBeVisible();
  await exportAs(page, 'CSV');
  const saved = toast(page, 'is in Documents.').filter({ hasText: 'clients' });
  await expect(saved).toBeVisible();
  const [[path, file] = []] = given.files();
  expect(path).toMatch(/^DOCUMENTS\/clients-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (file?.bytes.toString('utf8') ?? '').trimEnd().split('\r\n').length - 1;
  expect(rows).toBeGreaterThan(0);
  await expect(saved).toContainText(`Saved: ${rows} clients. ${path?.replace('DOCUMENTS/', '')}`);
  expect(given.shares()).toMatchObject([{ options: { files: [`file:///phone/${path}`] } }]);

  phone.setDisk(0);
  await exportAs(page, 'Excel');
  await expect(toast(page, 'The phone has no space left for the file.')).toBeVisible();
  expect(given.files()).toHaveLength(1);
  phone.setDisk(Number.POSITIVE_INFINITY);
}

async function sharesThePiece(page: Page, phone: NativeHandle, id: string): Promise<void> {
  const given = since(phone);
  await phone.openUrl(`/distributor/co-branding/progress/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => given.shares().length).toBe(1);
  const [[path, file] = []] = given.files();
  expect(path).toMatch(/^CACHE\/shared\/.+\.(?:jpe?g|png)$/);
  expect(file?.bytes.length).toBeGreaterThan(10_000);
  expect(given.shares()).toMatchObject([{ options: { files: [`file:///phone/${path}`] } }]);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(toast(page, 'is in Documents.')).toBeVisible();
}

async function takesAPicture(page: Page, phone: NativeHandle): Promise<void> {
  await moveTo(page, '/distributor/profile');
  await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: 'Take a photo' });
  await take.click();
  await expect(dialog.getByRole('alert')).toContainText('Allow it in the phone’s Settings');
  await expectAccessible(page);
  const { buffer } = await photo(page, { width: 400, height: 300 });
  const webPath = `${appUrl()}/_capacitor_file_/photo.jpg`;
  await page.route(webPath, (route) => route.fulfill({ contentType: 'image/jpeg', body: buffer }));
  phone.setCamera({ webPath });
  await take.click();
  await expect(dialog.getByRole('heading', { name: 'Adjust your picture' })).toBeVisible();
  expect(phone.calls('Camera.takePhoto').at(-1)?.options).toMatchObject({ cameraDirection: 'FRONT' });
}

test("files go to the phone and its camera's picture comes from it; a full phone and a missing permission are said", async ({
  page,
}) => {
  const { id } = await requestedText('otherIfa');
  const phone = await openAppAs(page, 'otherIfa', { camera: 'denied' });
  await expect(screen(page, 'dashboard')).toBeVisible();
  await test.step('a co-branded piece is shared as the file that it is, and downloaded', () =>
    sharesThePiece(page, phone, id));
  await test.step('the client list is saved on the phone and said where; a full phone says so', () =>
    savesTheClientList(page, phone));
  await test.step("the phone's camera takes the profile's picture; without permission the way to it is said", () =>
    takesAPicture(page, phone));
});
