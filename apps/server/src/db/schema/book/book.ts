import { systematicPlans } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { arn, createdAt, day, money, units } from '../columns.ts';
import { carriedKindList } from './carried-kinds.ts';

/*
 * The book of one distributor. None of these refer to `distributor`: a feed may bring an ARN before its record,
 * and a foreign key would cost a lookup for each of a million rows.
 */

/** A client: the first holder by PAN; a minor's folio is the guardian's (handbook §3.1). */
export const investor = pgTable(
  'investor',
  {
    arn: arn(),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    /** PAN, or for the exempt `PEKRN` or the folio: one client is one of these. */
    clientKey: text('client_key').notNull(),
    pan: text('pan'),
    name: text('name').notNull(),
    birthDate: day('birth_date'),
    email: text('email'),
    mobile: text('mobile'),
    kyc: text('kyc', {
      enum: ['VALIDATED', 'REGISTERED', 'UNDER_PROCESS', 'ON_HOLD', 'REJECTED', 'NOT_AVAILABLE'],
    })
      .notNull()
      .default('NOT_AVAILABLE'),
    taxStatus: text('tax_status').notNull().default('01'),
    occupation: text('occupation'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pincode: text('pincode'),
    country: text('country'),
    guardianName: text('guardian_name'),
    guardianPan: text('guardian_pan'),
    family: text('family'),
    /** The investor's own change of mobile or e-mail, and what it replaced: a feed that still has that is behind. */
    contactChangedOn: day('contact_changed_on'),
    formerMobile: text('former_mobile'),
    formerEmail: text('former_email'),
    /** Derived with the ledger. */
    investedOn: day('invested_on'),
    lastInvestedOn: day('last_invested_on'),
    /** Positions with units: none means a client without a balance. */
    livePositions: integer('live_positions').notNull().default(0),
    /** What a search looks through: name, PAN and mobile in small letters, the name's words as they sound in capitals. */
    search: text('search').generatedAlwaysAs(sql`search_of(name, pan, mobile)`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    uniqueIndex('investor_client_key').on(table.arn, table.clientKey),
    index('investor_name').on(table.arn, sql`upper(${table.name})`, table.id),
    index('investor_family').on(table.arn, table.family),
    index('investor_search').using('gin', table.arn, table.search.op('gin_trgm_ops')),
    index('investor_mobile').on(table.arn, table.mobile),
    index('investor_email').on(table.arn, sql`lower(${table.email})`),
  ],
);

export const folio = pgTable(
  'folio',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    investorId: uuid('investor_id').notNull(),
    /** SI single, JO joint, AS anyone or survivor. */
    holding: text('holding', { enum: ['SI', 'JO', 'AS'] })
      .notNull()
      .default('SI'),
    /** Second and third holder: name, PAN, KYC. */
    holders: jsonb('holders').notNull().default([]),
    banks: jsonb('banks').notNull().default([]),
    nominees: jsonb('nominees').notNull().default([]),
    /** The holder declared to nominate nobody. */
    nomineeOptOut: boolean('nominee_opt_out').notNull().default(false),
    /** What the investor's own nomination replaced: a feed that still has that is behind. */
    formerNominees: jsonb('former_nominees'),
    fatca: jsonb('fatca').notNull().default({}),
    taxStatus: text('tax_status').notNull().default('01'),
    /** For whom the client, then the guardian, holds it: name and birth date. */
    minor: jsonb('minor'),
    openedOn: day('opened_on'),
    isLocked: boolean('is_locked').notNull().default(false),
    rta: text('rta', { enum: ['CAMS', 'KFIN'] }).notNull(),
    /** Whether a file brought it: then it goes with the last file that mentions it. */
    isImported: boolean('is_imported').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo] }),
    index('folio_investor').on(table.arn, table.investorId),
    index('folio_search').using('gin', table.arn, table.folioNo.op('gin_trgm_ops')),
  ],
);

/** Which files mention a folio: one that no file mentions any more goes with the rollback of the last. */
export const folioImport = pgTable(
  'folio_import',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.importId] }),
    index('folio_import_file').on(table.importId),
  ],
);

/**
 * Append-only. The registrar's own transaction number names an entry within its position, so a row that comes twice
 * is one row; the revision is odd for the rollback of the one before it, and even when it was brought again.
 */
