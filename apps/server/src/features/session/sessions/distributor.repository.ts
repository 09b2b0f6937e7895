import type { UserType } from '@hub/domain';
import type { Queries } from '../../../db/queries.ts';

/** Who logs in: the ARN record with what the distributor itself chose to be called. */
export interface Distributor {
  readonly arn: string;
  readonly name: string;
  readonly type: UserType;
  readonly mobile: string | null;
  readonly email: string | null;
  /** The picture's file name. */
  readonly picture: string | null;
  readonly isEmployee: boolean;
  readonly status: 'active' | 'expired' | 'suspended' | 'cancelled' | 'not-empanelled';
}

/** For a statement that has `distributor` and, left-joined, `distributor_profile`. */
export const distributorColumns = `distributor.arn, coalesce(distributor_profile.display_name, distributor.name) as name,
  distributor.user_type as type, distributor.mobile, distributor.email, distributor_profile.picture,
  distributor.is_employee as "isEmployee", distributor.status`;

export async function findDistributor(queries: Queries, arn: string): Promise<Distributor | null> {
  const rows = await queries.query<Distributor>(
    `select ${distributorColumns}
       from arn_record distributor left join arn_profile distributor_profile on distributor_profile.arn = distributor.arn
      where distributor.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

interface ContactKinds {
  readonly all: number;
  readonly onlySms: number;
  readonly onlyEmail: number;
}

/** How those who may log in can be reached. */
export async function readContactKinds(queries: Queries): Promise<ContactKinds> {
  const rows = await queries.query<ContactKinds>(
    `select count(*)::int4 as all, count(*) filter (where email = '')::int4 as "onlySms",
            count(*) filter (where mobile = '')::int4 as "onlyEmail"
       from (select coalesce(mobile, '') as mobile, coalesce(email, '') as email
               from arn_record where status <> 'cancelled') as contacts
      where mobile <> '' or email <> ''`,
  );
  return rows[0] ?? { all: 0, onlySms: 0, onlyEmail: 0 };
}

/** The columns of a joined row that has a distributor or none. */
export function distributorIn(row: Distributor | { readonly status: null }): Distributor | null {
  return row.status === null ? null : row;
}

/** What the ARN's earlier logins tell about this one's device. */
export interface Acquaintance {
  /** The ARN has logged in from this device before. */
  readonly knowsDevice: boolean;
  /** It has logged in at all. */
  readonly hasAny: boolean;
  /** It has logged in from a device that has a name of its own. */
  readonly hasNamed: boolean;
}

/** For a statement that has the ARN as `arn` and the device's id, empty for none, as `device`. */
export const acquaintanceColumns = (arn: string, device: string): string =>
  `exists (select 1 from known_device where known_device.arn = ${arn} and device_id = ${device}) as "knowsDevice",
   exists (select 1 from known_device where known_device.arn = ${arn}) as "hasAny",
   exists (select 1 from known_device where known_device.arn = ${arn} and device_id <> '') as "hasNamed"`;

/** Who would come in with a code. */
export type Comer = Acquaintance & (Distributor | { readonly status: null });

export const whoComes = (arn: string, device: string) => ({
  columns: `${distributorColumns}, ${acquaintanceColumns(arn, device)}`,
  joins: `left join arn_record distributor on distributor.arn = ${arn}
          left join arn_profile distributor_profile on distributor_profile.arn = ${arn}`,
});

interface BrokerRecord {
  readonly pan: string | null;
  readonly status: Distributor['status'];
}

export async function findBroker(queries: Queries, arn: string): Promise<BrokerRecord | null> {
  const rows = await queries.query<BrokerRecord>('select pan, status from arn_record where arn = $1', [arn]);
  return rows[0] ?? null;
}
