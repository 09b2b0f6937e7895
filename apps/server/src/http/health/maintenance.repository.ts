import { appStateIds } from '@hub/domain/version/app-state';
import type { Database } from '../../db/database.ts';

export async function isUnderMaintenance(db: Database): Promise<boolean> {
  const rows = await db.read<{ maintenance: boolean }>(
    'nobody',
    'select maintenance from app_record where id = $1',
    [appStateIds.maintenance],
  );
  return rows[0]?.maintenance === true;
}
