import { clients } from '../../features/investor/test/seed-clients.ts';
import type { TestApp } from './test-app.ts';

export const { folioNo, pan } = clients.asha;

/** The scheme those clients hold. */
export const schemeCode = '100001';

/** A client of the owner's; who has none gets one. */
export async function clientOf(hub: TestApp, owner: string): Promise<string> {
  const one = 'select id from investor where arn = $1 order by name limit 1';
  const [had] = await hub.db.read<{ id: string }>('system', one, [owner]);
  if (had !== undefined) return had.id;
  const [made] = await hub.db.read<{ id: string }>(
    'system',
    "insert into investor (arn, client_key, name) values ($1, 'made', 'Made For This') returning id",
    [owner],
  );
  return made?.id ?? '';
}
