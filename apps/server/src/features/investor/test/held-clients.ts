import type { Database } from '../../../db/database.ts';
import { bookOf } from '../../book/book.public.ts';
import { codes, entry, post, writeHolder, writeHouse } from './held-book.ts';

const { flexi, elss, debt, unpriced } = codes;

export interface HeldClients {
  /** One purchase, the handbook's: 10,000 at 52.3417 buys 191.043 units; a year ago to the day. */
  readonly asha: string;
  /** Bought, then switched half of it to another scheme. */
  readonly vikram: string;
  /** Instalments into an ELSS, some of them locked. */
  readonly tara: string;
  /** A purchase taken back, another one sold out, and one without a price. */
  readonly sunil: string;
  /** Guardian of a minor. */
  readonly meena: string;
  /** Without a folio. */
  readonly nisha: string;
  /** The other distributor's. */
  readonly farah: string;
}

/** The clients of `arn`, and one of `otherArn` who has a folio number in common with them. */
export async function writeClients(db: Database, arn: string, otherArn: string): Promise<HeldClients> {
  await writeHouse(db);
  const ids = await db.transaction('system', async (tx) => ({
    asha: await writeHolder(tx, {
      arn,
      name: 'Asha Pillai',
      pan: 'ABCPE1234F',
      family: 'pillai',
      folios: ['1234567/89'],
    }),
    vikram: await writeHolder(tx, {
      arn,
      name: 'Vikram Pillai',
      family: 'pillai',
      folios: ['2000001', '2000002'],
    }),
    tara: await writeHolder(tx, { arn, name: 'Tara Sen', folios: ['3000001'], kyc: 'ON_HOLD' }),
    sunil: await writeHolder(tx, { arn, name: 'Sunil Jain', folios: ['4000001'] }),
    meena: await writeHolder(tx, {
      arn,
      name: 'Meena Rao',
      pan: 'MEENA1111A',
      folios: ['5000001'],
      taxStatus: '02',
      minor: { name: 'Tanvi Rao', birthDate: '2012-06-01' },
    }),
    nisha: await writeHolder(tx, { arn, name: 'Nisha Iyer', folios: [] }),
    farah: await writeHolder(tx, {
      arn: otherArn,
      name: 'Farah Khan',
      pan: 'KKKPF8888K',
      family: 'pillai',
      folios: ['9000001', '2000001'],
    }),
  }));
  await post(db, [
    entry([arn, '1234567/89', flexi], '1', 'purchase', '2025-11-13', {
      units: '191.043',
      amount: '10000',
      nav: '52.3417',
      euin: 'E100011',
    }),

    entry([arn, '2000001', flexi], '11', 'purchase', '2024-11-13', {
      units: '2000',
      amount: '100000',
      nav: '50',
    }),
    entry([arn, '2000001', flexi], '12~o', 'switch-out', '2025-11-13', {
      units: '1000',
      amount: '60000',
      nav: '60',
    }),
    entry([arn, '2000001', debt], '12', 'switch-in', '2025-11-13', {
      units: '3000',
      amount: '60000',
      nav: '20',
    }),
    // Under a year, in a folio of its own; this month.
    entry([arn, '2000002', flexi], '13', 'purchase', '2026-11-02', {
      units: '100',
      amount: '6200',
      nav: '62',
    }),

    ...(
      [
        ['21', '2023-11-10', '100'],
        ['22', '2023-11-15', '10'],
        ['23', '2023-11-16', '50'],
        ['24', '2026-11-03', '25'],
      ] as const
    ).map(([no, iso, units]) =>
      entry([arn, '3000001', elss], no, 'sip-instalment', iso, {
        units,
        amount: String(Number(units) * 30),
        nav: '30',
        planNo: 'SIP-1',
      }),
    ),

    entry([arn, '4000001', flexi], '31', 'purchase', '2025-01-01', {
      units: '90',
      amount: '5000',
      nav: '55.5555',
    }),
    entry([arn, '4000001', flexi], '31~R', 'reversal', '2025-01-03', {
      units: '-90',
      amount: '5000',
      nav: '55.5555',
      reverses: '31',
    }),
    entry([arn, '4000001', flexi], '32', 'purchase', '2025-11-13', {
      units: '100',
      amount: '5000',
      nav: '50',
    }),
    entry([arn, '4000001', debt], '33', 'purchase', '2024-01-01', {
      units: '100',
      amount: '1000',
      nav: '10',
    }),
    entry([arn, '4000001', debt], '34', 'idcw-payout', '2024-12-31', { amount: '50', tax: '5' }),
    entry([arn, '4000001', debt], '35', 'redemption', '2026-11-04', {
      units: '100',
      amount: '1100',
      nav: '11',
    }),
    entry([arn, '4000001', unpriced], '36', 'purchase', '2026-10-01', {
      units: '50',
      amount: '500',
      nav: '10',
    }),

    entry([arn, '5000001', flexi], '41', 'purchase', '2026-01-01', { units: '1', amount: '60', nav: '60' }),

    entry([otherArn, '9000001', flexi], '1', 'purchase', '2025-11-13', {
      units: '7',
      amount: '400',
      nav: '57',
    }),
    entry([otherArn, '2000001', elss], '2', 'purchase', '2025-11-13', {
      units: '9',
      amount: '270',
      nav: '30',
    }),
  ]);
  const plan = {
    arn,
    kind: 'SIP' as const,
    folioNo: '3000001',
    schemeCode: elss,
    targetCode: null,
    amount: '1500.00',
    frequency: 'MONTHLY',
    registeredOn: '2023-11-01',
    startsOn: '2023-11-10',
    endsOn: '2099-12-31',
    ceasedOn: null,
    pausedFrom: null,
    pausedTo: null,
    rejectedOn: null,
    reason: null,
    umrn: null,
    instalments: 0,
    done: 4,
    bounced: 0,
    bouncedInRow: 0,
    lastDueOn: null,
    monthly: '1500.00',
  };
  await db.transaction('system', (tx) =>
    bookOf(tx).writePlans([
      { ...plan, regNo: 'SIP-1' },
      { ...plan, regNo: 'SIP-2', monthly: '250.50' },
      { ...plan, regNo: 'ceased today', ceasedOn: '2026-11-15' },
      { ...plan, regNo: 'ended yesterday', endsOn: '2026-11-14' },
      { ...plan, regNo: 'from tomorrow', startsOn: '2026-11-16' },
      { ...plan, regNo: 'paused until today', pausedFrom: '2026-10-01', pausedTo: '2026-11-15' },
      { ...plan, regNo: 'paused until yesterday', pausedFrom: '2026-10-01', pausedTo: '2026-11-14' },
      { ...plan, regNo: 'rejected', rejectedOn: '2023-11-05' },
      { ...plan, regNo: 'SWP', kind: 'SWP' as const },
    ]),
  );
  return ids;
}
