import type { Tx } from '../../db/database.ts';

/** Who asked for what under which key. */
interface KeyedAct {
  readonly id: string;
  readonly actor: string;
  readonly key: string;
  readonly act: string;
  readonly digest: string;
}

interface SavedRun {
  readonly id: string;
  readonly act: string;
  readonly digest: string;
  readonly answer: unknown;
}

/** True when the key is new and now belongs to this transaction; one that has it and is not over is waited for. */
export async function claimRun(tx: Tx, { id, actor, key, act, digest }: KeyedAct): Promise<boolean> {
  const rows = await tx.query(
    `insert into act_run (id, actor, key, act, digest) values ($1, $2, $3, $4, $5)
     on conflict (actor, key) do nothing returning id`,
    [id, actor, key, act, digest],
  );
  return rows.length === 1;
}

export async function findRun(tx: Tx, actor: string, key: string): Promise<SavedRun | null> {
  const rows = await tx.query<SavedRun>(
    'select id, act, digest, answer from act_run where actor = $1 and key = $2',
    [actor, key],
  );
  return rows[0] ?? null;
}

export async function saveAnswer(tx: Tx, id: string, answer: unknown): Promise<void> {
  await tx.query('update act_run set answer = $2 where id = $1', [id, JSON.stringify(answer ?? null)]);
}
