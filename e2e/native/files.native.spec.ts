import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { on, open, origin, test } from './platform-page.ts';

/** The same bytes on both sides, told by their hash. */
const LARGE_BYTES = 2_500_000;
const largeHash = createHash('sha256')
  .update(Buffer.from(Array.from({ length: LARGE_BYTES }, (_, at) => (at * 31) % 251)))
  .digest('hex');
/** The most text that one message to the phone may carry. */
const MESSAGE_CHARACTERS = 1_100_000;

test('keeps a large file whole, in parts, and offers it to other apps; writes over nothing, and leaves no half of a file on a full phone', async ({
  page,
  files,
}) => {
  const phone = await open(page, files);
  await test.step('keeps a large file whole, in parts, and offers it to other apps', async () => {
    const saved = await on(page, (platform) => {
      const bytes = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 31) % 251);
      return platform.files?.save(new File([bytes], 'clients.xlsx'));
    });
    expect(saved).toEqual({ outcome: 'saved', name: 'clients.xlsx', folder: 'Documents' });
    const file = phone.files().get('DOCUMENTS/clients.xlsx');
    expect(file?.bytes).toHaveLength(LARGE_BYTES);
    const hash = createHash('sha256').update(file?.bytes ?? '');
    expect(hash.digest('hex')).toBe(largeHash);
    expect(file?.parts).toBe(4);
    const messages = [...phone.calls('Filesystem.writeFile'), ...phone.calls('Filesystem.appendFile')];
    for (const { options } of messages) expect(String(options.data).length).toBeLessThan(MESSAGE_CHARACTERS);
    expect(phone.calls('Share.share')).toMatchObject([
      { options: { files: ['file:///phone/DOCUMENTS/clients.xlsx'] } },
    ]);
  });

  await test.step('says that the phone is full and leaves no half of a file', async () => {
    phone.setDisk(LARGE_BYTES + 1_000_000);
    const save = on(page, (platform) =>
      platform.files?.save(new File([new Uint8Array(2_500_000)], 'list.pdf')),
    );
    expect(await save).toEqual({ outcome: 'full' });
    const share = on(page, (platform) =>
      platform.shareFile(new File([new Uint8Array(2_500_000)], 'list.pdf')),
    );
    expect(await share).toBe('full');
    expect([...phone.files().keys()]).toEqual(['DOCUMENTS/clients.xlsx']);
    expect(phone.calls('Share.share')).toHaveLength(1);
    phone.setDisk(Number.POSITIVE_INFINITY);
  });

  await test.step('keeps what the user only looked at, and writes over nothing', async () => {
    phone.setShares(false);
    const save = () => on(page, (platform) => platform.files?.save(new File(['new'], 'a/../list.v2.csv')));
    expect(await save()).toMatchObject({ outcome: 'saved', name: 'a-..-list.v2.csv' });
    expect(await save()).toMatchObject({ outcome: 'saved', name: 'a-..-list.v2 (2).csv' });
    const names = [...phone.files().keys()].filter((name) => name.endsWith('.csv'));
    expect(names).toEqual(['DOCUMENTS/a-..-list.v2.csv', 'DOCUMENTS/a-..-list.v2 (2).csv']);
  });
});

test('shares a file that it keeps only until the next, and takes a picture, or says why there is none', async ({
  page,
  files,
}) => {
  const phone = await open(page, files);
  await test.step('shares a file that it keeps only until the next', async () => {
    expect(await on(page, (platform) => platform.shareFile(new File(['1'], 'one.jpg')))).toBe('shared');
    phone.setShares(false);
    expect(await on(page, (platform) => platform.shareFile(new File(['2'], 'two.jpg')))).toBe('closed');
    expect([...phone.files().keys()]).toEqual(['CACHE/shared/two.jpg']);
    phone.fail('Share.share');
    expect(await on(page, (platform) => platform.shareFile(new File(['3'], 'three.jpg')))).toBe('unable');
  });

  await test.step('takes a picture, or says why there is none', async () => {
    await page.route(`${origin}/_capacitor_file_/photo.jpg`, (route) => route.fulfill({ body: 'picture' }));
    const take = () =>
      on(page, async (platform) => {
        const taken = await platform.camera?.takePicture('environment');
        return taken?.outcome === 'taken' ? [taken.file.type, await taken.file.text()] : taken?.outcome;
      });
    expect(await take()).toBe('closed');
    phone.setCamera('denied');
    expect(await take()).toBe('denied');
    phone.setCamera({ webPath: `${origin}/_capacitor_file_/photo.jpg` });
    expect(await take()).toEqual(['image/jpeg', 'picture']);
    phone.fail('Camera.takePhoto');
    expect(await take()).toBe('failed');
  });
});
