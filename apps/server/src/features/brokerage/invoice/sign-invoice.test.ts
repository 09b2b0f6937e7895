import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  handOverInvoice,
  invoiceDetails,
  invoiceFile,
  makeInvoice,
  sendInvoiceCode,
  signInvoice,
} from '@hub/contract/calls/brokerage/brokerage-invoice';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hubProgram } from '../../../cli/program.ts';
import { verifyPdf } from '../../../documents/signed/test/verify-pdf.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedPayouts } from '../test/seed-payouts.ts';

/** Today is 15-Nov-2026, 12:00 in India. */
const month = '2026-06';
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-invoice-'));
  hub = await testApp({ config: { files: { kind: 'folder', dir: join(folder, 'files') } } });
  await seedPayouts(hub.db, people.ifa.arn, people.other.arn);
  [mine, theirs] = [hub.client(), hub.client()];
  for (const [client, { arn }] of [
    [mine, people.ifa],
    [theirs, people.other],
  ] as const) {
    await client.logIn(arn);
    await client.authenticate();
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await hub.close();
});
beforeEach(() => hub.clock.advance({ seconds: 60 }));

const lastCode = async (): Promise<string> => {
  const [sent] = await hub.db.read<{ body: string }>(
    'system',
    "select body from outbox_message where purpose = 'otp' order by id desc limit 1",
  );
  return /^\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
};
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const details = async (client = mine) => (await client.request(invoiceDetails, { month })).invoice;
const paper = async (): Promise<Buffer> => (await mine.send(invoiceFile, { month })).bytes ?? Buffer.alloc(0);
const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replaceAll(
    '\n',
    ' ',
  );

async function desk(...args: string[]): Promise<string> {
  const said: string[] = [];
  const program = hubProgram(
    { env: { HUB_DATA_DIR: folder }, say: (words) => said.push(words), db: hub.db },
    {
      clock: async () => hub.clock,
      arnRegistry() {
        throw new Error('No register is asked about invoices');
      },
    },
  );
  try {
    await program.parseAsync(['invoice', ...args], { from: 'user' });
  } catch (error) {
    said.push(`refused: ${(error as Error).message}`);
  }
  return said.join('\n');
}

describe('an invoice', () => {
  it('is signed by a code of its distributor alone, and then the paper says who signed and proves it', async () => {
    const { number } = await mine.request(makeInvoice, { month });
    expect(await details()).toMatchObject({ number, status: 'draft', signed: null, canSign: true });
    expect(await textOf(await paper())).toContain('authorised signatory');
    expect(await theirs.call(sendInvoiceCode, { month })).toMatchObject({ status: 404 });

    const { requestId } = await mine.request(sendInvoiceCode, { month });
    const otp = await lastCode();
    expect(await theirs.call(signInvoice, { month, requestId, otp })).toMatchObject({ status: 404 });
    expect(await mine.call(signInvoice, { month, requestId, otp: other(otp) })).toMatchObject({
      status: 422,
    });
    expect(await details()).toMatchObject({ status: 'draft' });
    const { invoice } = await mine.request(signInvoice, { month, requestId, otp });
    expect(invoice).toMatchObject({ status: 'signed', signed: { by: people.ifa.name } });

    const signed = await paper();
    expect(verifyPdf(signed)).toMatchObject({ coversAll: true, hasDigest: true, isSigned: true });
    expect(await textOf(signed)).toContain(
      `Signed electronically by ${people.ifa.name}, ${people.ifa.arn}, on 15-Nov-2026 12:01 IST, code confirmed`,
    );
    // The code is used up, and the paper stays what it is.
    expect(await mine.call(signInvoice, { month, requestId, otp })).toMatchObject({ status: 409 });
    await mine.request(makeInvoice, { month });
    expect(await paper()).toEqual(signed);
  });

  it('is handed over, accepted and paid, one after the other, and its distributor is notified', async () => {
    const number = (await details())?.number ?? '';
    expect(await desk('list')).toContain('No invoice');
    expect(await desk('accept', number)).toMatch(/^refused: .*“Signed”/);
    expect(await theirs.call(handOverInvoice, { month })).toMatchObject({ status: 404 });
    expect((await mine.request(handOverInvoice, { month })).invoice.status).toBe('handed-over');
    expect((await mine.request(handOverInvoice, { month })).invoice.events).toHaveLength(3);
    expect(await desk('list')).toContain(`${number}  ${people.ifa.arn}`);

    const file = join(folder, 'signed.pdf');
    expect(await desk('save', number, file)).toContain('Saved');
    expect(readFileSync(file)).toEqual(await paper());
    expect(await desk('save', number, file)).toMatch(/^refused: .*could not be written/);

    expect(await desk('send-back', number, '--reason', 'The address is not that of the GSTIN')).toContain(
      'Sent back',
    );
    expect(await details()).toMatchObject({
      status: 'sent-back',
      reason: 'The address is not that of the GSTIN',
    });
    const { items } = await mine.request(listNotifications, {});
    expect(items[0]).toMatchObject({
      topic: 'brokerage',
      title: `Invoice ${number} sent back`,
      body: 'The address is not that of the GSTIN',
      link: expect.stringContaining('?invoice=2026-06'),
    });
    const others = await theirs.request(listNotifications, {});
    expect(others.items.some(({ topic }) => topic === 'brokerage')).toBe(false);
  });

  it('that was sent back is made again under its number, signed again and goes its way', async () => {
    const number = (await details())?.number ?? '';
    expect((await mine.request(makeInvoice, { month })).number).toBe(number);
    expect(await details()).toMatchObject({ number, status: 'draft', reason: null, signed: null });
    expect(await textOf(await paper())).toContain('authorised signatory');
    const { requestId } = await mine.request(sendInvoiceCode, { month });
    await mine.request(signInvoice, { month, requestId, otp: await lastCode() });
    await mine.request(handOverInvoice, { month });
    expect(await desk('paid', number)).toMatch(/^refused/);
    expect(await desk('accept', number)).toContain('Accepted');
    expect(await desk('paid', number)).toContain('Paid');
    expect((await details())?.events.map(({ status }) => status)).toEqual([
      ...['draft', 'signed', 'handed-over', 'sent-back'],
      ...['draft', 'signed', 'handed-over', 'accepted', 'paid'],
    ]);
    expect(await desk('accept', '100001/2627/9999')).toMatch(/^refused: There is no invoice/);
  });

  it('is signed by nobody where no key is set up', async () => {
    const strict = await testApp({ on: hub, config: { ...hub.config, signing: null } });
    const client = strict.client();
    await client.adopt(mine);
    await client.request(makeInvoice, { month: '2026-07' });
    expect(await client.call(sendInvoiceCode, { month: '2026-07' })).toMatchObject({ status: 422 });
    await strict.close();
  });
});
