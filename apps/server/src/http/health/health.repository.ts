import type { Database } from '../../db/database.ts';

/** Whether the database answers and its tables are there. */
export async function canAnswer(db: Database): Promise<boolean> {
  const rows = await db.read<{ present: boolean }>(
    'nobody',
    'select count(*) >= 0 as present from app_record',
  );
  return rows[0]?.present === true;
}
