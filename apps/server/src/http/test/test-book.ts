import type { Database } from '../../db/database.ts';

/** One distributor of each kind the spec tells apart, and a second one who must see nothing of the first. */
export const people = {
  ifa: { arn: 'ARN-100001', name: 'Meera Nair', type: 'IFA_USER', mobile: '9800000001', employee: false },
  other: { arn: 'ARN-100002', name: 'Imran Shaikh', type: 'IFA_USER', mobile: '9800000002', employee: false },
  restricted: {
    arn: 'ARN-100003',
    name: 'Kavita Rao',
    type: 'NON_IFA_USER',
    mobile: '9800000003',
    employee: false,
  },
  employee: {
    arn: 'ARN-100004',
    name: 'Rohan Desai',
    type: 'IFA_USER',
    mobile: '9800000004',
    employee: true,
  },
  internal: {
    arn: 'ARN-900101',
    name: 'Internal team',
    type: 'IFA_USER',
    mobile: '9800000005',
    employee: false,
  },
  /** Reached by mail alone. */
  mailOnly: { arn: 'ARN-100005', name: 'Asha Menon', type: 'IFA_USER', mobile: null, employee: false },
  expired: { arn: 'ARN-100006', name: 'Leela Das', type: 'IFA_USER', mobile: '9800000006', employee: false },
  suspended: {
    arn: 'ARN-100007',
    name: 'Farhan Ali',
    type: 'IFA_USER',
    mobile: '9800000007',
    employee: false,
  },
  notEmpanelled: {
    arn: 'ARN-100008',
    name: 'Nisha Jain',
    type: 'IFA_USER',
    mobile: '9800000008',
    employee: false,
  },
  cancelled: {
    arn: 'ARN-100009',
    name: 'Vikram Sethi',
    type: 'IFA_USER',
    mobile: '9800000009',
    employee: false,
  },
} as const;

const statusOf: Partial<Record<string, string>> = {
  expired: 'expired',
  suspended: 'suspended',
  notEmpanelled: 'not-empanelled',
  cancelled: 'cancelled',
};

/** A PAN of its own for each. */
export const panOf = (arn: string): string => `ABCPE${arn.slice(-4)}F`;

export async function seedPeople(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [kind, { arn, name, type, mobile, employee }] of Object.entries(people)) {
      await tx.query(
        `insert into distributor (arn, name, user_type, mobile, email, is_employee, status, pan)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          arn,
          name,
          type,
          mobile,
          `${arn.toLowerCase()}@example.in`,
          employee,
          statusOf[kind] ?? 'active',
          panOf(arn),
        ],
      );
    }
    await tx.query(
      `insert into relationship_manager (id, name, mobile, email, city, photo, availability)
       values ('rm-1', 'Rohit Kulkarni', '9811111111', 'rohit@aranyamf.example', 'Kochi', null, 'Mon to Fri')`,
    );
    await tx.query('insert into rm_mapping (arn, rm_id) values ($1, $3), ($2, $3)', [
      people.ifa.arn,
      people.other.arn,
      'rm-1',
    ]);
    await tx.query(
      `insert into app_state (id, version, maintenance) values (1, '1.1', false), (2, '1.1', false), (3, '', false)
       on conflict (id) do nothing`,
    );
  });
}

const tablesOf = new WeakMap<Database, readonly string[]>();

/** Rows per table, to prove that nothing was written. */
export async function rowCounts(
  db: Database,
  except: readonly string[] = [],
): Promise<Record<string, number>> {
  let names = tablesOf.get(db);
  if (names === undefined) {
    const tables = await db.read<{ name: string }>(
      'system',
      `select tablename as name from pg_tables where schemaname = 'public'
        and has_table_privilege('hub_system', format('%I.%I', schemaname, tablename), 'select') order by 1`,
    );
    names = tables.map(({ name }) => name);
    tablesOf.set(db, names);
  }
  const counted = names.filter((name) => !except.includes(name));
  // All in one statement: hundreds of tests count all tables before and after.
  const each = counted.map((name) => `'${name}', (select count(*) from "${name}")`);
  const parts = Array.from({ length: Math.ceil(each.length / 40) }, (_, at) =>
    each.slice(at * 40, (at + 1) * 40),
  );
  const [row] = await db.read<{ counts: Record<string, number> }>(
    'system',
    `select ${parts.map((part) => `jsonb_build_object(${part.join(', ')})`).join(' || ')} as counts`,
  );
  return row?.counts ?? {};
}
