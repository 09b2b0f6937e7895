import { sendInvoiceCode } from '@hub/contract/calls/brokerage/brokerage-invoice';
import { folioNo, schemeCode } from '../first-client.ts';
import type { Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';
import { people } from '../test-book.ts';

/** A month that was paid to a registered owner. */
async function brokerageOf(hub: TestApp, owner: string): Promise<void> {
  await hub.db.read('system', 'insert into distributor_profile (arn) values ($1) on conflict do nothing', [
    owner,
  ]);
  await hub.db.read('system', "update distributor_profile set gstin = '29ABCPE0001F1ZK' where arn = $1", [
    owner,
  ]);
  await hub.db.read(
    'system',
    `insert into brokerage_line (arn, month, key, import_id, counts, folio_no, scheme_code, kind, type_text, trxn_no,
                                 trade_on, processed_on, amount)
     values ($1, '2026-06-01', 'one', 1, true, $2, $3, 'trail', 'TF', '1', '2026-06-30', '2026-07-05', 100)
     on conflict do nothing`,
    [owner, folioNo, schemeCode],
  );
  await hub.db.read(
    'system',
    `insert into brokerage_figure (arn, month, kind, asset_class, euin, lines, amount, igst, cgst, sgst, untaxed, held,
                                   paid_on)
     values ($1, '2026-06-01', 'trail', 'EQUITY', '', 1, 100, 0, 0, 0, 100, 0, '2026-07-05') on conflict do nothing`,
    [owner],
  );
}

/** An invoice for this month, as far as it came. */
async function invoiceOf(hub: TestApp, owner: string, month: string, status: 'draft' | 'signed') {
  const signed = status === 'signed' ? ['Signer', '2026-07-10T06:30:00Z', `invoices/${owner}/x.pdf`] : [];
  await hub.db.read(
    'system',
    `insert into gst_invoice (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst, status, signed_by,
                              signed_at, file)
     values ($1, $2, $3, '2026-07-10', '29ABCPE0001F1ZK', 100, 18, 0, 0, $4, $5, $6, $7) on conflict do nothing`,
    [owner, `${month}-01`, `X/${month}`, status, ...[0, 1, 2].map((at) => signed[at] ?? null)],
  );
  return { month };
}

let drafts = 0;

/** The code that went to the owner; who may not ask for one has none to show. */
async function codeFor(hub: TestApp, owner: string, month: string) {
  if (owner !== people.ifa.arn) return { requestId: 'none', otp: '000000' };
  const client = hub.client();
  await client.logIn(owner);
  const { requestId } = await client.request(sendInvoiceCode, { month });
  const [sent] = await hub.db.read<{ body: string }>(
    'system',
    "select body from outbox_message where purpose = 'otp' and arn = $1 order by id desc limit 1",
    [owner],
  );
  return { requestId, otp: /^\d{6}/.exec(sent?.body ?? '')?.[0] ?? '' };
}

export const brokerageInputs: Inputs = {
  'brokerage.handOverInvoice': (hub, owner) => invoiceOf(hub, owner, '2026-02', 'signed'),
  'brokerage.invoice': (hub, owner) => invoiceOf(hub, owner, '2026-02', 'signed'),
  'brokerage.invoiceCode': (hub, owner) => invoiceOf(hub, owner, '2026-04', 'draft'),
  'brokerage.signInvoice': async (hub, owner) => {
    // A new one each time: what was signed is signed once.
    drafts += 1;
    const { month } = await invoiceOf(hub, owner, `2024-${String(drafts).padStart(2, '0')}`, 'draft');
    return { month, ...(await codeFor(hub, owner, month)) };
  },
  'brokerage.declare': () => ({ year: 2026, agreed: true }),
  'brokerage.invoiceFile': async (hub, owner) => {
    await hub.db.read(
      'system',
      `insert into gst_invoice (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst)
       values ($1, '2026-05-01', 'X/2627/0001', '2026-07-10', '29ABCPE0001F1ZK', 100, 18, 0, 0) on conflict do nothing`,
      [owner],
    );
    return { month: '2026-05' };
  },
  'brokerage.line': async (hub, owner) => {
    await brokerageOf(hub, owner);
    return { month: '2026-06', folioNo, schemeCode, kind: 'trail' };
  },
  'brokerage.makeInvoice': async (hub) => {
    for (const { arn } of [people.ifa, people.other]) await brokerageOf(hub, arn);
    return { month: '2026-06' };
  },
  'brokerage.rateCard': () => ({}),
  'brokerage.rateCardExcel': () => ({}),
  'brokerage.rateCardPdf': () => ({}),
};
