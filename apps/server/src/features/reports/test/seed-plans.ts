import type { Database } from '../../../db/database.ts';
import { bookOf, type NewPlan } from '../../book/book.public.ts';

/** Today is 15-Nov-2026, a Sunday. */
const house = [
  ['100001', 'Aranya Flexi Cap Fund - Regular - Growth', 'EQUITY'],
  ['100002', 'Aranya Liquid Fund - Regular - Growth', 'LIQUID'],
] as const;

export const clients = {
  asha: { id: '0b9ce1d6-4a5e-4c55-9a3e-0f6f2f6d9c01', name: 'Asha Pillai', folios: ['7001/11', '7001/12'] },
  vikram: { id: '0b9ce1d6-4a5e-4c55-9a3e-0f6f2f6d9c02', name: 'Vikram Chowdhury', folios: ['7002/22'] },
} as const;

export const plan = (arn: string, regNo: string, part: Partial<NewPlan>): NewPlan => ({
  arn,
  kind: 'SIP',
  regNo,
  folioNo: '7001/11',
  schemeCode: '100001',
  targetCode: null,
  amount: '5000.00',
  frequency: 'monthly',
  registeredOn: '2025-12-20',
  startsOn: '2026-01-10',
  endsOn: '2099-12-31',
  ceasedOn: null,
  pausedFrom: null,
  pausedTo: null,
  rejectedOn: null,
  reason: null,
  umrn: null,
  instalments: 12,
  done: 10,
  bounced: 0,
  bouncedInRow: 0,
  lastDueOn: '2026-11-10',
  monthly: '5000.00',
  ...part,
});

/** One registration of each sort that the register tells apart. */
const plans: Readonly<Record<string, Partial<NewPlan>>> = {
  RUNNING: { umrn: 'HDFC7000000000000042' },
  // Two of three.
  RISKY: { bounced: 3, bouncedInRow: 2, done: 7, amount: '2000.00', monthly: '2000.00', folioNo: '7002/22' },
  // One of two.
  QUARTER: {
    frequency: 'quarterly',
    bounced: 1,
    bouncedInRow: 1,
    amount: '9000.00',
    monthly: '3000.00',
    startsOn: '2026-03-05',
  },
  SAFE: { bounced: 1, bouncedInRow: 1, schemeCode: '100002' },
  MATURING: { endsOn: '2027-01-10', startsOn: '2026-01-10' },
  // A feed tells no progress.
  FED: {
    instalments: 0,
    done: 0,
    lastDueOn: null,
    startsOn: '2026-08-31',
    endsOn: '2027-08-31',
  },
  PAUSED: { pausedFrom: '2026-11-01', pausedTo: '2027-01-31', endsOn: '2027-03-31' },
  UPCOMING: { startsOn: '2026-12-01', done: 0, lastDueOn: null, folioNo: '7001/12' },
  ENDED: { endsOn: '2026-10-20', folioNo: '7002/22' },
  CEASED: { ceasedOn: '2026-10-01', endsOn: '2027-12-31', reason: 'Investor request' },
  'CEASED-LONG-AGO': { ceasedOn: '2026-03-20', endsOn: '2027-12-31' },
  REJECTED: { rejectedOn: '2026-11-02', done: 0, reason: 'Signature differs' },
  STP: { kind: 'STP', schemeCode: '100002', targetCode: '100001' },
};

export const regNos = Object.keys(plans);

/** A book of two clients, and the second distributor's with a folio of the same number. */
export async function seedPlans(db: Database, arn: string, otherArn: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [code, name, assetClass] of house) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
           cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, $2, 'REGULAR', 'GROWTH', 'CAMS', 'A' || $1, 'INF' || $1, $3, 'Any', 'equity', 'OTHER', 4,
           'NIFTY 500 TRI', 'A. Menon', '2015-04-01', '{}', '[]')`,
        [code, name, assetClass],
      );
    }
    for (const { id, name, folios } of Object.values(clients)) {
      await tx.query('insert into investor (arn, id, client_key, name, pan) values ($1, $2, $3, $3, $4)', [
        arn,
        id,
        name,
        name === 'Asha Pillai' ? 'ABCPE1234F' : null,
      ]);
      for (const folioNo of folios) {
        await tx.query("insert into folio (arn, folio_no, investor_id, rta) values ($1, $2, $3, 'CAMS')", [
          arn,
          folioNo,
          id,
        ]);
      }
    }
    await tx.query(
      `with one as (insert into investor (arn, client_key, name) values ($1, 'other', 'Other Client') returning id)
       insert into folio (arn, folio_no, investor_id, rta) select $1, '7001/11', id, 'CAMS' from one`,
      [otherArn],
    );
    await bookOf(tx).writePlans([
      ...Object.entries(plans).map(([regNo, part]) => plan(arn, regNo, part)),
      plan(otherArn, 'FOREIGN', { amount: '777.00', monthly: '777.00' }),
    ]);
    for (const dueOn of ['2026-05-10', '2026-10-10', '2026-11-10']) {
      await tx.query(
        `insert into instalment (arn, kind, folio_no, reg_no, due_on, status, amount, reason)
         values ($1, 'SIP', '7002/22', 'RISKY', $2, 'BOUNCED', 2000, 'Insufficient balance')`,
        [arn, dueOn],
      );
    }
    await tx.query(
      `insert into instalment (arn, kind, folio_no, reg_no, due_on, status, amount)
       values ($1, 'SIP', '7002/22', 'RISKY', '2026-09-10', 'DONE', 2000)`,
      [arn],
    );
    await tx.query(
      `insert into mandate (arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status)
       values ($1, 'OTM1', '7001/11', 'HDFC7000000000000042', 'HDFC Bank', '50100000009757', 'HDFC0000001', 'paper',
               50000, '2025-12-01', '2035-12-01', 'APPROVED'),
              ($1, 'OTM2', '7001/11', null, 'HDFC Bank', '50100000001111', 'HDFC0000001', 'paper',
               90000, '2026-11-01', '2045-12-01', 'SENT')`,
      [arn],
    );
    for (const [trxnNo, reverses] of [
      ['1', null],
      ['2', null],
      ['3', null],
      ['4', '3'],
    ] as const) {
      await tx.query(
        `insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav, plan_no, reverses)
         values ($1, '7001/11', '100001', $2, '2026-09-30', $3, 5000, $4, 50, 'FED', $5)`,
        [
          arn,
          trxnNo,
          reverses === null ? 'sip-instalment' : 'reversal',
          reverses === null ? 100 : -100,
          reverses,
        ],
      );
    }
    await tx.query(
      `insert into uncounted_entry (arn, folio_no, scheme_code, trxn_no, why, reason, other_no)
       values ($1, '7001/11', '100001', '3', 'reversed', '', '4'), ($1, '7001/11', '100001', '4', 'reversed', '', '3')`,
      [arn],
    );
  });
}
