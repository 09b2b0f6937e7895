import { type DayNumber, taxStatuses, writeMoney } from '@hub/domain';
import { copyChunks } from '../db/copy-line.ts';
import type { Database, Tx } from '../db/database.ts';
import { bookOf } from '../features/book/book.public.ts';
import { ensureReference } from '../features/reference/reference.public.ts';
import { type DemoBook, type DemoBookOf, demoBook, demoBooks } from './book/demo-book.ts';
import type { DemoClient, PlanRow, SchemeRow } from './book/rows.ts';
import { lockDemo } from './lock-demo.ts';

const seed = 4300;
/** Clients written together: a large book is made in constant memory. */
const defaultBatchClients = 400;

const isMinor = (code: string): boolean => taxStatuses.some((status) => status.code === code && status.minor);
const isoDay = (day: DayNumber | null): string | null =>
  day === null ? null : new Date(day * 86_400_000).toISOString().slice(0, 10);

export interface SeedOptions {
  readonly investors?: number;
  readonly batchClients?: number;
  readonly onProgress?: (done: number, of: number) => void;
}

export interface SeededBook {
  readonly investors: number;
  readonly entries: number;
}

/**
 * Makes the demo's books, once: what has a client is left alone. `investors` makes the first distributor's book
 * another size. Each book is one transaction under the demo's lock: a process killed meanwhile leaves nothing of it,
 * and of two that start together one makes it and the other finds it.
 */
export async function seedBook(
  db: Database,
  today: Temporal.PlainDate,
  options: SeedOptions = {},
): Promise<SeededBook> {
  await ensureReference(db);
  const total = { investors: 0, entries: 0 };
  if (await isSeeded(db)) return total;
  const holidays = await db.read<{ day: string }>(
    'system',
    "select day from holiday where calendar = 'EQUITY'",
  );
  const book = demoBook({ seed, today, holidays: holidays.map(({ day }) => Temporal.PlainDate.from(day)) });
  await db.transaction('system', (tx) => seedSchemes(tx, book));
  for (const one of demoBooks) {
    const wanted =
      one === demoBooks[0] && options.investors !== undefined
        ? { ...one, investors: options.investors }
        : one;
    const made = await db.transaction('system', (tx) => seedOne(tx, book, wanted, options));
    total.investors += made.investors;
    total.entries += made.entries;
  }
  return total;
}

/** Whether there is nothing to make, so that a start need not work out the whole market first. */
async function isSeeded(db: Database): Promise<boolean> {
  const [found] = await db.read<{ lacking: number }>(
    'system',
    `select count(*)::int as lacking from unnest($1::text[]) as demo (arn)
      where not exists (select from scheme) or not exists (select from investor i where i.arn = demo.arn)`,
    [demoBooks.map(({ arn }) => arn)],
  );
  return found?.lacking === 0;
}

async function seedSchemes(tx: Tx, book: DemoBook): Promise<void> {
  await lockDemo(tx);
  const had = await tx.query('select 1 from scheme limit 1');
  if (had.length > 0) return;
  await writeSchemes(tx, book.schemes);
  const names = new Map(book.schemes.map((scheme) => [scheme.code, scheme]));
  await bookOf(tx).writeNavs(
    Array.from(book.navs(), ({ schemeCode, day, nav }) => ({
      code: schemeCode,
      day,
      nav,
      name: names.get(schemeCode)?.name ?? schemeCode,
      amc: 'Aranya Mutual Fund',
      category: names.get(schemeCode)?.category ?? '',
      isin: names.get(schemeCode)?.isin ?? null,
      isinReinvest: names.get(schemeCode)?.isinReinvest ?? null,
    })),
  );
}

async function seedOne(
  tx: Tx,
  book: DemoBook,
  wanted: DemoBookOf,
  { batchClients = defaultBatchClients, onProgress }: SeedOptions,
): Promise<SeededBook> {
  await lockDemo(tx);
  const had = await tx.query('select 1 from investor where arn = $1 limit 1', [wanted.arn]);
  const made = { investors: 0, entries: 0 };
  if (had.length > 0) return made;
  let batch: DemoClient[] = [];
  const flush = async () => {
    await writeClients(tx, batch);
    const entries = batch.flatMap((client) => client.entries);
    await bookOf(tx).post(entries, { allNew: true });
    await bookOf(tx).writePlans(batch.flatMap(({ plans }) => plans.map(planOf)));
    await writePapers(tx, batch);
    // The next batch makes the same ones.
    await tx.query('discard temp');
    made.entries += entries.length;
    made.investors += batch.length;
    batch = [];
    onProgress?.(made.investors, wanted.investors);
  };
  for (const client of book.clients(wanted)) {
    batch.push(client);
    if (batch.length === batchClients) await flush();
  }
  await flush();
  await bookOf(tx).refreshStaleAum();
  return made;
}

async function writeSchemes(tx: Tx, schemes: readonly SchemeRow[]): Promise<void> {
  for (const row of schemes) {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
         tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
      [
        row.code,
        row.fund,
        row.name,
        row.plan,
        row.option,
        row.rta,
        row.rtaCode,
        row.isin,
        row.isinReinvest,
        row.assetClass,
        row.category,
        row.taxClass,
        row.cutoff,
        row.risk,
        row.benchmark,
        row.manager,
        row.launchedOn,
        row.lockInMonths,
        JSON.stringify(row.rules),
        JSON.stringify(row.loads),
        row.isOpen,
      ],
    );
  }
}

/** Whose client it is: a minor's folio is the guardian's (handbook §3.1). */
const clientKeyOf = ({ investor }: DemoClient): string =>
  isMinor(investor.taxStatus) && investor.guardianPan !== null ? investor.guardianPan : investor.clientKey;

