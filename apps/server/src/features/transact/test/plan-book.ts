import { dayNumberOf, navOf, perpetualEnd } from '@hub/domain';
import { demoMandateBank } from '../../../../../demo/src/ports/mandates/mandate-bank.ts';
import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { seedPeople } from '../../../http/test/test-book.ts';
import { type TestClock, testClock } from '../../../http/test/test-clock.ts';
import { testConfig } from '../../../http/test/test-config.ts';
import { outboxMessenger } from '../../../ports/messenger/outbox-messenger.ts';
import { pageTokens } from '../../../ports/payments/page-token.ts';
import { embeddedRegistrar } from '../../../ports/registrar/embedded-registrar.ts';
import { bookOf, registrarBook } from '../../book/book.public.ts';
import { rebuildBook } from '../../book/test/book-checks.ts';
import type { PlanKey } from '../instalments/plan-key.repository.ts';
import { findDueDay } from '../instalments/present.repository.ts';
import { presentSome } from '../instalments/present.service.ts';
import { runInstalments } from '../instalments/run.service.ts';
import { schedulePlans } from '../instalments/schedule.ts';
import { pollRegistrar } from '../registrar/registrar.service.ts';
import { codes, folios, seedOrderBook } from './order-book.ts';

export const arn = 'ARN-100001';
export const date = (iso: string): Temporal.PlainDate => Temporal.PlainDate.from(iso);

/** Plans alone: no order is paid, and the bank that gives money back is another one. */
export const noOrders = {
  payments: { noteDebit: null },
  jobs: { enqueue: () => Promise.reject(new Error('No order is paid here')) },
};

/** All that runs plans, on a book small enough to work out on paper; it is Sunday 15-Nov-2026, noon. */
export function planRunner(db: Database, clock: TestClock = testClock()) {
  const { brand } = testConfig();
  const context = {
    db,
    clock,
    brand,
    messenger: outboxMessenger(),
    mandates: demoMandateBank({ db, clock, tokens: pageTokens(new Uint8Array(32)) }),
    registrar: embeddedRegistrar({ db, book: registrarBook }),
    ...noOrders,
  };
  return {
    ...context,
    /** What the jobs do, done now. */
    async run(): Promise<void> {
      await runInstalments(context);
      await pollRegistrar(context);
    },
    /** Presents what is due until a day, and lets the bank answer none of it. */
    async presentOnly(iso: string): Promise<void> {
      clock.advance(date(iso).toZonedDateTime('Asia/Kolkata').toInstant().since(clock.now()));
      for (;;) {
        const day = await findDueDay(oneStatement(db, 'system'), iso);
        if (day === null || (await presentSome(context, day)) === 0) break;
      }
    },
    /** Goes to 13:00 of a day, with the NAV of every day between known the night after it. */
    async moveTo(iso: string): Promise<void> {
      const to = date(iso).toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour: 13 } });
      const days: Temporal.PlainDate[] = [];
      for (
        let day = clock.today();
        Temporal.PlainDate.compare(day, date(iso)) < 0;
        day = day.add({ days: 1 })
      ) {
        days.push(day);
      }
      await writeNavs(db, days);
      clock.advance(to.toInstant().since(clock.now()));
    },
  };
}

const navs = [
  [codes.flexi, '40.0000'],
  [codes.debt, '20.0000'],
  [codes.elss, '50.0000'],
  [codes.liquid, '1000.0000'],
] as const;

interface TestPlan extends Partial<PlanKey> {
  readonly regNo: string;
  readonly amount?: string;
  readonly frequency?: string;
  readonly startsOn: string;
  readonly endsOn?: string;
  readonly schemeCode?: string;
  readonly targetCode?: string | null;
  readonly mandate?: Partial<TestMandate> | null;
  readonly pausedFrom?: string;
  readonly pausedTo?: string;
}

