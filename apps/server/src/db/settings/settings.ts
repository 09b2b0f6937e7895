import type { Queries } from '../queries.ts';

/** What the hub remembers by a name: one JSON value each. Null where there is none. */
export async function readSetting<Value>(queries: Queries, key: string): Promise<Value | null> {
  const [row] = await queries.query<{ value: Value }>('select value from setting where key = $1', [key]);
  return row?.value ?? null;
}

export async function writeSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries.query(
    `insert into setting (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, JSON.stringify(value)],
  );
}

/** Another value for the one that was read; false when somebody else was quicker. */
export async function replaceSetting(
  queries: Queries,
  key: string,
  { seen, value }: { readonly seen: unknown; readonly value: unknown },
): Promise<boolean> {
  const rows = await queries.query(
    'update setting set value = $3::jsonb, updated_at = now() where key = $1 and value = $2::jsonb returning key',
    [key, JSON.stringify(seen), JSON.stringify(value)],
  );
  return rows.length === 1;
}

/** The value that is there, else this one, which stays from now on. */
export async function keepSetting<Value>(queries: Queries, key: string, value: Value): Promise<Value> {
  const [row] = await queries.query<{ value: Value }>(
    `insert into setting (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = setting.value returning value`,
    [key, JSON.stringify(value)],
  );
  return row === undefined ? value : row.value;
}