export const ledger = pgTable(
  'ledger',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    trxnNo: text('trxn_no').notNull(),
    revision: smallint('revision').notNull().default(0),
    day: day('day').notNull(),
    kind: text('kind').notNull(),
    amount: money('amount').notNull(),
    /** What the entry does to the balance: negative when units leave. */
    units: units('units').notNull(),
    nav: numeric('nav', { precision: 14, scale: 4 }).notNull(),
    duty: money('duty').notNull().default('0'),
    load: money('load').notNull().default('0'),
    stt: money('stt').notNull().default('0'),
    tax: money('tax').notNull().default('0'),
    planNo: text('plan_no'),
    euin: text('euin'),
    subArn: text('sub_arn'),
    /** Units that moved in kind bring the date and the cost of their acquisition with them. */
    carriedOn: day('carried_on'),
    carriedCost: money('carried_cost'),
    /** The number of the entry this one takes back, and of what kind that is. */
    reverses: text('reverses'),
    undoes: text('undoes'),
    /** When the registrar booked it, and when the money moves; null where the feed does not say. */
    postedOn: day('posted_on'),
    fundsOn: day('funds_on'),
    /** The reference of who sent the order in, which an order of ours and the feed's row share. */
    userRef: text('user_ref'),
    /** The other scheme of a switch or a merger. */
    counterScheme: text('counter_scheme'),
    /** Where the investor lives, for trail: the thirty largest towns or beyond. */
    location: text('location', { enum: ['T30', 'B30'] }),
    importId: bigint('import_id', { mode: 'bigint' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.trxnNo, table.revision] }),
    // Entries an order posted, by their reference and by what the registrar's row is to replace. Rows of files are in
    // neither: an index of every row would cost an import a tenth of its time.
    index('ledger_user_ref')
      .on(table.arn, table.userRef)
      .where(sql`${table.importId} is null and ${table.userRef} is not null`),
    index('ledger_order')
      .on(table.arn, table.folioNo, table.schemeCode)
      .where(sql`${table.importId} is null and ${table.userRef} is not null`),
    // Units that move in kind are found by both of their legs: a handful.
    index('ledger_carried')
      .on(table.arn, table.schemeCode, table.day)
      .where(sql`${table.kind} in ${sql.raw(carriedKindList)}`),
    // A file's rows lie together: a handful of pages say where.
    index('ledger_import').using('brin', table.importId),
    // Orders that need an EUIN and have none (handbook §1.5): a handful, to be put right within weeks.
    index('ledger_no_euin')
      .on(table.arn, table.day)
      .where(sql`${table.euin} is null and ${table.kind} in ('purchase', 'switch-in')`),
    // Money that left lately: few of all rows there ever were.
    index('ledger_redemption').on(table.arn, table.day).where(sql`${table.kind} = 'redemption'`),
  ],
);

/** What is held, derived in the transaction that writes the ledger. */
export const position = pgTable(
  'position',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    units: units('units').notNull(),
    /** Of the units whose cost is known. */
    cost: money('cost').notNull(),
    unitsWithoutCost: units('units_without_cost').notNull().default('0'),
    /** Units from before our history, as the registrar's balance shows them, and their day. */
    openingUnits: units('opening_units').notNull().default('0'),
    openingOn: day('opening_on'),
    /** The lots, oldest first, and what is needed to go on from here (`packPosition` of the domain); read as a whole. */
    state: json('state').notNull(),
    firstOn: day('first_on').notNull(),
    lastInvestedOn: day('last_invested_on'),
    lastOn: day('last_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode] }),
    // Who holds most of a scheme comes first.
    index('position_scheme').on(table.arn, table.schemeCode, table.units.desc().nullsFirst(), table.folioNo),
  ],
);

/** The registrar's closing units of a day, as a file gave them. The newest day counts, then the file that came later. */
export const feedBalance = pgTable(
  'feed_balance',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    day: day('day').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    units: units('units').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.day, table.importId] }),
    index('feed_balance_file').on(table.importId),
  ],
);

/**
 * Rows of the ledger that count nowhere (unresolved, replaced) or as if they had never been (reversed: the entry and
 * its reversal). Derived with the position; what is not here counts.
 */
