import type { Queries } from '../queries.ts';

export interface Acquaintance {
  /** The ARN never logged in from this device before. */
  readonly isNew: boolean;
  /** It had logged in at all. */
  readonly hadAny: boolean;
  /** It had logged in from a device that has a name of its own. */
  readonly hadNamed: boolean;
}

/** Remembers the device and answers what was known before. `id` is empty for a client that names none. */
export async function meetDevice(
  queries: Queries,
  device: { readonly arn: string; readonly id: string; readonly name: string | null; readonly at: string },
): Promise<Acquaintance> {
  const { arn, id, name, at } = device;
  const rows = await queries.query<Acquaintance>(
    `with added as (
       insert into known_device (arn, device_id, name, created_at) values ($1, $2, $3, $4)
       on conflict (arn, device_id) do nothing returning 1
     )
     select exists (select 1 from added) as "isNew",
            exists (select 1 from known_device where arn = $1) as "hadAny",
            exists (select 1 from known_device where arn = $1 and device_id <> '') as "hadNamed"`,
    [arn, id, name, at],
  );
  return rows[0] ?? { isNew: false, hadAny: true, hadNamed: true };
}