interface TestMandate {
  readonly id: string;
  readonly status: string;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

const writeNavs = (db: Database, days: readonly Temporal.PlainDate[]) =>
  db.transaction('system', (tx) =>
    bookOf(tx).writeNavs(
      days.flatMap((on) =>
        navs.map(([code, nav]) => ({
          code,
          day: dayNumberOf(on),
          nav: navOf(nav),
          name: code,
          amc: 'Test',
          category: 'Flexi Cap',
          isin: null,
          isinReinvest: null,
        })),
      ),
    ),
  );

export async function seedPlanBook(db: Database): Promise<void> {
  await seedPeople(db);
  await seedOrderBook(db);
  // The book is written row by row; its figures follow.
  await rebuildBook(db);
}

/** Takes all plans away, for the next test. */
export async function dropPlans(db: Database): Promise<void> {
  for (const table of [
    'plan_run',
    'instalment_step',
    'instalment',
    'plan_row',
    'plan',
    'plan_figure',
    'mandate',
    'bank_debit',
    'bank_lot',
    'registrar_open',
    'notification',
    'outbox_message',
  ]) {
    await db.read('system', `delete from ${table}`);
  }
  await db.read('system', "delete from nav where day > '2026-11-13'");
}

/** A monthly SIP of ₹5,000 by an approved mandate of ₹25,000, unless said otherwise. */
export async function registerPlan(
  db: Database,
  plan: TestPlan,
  today = date('2026-11-15'),
): Promise<PlanKey> {
  const key = {
    arn,
    kind: plan.kind ?? ('SIP' as const),
    folioNo: plan.folioNo ?? folios.asha,
    regNo: plan.regNo,
  };
  const mandate =
    key.kind !== 'SIP' || plan.mandate === null
      ? null
      : {
          id: `M${plan.regNo}`,
          status: 'APPROVED',
          limit: '25000',
          startsOn: '2026-01-01',
          endsOn: '2040-12-31',
          ...plan.mandate,
        };
  await db.transaction('system', async (tx) => {
    if (mandate !== null) {
      await tx.query(
        `insert into mandate (arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status)
         values ($1, $2, $3, case when $4 in ('APPROVED', 'CANCELLED') then 'HDFC' || $2 end, 'HDFC Bank', '50100012344321',
                 'HDFC0000001', 'netbanking', $5, $6, $7, $4)`,
        [arn, mandate.id, key.folioNo, mandate.status, mandate.limit, mandate.startsOn, mandate.endsOn],
      );
    }
    await bookOf(tx).writePlans([
      {
        ...key,
        schemeCode: plan.schemeCode ?? codes.flexi,
        targetCode: plan.targetCode ?? null,
        amount: plan.amount ?? '5000',
        frequency: plan.frequency ?? 'monthly',
        registeredOn: '2026-11-15',
        startsOn: plan.startsOn,
        endsOn: plan.endsOn ?? perpetualEnd().toString(),
        ceasedOn: null,
        pausedFrom: plan.pausedFrom ?? null,
        pausedTo: plan.pausedTo ?? null,
        rejectedOn: null,
        reason: null,
        umrn: null,
        instalments: 12,
        monthly: plan.amount ?? '5000',
        done: 0,
        bounced: 0,
        bouncedInRow: 0,
        lastDueOn: null,
      },
    ]);
    await schedulePlans(tx, [{ ...key, ...(mandate !== null && { mandateId: mandate.id }) }], today);
  });
  return key;
}

export const readInstalments = (db: Database, regNo: string) =>
  db.read<{
    dueOn: string;
    debitOn: string;
    status: string;
    amount: string;
    code: string | null;
    reason: string | null;
  }>(
    'system',
    `select due_on as "dueOn", debit_on as "debitOn", status, amount, code, reason from instalment
      where reg_no = $1 order by due_on`,
    [regNo],
  );

export async function readPlan(db: Database, regNo: string) {
  const [plan] = await db.read<{
    done: number;
    bounced: number;
    inRow: number;
    ceasedOn: string | null;
    reason: string | null;
    nextDueOn: string | null;
    nextDebitOn: string | null;
  }>(
    'system',
    `select p.done, p.bounced, p.bounced_in_row as "inRow", p.ceased_on as "ceasedOn", p.reason,
            r.next_due_on as "nextDueOn", r.next_debit_on as "nextDebitOn"
       from plan p left join plan_run r using (arn, kind, folio_no, reg_no) where p.reg_no = $1`,
    [regNo],
  );
  return plan;
}

export const readEntries = (db: Database, regNo: string) =>
  db.read<{ kind: string; day: string; scheme: string; units: string; amount: string }>(
    'system',
    `select kind, day, scheme_code as scheme, units, amount from ledger where plan_no = $1 order by day, kind desc`,
    [regNo],
  );
