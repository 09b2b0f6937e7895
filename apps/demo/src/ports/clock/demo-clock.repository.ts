import type { Database } from '../../../../server/src/db/database.ts';

const key = 'demo.clock';

/** How far the demo's time is from real time. */
export async function readOffset(db: Database): Promise<number> {
  const [row] = await db.read<{ value: { offsetMs: number } }>(
    'nobody',
    'select value from setting where key = $1',
    [key],
  );
  return row?.value.offsetMs ?? 0;
}

export async function writeOffset(db: Database, offsetMs: number): Promise<void> {
  await db.read(
    'system',
    `insert into setting (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, { offsetMs }],
  );
}
