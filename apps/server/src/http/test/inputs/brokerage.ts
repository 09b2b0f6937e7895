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

export const brokerageInputs: Inputs = {
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