export const uncountedEntry = pgTable(
  'uncounted_entry',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    trxnNo: text('trxn_no').notNull(),
    why: text('why', { enum: ['unresolved', 'replaced', 'reversed'] }).notNull(),
    /** In words. */
    reason: text('reason').notNull(),
    /** The row that counts instead, or the other one of a pair. */
    otherNo: text('other_no'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.trxnNo] })],
);

export const planKind = () => text('kind', { enum: [...systematicPlans] }).notNull();

/** What a registration says of itself: the same in what is kept of each file and in what follows from all of them. */
const planTerms = () => ({
  schemeCode: text('scheme_code').notNull(),
  targetCode: text('target_code'),
  amount: money('amount').notNull(),
  frequency: text('frequency', { enum: [...frequencies] }).notNull(),
  startsOn: day('starts_on').notNull(),
  ceasedOn: day('ceased_on'),
  pausedFrom: day('paused_from'),
  pausedTo: day('paused_to'),
  rejectedOn: day('rejected_on'),
  reason: text('reason'),
  umrn: text('umrn'),
  /** Days of the month, or of the week, as registered. */
  dueDays: smallint('due_days').array(),
  paymentMode: text('payment_mode'),
  /** By an amount or by hundredths of a percent, every so many months, up to a cap. */
  topUpAmount: money('top_up_amount'),
  topUpBasisPoints: integer('top_up_basis_points'),
  topUpMonths: smallint('top_up_months'),
  topUpCap: money('top_up_cap'),
  /** The monthly equivalent (handbook §3.1). */
  monthly: money('monthly').notNull(),
});

/**
 * Units under lien: marked, released, or what a registrar's balance says is pledged. Each file keeps its own rows, so
 * that taking one back leaves the others. The view `units_under_lien` adds them up.
 */
export const lien = pgTable(
  'lien',
  {
    arn: arn(),
    folioNo: text('folio_no').notNull(),
    schemeCode: text('scheme_code').notNull(),
    /** The registrar's number with what tells a release and a reversal apart; of a balance, its day. */
    trxnNo: text('trxn_no').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    day: day('day').notNull(),
    /** More under lien, or less; of a balance, all of it. */
    units: units('units').notNull(),
    isBalance: boolean('is_balance').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.folioNo, table.schemeCode, table.trxnNo, table.importId] }),
    index('lien_file').on(table.importId),
  ],
);

/**
 * SIP, STP and SWP registrations as they are now: what follows from all rows of `plan_row` (plan.repository.ts). A
 * registrar's number is unique within a folio only.
 */
export const plan = pgTable(
  'plan',
  {
    arn: arn(),
    kind: planKind(),
    folioNo: text('folio_no').notNull(),
    regNo: text('reg_no').notNull(),
    ...planTerms(),
    registeredOn: day('registered_on').notNull(),
    endsOn: day('ends_on').notNull(),
    instalments: integer('instalments').notNull().default(0),
    done: integer('done').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    /** Bounces since the last good debit; at the limit the registrar ends the plan. */
    bouncedInRow: integer('bounced_in_row').notNull().default(0),
    lastDueOn: day('last_due_on'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.kind, table.folioNo, table.regNo] }),
    index('plan_folio').on(table.arn, table.folioNo),
    index('plan_ends').on(table.arn, table.kind, table.endsOn),
  ],
);

/** A registration as one row of one file said it; null is what that row was silent about. File 0: written by no file. */
export const planRow = pgTable(
  'plan_row',
  {
    arn: arn(),
    kind: planKind(),
    folioNo: text('folio_no').notNull(),
    regNo: text('reg_no').notNull(),
    importId: bigint('import_id', { mode: 'bigint' }).notNull(),
    line: bigint('line', { mode: 'bigint' }).notNull(),
    /** The day the registrar made the file, where it says so. */
    reportedOn: day('reported_on'),
    ...planTerms(),
    registeredOn: day('registered_on'),
    endsOn: day('ends_on'),
    instalments: integer('instalments'),
  },
  (table) => [
    primaryKey({
      columns: [table.arn, table.kind, table.folioNo, table.regNo, table.importId, table.line],
    }),
    index('plan_row_import').on(table.importId),
  ],
);