async function writeClients(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  await tx.query(`create temp table drafted_client on commit drop as
    select id, arn, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, occupation, address, city, state,
           pincode, country, guardian_name, guardian_pan, family, false as is_guardian from investor with no data`);
  await tx.copy(
    'drafted_client',
    copyChunks(clients, (client) => {
      const { investor } = client;
      const key = clientKeyOf(client);
      const isGuardian = key !== investor.clientKey;
      return [
        investor.id,
        investor.arn,
        key,
        isGuardian ? key : investor.pan,
        isGuardian ? (investor.guardianName ?? investor.name) : investor.name,
        isGuardian ? null : isoDay(investor.birthDate),
        investor.email,
        investor.mobile,
        investor.kyc,
        isGuardian ? '01' : investor.taxStatus,
        isGuardian ? null : investor.occupation,
        investor.address,
        investor.city,
        investor.state,
        investor.pincode,
        investor.country,
        isGuardian ? null : investor.guardianName,
        isGuardian ? null : investor.guardianPan,
        investor.family,
        isGuardian,
      ];
    }),
  );
  // Somebody's own papers say more than those of a child.
  const columns = `id, arn, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, occupation, address, city,
    state, pincode, country, guardian_name, guardian_pan, family`;
  await tx.query(
    `with added as (
       insert into investor as i (${columns})
       select distinct on (arn, client_key) ${columns} from drafted_client order by arn, client_key, is_guardian
       on conflict (arn, client_key) do update
         set birth_date = coalesce(excluded.birth_date, i.birth_date), occupation = coalesce(excluded.occupation, i.occupation)
       returning arn, old.id is null as is_new
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, count(*) filter (where is_new), 0, 0 from added group by arn
     on conflict (arn) do update set clients = c.clients + excluded.clients`,
  );
  await writeFolios(tx, clients);
}

async function writeFolios(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  await tx.query(`create temp table drafted_folio on commit drop as
    select arn, folio_no, ''::text as client_key, holding, holders, banks, nominees, fatca, tax_status, minor,
           opened_on, is_locked, rta from folio with no data`);
  const rows = clients.flatMap((client) => client.folios.map((folio) => ({ client, folio })));
  await tx.copy(
    'drafted_folio',
    copyChunks(rows, ({ client, folio }) => [
      folio.arn,
      folio.folioNo,
      clientKeyOf(client),
      folio.holding,
      JSON.stringify(folio.holders),
      JSON.stringify(folio.banks),
      JSON.stringify(folio.nominees),
      JSON.stringify(folio.fatca ?? {}),
      folio.taxStatus,
      isMinor(client.investor.taxStatus)
        ? JSON.stringify({ name: client.investor.name, birthDate: isoDay(client.investor.birthDate) })
        : null,
      isoDay(folio.openedOn),
      folio.isLocked,
      folio.rta,
    ]),
  );
  await tx.query(
    `with added as (
       insert into folio (arn, folio_no, investor_id, holding, holders, banks, nominees, fatca, tax_status, minor,
                          opened_on, is_locked, rta)
       select d.arn, d.folio_no, i.id, d.holding, d.holders, d.banks, d.nominees, d.fatca, d.tax_status, d.minor,
              d.opened_on, d.is_locked, d.rta
         from drafted_folio d join investor i using (arn, client_key)
       returning arn
     )
     update client_figure c set folios = c.folios + a.n
       from (select arn, count(*)::int as n from added group by arn) a where c.arn = a.arn`,
  );
}

const planOf = (plan: PlanRow) => ({
  ...plan,
  amount: writeMoney(plan.amount),
  monthly: writeMoney(plan.monthly),
  registeredOn: isoDay(plan.registeredOn) ?? '',
  startsOn: isoDay(plan.startsOn) ?? '',
  endsOn: isoDay(plan.endsOn) ?? '',
  ceasedOn: isoDay(plan.ceasedOn),
  pausedFrom: isoDay(plan.pausedFrom),
  pausedTo: isoDay(plan.pausedTo),
  rejectedOn: isoDay(plan.rejectedOn),
  lastDueOn: isoDay(plan.lastDueOn),
  nextOn: isoDay(plan.nextOn),
});

/** Bounces and mandates, and the registrar's balances. */
async function writePapers(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  const columns = 'arn, kind, reg_no, due_on, status, amount, reason';
  await tx.query(`create temp table bounce on commit drop as select ${columns} from instalment with no data`);
  await tx.copy(
    'bounce',
    copyChunks(
      clients.flatMap(({ instalments }) => instalments),
      (one) => [
        one.arn,
        one.kind,
        one.regNo,
        isoDay(one.dueOn),
        one.status,
        writeMoney(one.amount),
        one.reason,
      ],
    ),
  );
  await tx.query(`insert into instalment (${columns}) select ${columns} from bounce on conflict do nothing`);
  const ofMandate =
    'arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, reason';
  await tx.query(`create temp table signed on commit drop as select ${ofMandate} from mandate with no data`);
  await tx.copy(
    'signed',
    copyChunks(
      clients.flatMap(({ mandates }) => mandates),
      (one) => [
        one.arn,
        one.id,
        one.folioNo,
        one.umrn,
        one.bank,
        one.account,
        one.ifsc,
        one.channel,
        writeMoney(one.limit),
        isoDay(one.startsOn),
        isoDay(one.endsOn),
        one.status,
        one.reason,
      ],
    ),
  );
  await tx.query(`insert into mandate (${ofMandate}) select ${ofMandate} from signed on conflict do nothing`);
}
