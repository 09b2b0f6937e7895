import pg from 'pg';

/*
 * The transaction that pgbench runs unless told otherwise ("TPC-B (sort of)"), on the tables that `pgbench -i` makes,
 * driven from Node: the npm package that brings PostgreSQL has no pgbench.
 */
export interface TpcB {
  /** Transactions a second, each client one after the other. */
  rate(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/** As many branches as clients, as pgbench's manual advises: else they mostly wait for each other. */
export async function openTpcB(connectionString: string, clients: number): Promise<TpcB> {
  const pool = new pg.Pool({ connectionString, max: clients });
  await pool.query(`
    create table pgbench_branches (bid int not null, bbalance int, filler char(88));
    create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84));
    create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84));
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select n, 0 from generate_series(1, ${clients}) n;
    insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, ${clients * 10}) n;
    insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${clients * 100_000}) n;
    alter table pgbench_branches add primary key (bid);
    alter table pgbench_tellers add primary key (tid);
    alter table pgbench_accounts add primary key (aid)`);
  await pool.query('vacuum analyze');

  const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
  /** Statement by statement, without parameters: pgbench's own way is the simple protocol. */
  async function transaction(client: pg.PoolClient): Promise<void> {
    const [aid, bid, tid] = [upTo(clients * 100_000), upTo(clients), upTo(clients * 10)];
    const delta = upTo(10_001) - 5001;
    await client.query('BEGIN');
    await client.query(`UPDATE pgbench_accounts SET abalance = abalance + ${delta} WHERE aid = ${aid}`);
    await client.query(`SELECT abalance FROM pgbench_accounts WHERE aid = ${aid}`);
    await client.query(`UPDATE pgbench_tellers SET tbalance = tbalance + ${delta} WHERE tid = ${tid}`);
    await client.query(`UPDATE pgbench_branches SET bbalance = bbalance + ${delta} WHERE bid = ${bid}`);
    await client.query(
      `INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES (${tid}, ${bid}, ${aid}, ${delta}, CURRENT_TIMESTAMP)`,
    );
    await client.query('END');
  }

  return {
    async rate(seconds) {
      const started = performance.now();
      const until = started + seconds * 1000;
      let count = 0;
      const run = async () => {
        const client = await pool.connect();
        while (performance.now() < until) {
          await transaction(client);
          count++;
        }
        client.release();
      };
      await Promise.all(Array.from({ length: clients }, run));
      return (count * 1000) / (performance.now() - started);
    },
    close: () => pool.end(),
  };
}
