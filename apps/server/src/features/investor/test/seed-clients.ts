import { packPosition } from '@hub/domain/holdings/lots/pack-position';
import { emptyPosition } from '@hub/domain/holdings/lots/position';
import type { Database } from '../../../db/database.ts';

interface TestClientRecord {
  readonly pan: string | null;
  readonly name: string;
  readonly folioNo: string;
  readonly moreFolios?: readonly string[];
  readonly mobile?: string;
  readonly email?: string;
  readonly kyc?: string;
  readonly taxStatus?: string;
  readonly birthDate?: string;
  readonly holding?: 'SI' | 'JO' | 'AS';
  readonly holders?: readonly object[];
  readonly banks?: readonly object[];
  readonly nominees?: readonly object[];
  readonly guardian?: readonly [name: string, pan: string];
  readonly minor?: { readonly name: string; readonly birthDate: string };
  readonly family?: string;
  readonly isLocked?: true;
  readonly units?: string;
  readonly isForeign?: true;
}

const hdfc = {
  account: '50100000000042',
  type: 'SB',
  ifsc: 'HDFC0001660',
  bank: 'HDFC Bank',
  branch: 'Janpath',
  isDefault: true,
};

export const clients = {
  asha: {
    pan: 'ABCPE1234F',
    name: 'Asha Pillai',
    folioNo: '1234567/89',
    moreFolios: ['2000001'],
    mobile: '9876543210',
    email: 'asha.pillai@example.in',
    birthDate: '1980-05-17',
    holding: 'AS',
    holders: [{ name: 'Ravi Pillai', pan: 'BBBPR9999K', kyc: 'REGISTERED' }],
    banks: [hdfc, { account: '87654321', type: 'CB', ifsc: 'KKBK0000680', bank: 'Kotak Mahindra Bank' }],
    nominees: [{ name: 'Ravi Pillai', relation: '20', share: 100 }],
    family: 'pillai',
    units: '191.043',
  },
  vikram: { pan: 'CCCPV2222C', name: 'Vikram Pillai', folioNo: '3000001', holding: 'JO', family: 'pillai' },
  kabir: {
    pan: null,
    name: 'Kabir Rao',
    folioNo: '3000002',
    mobile: '9000000003',
    taxStatus: '02',
    birthDate: '2015-01-01',
    guardian: ['Meena Rao', 'MEENA1111A'],
  },
  sunil: { pan: 'DDDPS3333D', name: 'Sunil Jain', folioNo: '3000003', kyc: 'ON_HOLD' },
  secondOnHold: {
    pan: 'EEEPT4444E',
    name: 'Tara Sen',
    folioNo: '3000004',
    holders: [{ name: 'Amit Sen', pan: 'FFFPA5555F', kyc: 'ON_HOLD' }],
  },
  locked: {
    pan: 'GGGPL6666G',
    name: 'Leela Nair',
    folioNo: '3000005',
    mobile: '9000000005',
    isLocked: true,
    units: '10.000',
  },
  // As a registrar's feed brings one: the guardian is the client.
  meena: {
    pan: 'MEENA1111A',
    name: 'Meena Rao',
    folioNo: '3000007',
    mobile: '9000000007',
    taxStatus: '02',
    birthDate: '1985-01-01',
    minor: { name: 'Tanvi Rao', birthDate: '2012-06-01' },
  },
  abroad: { pan: 'HHHPA7777H', name: 'Anita Shah', folioNo: '3000006', taxStatus: '21' },
  foreign: {
    pan: 'KKKPF8888K',
    name: 'Farah Khan',
    folioNo: '9000001',
    moreFolios: ['2000001'],
    mobile: '9222222222',
    email: 'farah@example.in',
    banks: [hdfc],
    units: '55.000',
    isForeign: true,
  },
} as const satisfies Record<string, TestClientRecord>;

/** A small book for `arn`, and one client of `otherArn` who must not be seen in it. */
export async function seedClients(db: Database, arn: string, otherArn: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff,
         risk, benchmark, manager, launched_on, rules, loads)
       values ('100001', 'Flexi', 'Aranya Flexi Cap Fund', 'REGULAR', 'GROWTH', 'CAMS', 'AR001G', 'EQUITY', 'Flexi Cap',
         'equity', 'OTHER', 6, 'NIFTY 500 TRI', 'A. Menon', '2015-04-01', '{}', '[]')`,
    );
    await tx.query("insert into nav_latest (scheme_code, day, nav) values ('100001', '2026-11-13', 52.3416)");
    for (const one of Object.values<TestClientRecord>(clients)) {
      const of = one.isForeign ? otherArn : arn;
      const [row] = await tx.query<{ id: string }>(
        `insert into investor (arn, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, guardian_name,
           guardian_pan, family) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          of,
          one.pan ?? one.folioNo,
          one.pan,
          one.name,
          one.birthDate ?? null,
          one.email ?? null,
          one.mobile ?? null,
          one.kyc ?? 'VALIDATED',
          one.minor === undefined ? (one.taxStatus ?? '01') : '01',
          one.guardian?.[0] ?? null,
          one.guardian?.[1] ?? null,
          one.family ?? null,
        ],
      );
      for (const folioNo of [one.folioNo, ...(one.moreFolios ?? [])]) {
        await tx.query(
          `insert into folio (arn, folio_no, investor_id, holding, holders, banks, nominees, tax_status, is_locked, minor,
             rta)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'CAMS')`,
          [
            of,
            folioNo,
            row?.id,
            one.holding ?? 'SI',
            JSON.stringify(one.holders ?? []),
            JSON.stringify(one.banks ?? []),
            JSON.stringify(one.nominees ?? []),
            one.taxStatus ?? '01',
            one.isLocked ?? false,
            one.minor ?? null,
          ],
        );
      }
      if (one.units !== undefined) {
        await tx.query(
          `insert into position (arn, folio_no, scheme_code, units, cost, state, first_on, last_on)
           values ($1, $2, '100001', $3, 10000, $4, '2025-01-01', '2025-01-01')`,
          [of, one.folioNo, one.units, JSON.stringify(packPosition(emptyPosition))],
        );
      }
    }
  });
}
