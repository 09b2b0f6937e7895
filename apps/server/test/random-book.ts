import {
  type AssetClass,
  type DayNumber,
  dateOfDayNumber,
  dayNumberOf,
  milliUnits,
  navTenThousandths,
  paise,
} from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { frequencies } from '@hub/domain/plans/frequencies';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import { Random } from '../../demo/src/book/ground/random.ts';
import type { Database } from '../src/db/database.ts';
import { refreshStaleAum } from '../src/features/book/figures/figures.repository.ts';
import { startImport } from '../src/features/book/import/import.repository.ts';
import { rollBackImport } from '../src/features/book/import/rollback.service.ts';
import type { NewEntry } from '../src/features/book/ledger/new-entry.ts';
import { ensureFolios } from '../src/features/book/people/clients.repository.ts';
import { type NewPlan, writePlans } from '../src/features/book/plans/plan.repository.ts';
import { postEntries } from '../src/features/book/posting/post.service.ts';
import { type NewNav, writeNavs } from '../src/features/book/schemes/nav.repository.ts';

/*
 * Books that no demo would tell: whatever the ledger, the registers and the prices allow, in no order, brought in
 * through the book's own doors.
 */

interface House {
  readonly code: string;
  readonly assetClass: AssetClass;
  readonly isPriced: boolean;
}

const scheme = (code: string, assetClass: AssetClass, isPriced = true): House => ({
  code,
  assetClass,
  isPriced,
});

/** One is held without ever having had a price. */
const house: readonly House[] = [
  scheme('910101', 'EQUITY'),
  scheme('910102', 'EQUITY'),
  scheme('910103', 'DEBT'),
  scheme('910104', 'LIQUID'),
  scheme('910105', 'HYBRID'),
  scheme('910106', 'OTHER'),
  scheme('910107', 'OTHER', false),
];

const firstDay = dayNumberOf(Temporal.PlainDate.from('2025-12-01'));
const isWeekend = (day: number) => dateOfDayNumber(day as DayNumber).dayOfWeek > 5;
const iso = (day: number) => dateOfDayNumber(day as DayNumber).toString();

const navOf = (code: string, day: number, nav: bigint): NewNav => ({
  code,
  day: day as DayNumber,
  nav: navTenThousandths(nav),
  name: `Random ${code}`,
  amc: 'Random',
  category: 'Any',
  isin: null,
  isinReinvest: null,
});

/** Schemes of every class, priced on every business day since December; liquid ones on weekends too. */
export async function seedRandomHouse(db: Database, today: Temporal.PlainDate): Promise<void> {
  const random = new Random(77);
  await db.transaction('system', async (tx) => {
    for (const { code, assetClass } of house) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                             cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, 'Random ' || $1, 'REGULAR', 'GROWTH', 'CAMS', 'R' || $1, 'INF' || $1, $2, 'Any', 'equity',
                 'OTHER', 3, 'Index', 'Nobody', '2020-01-01', '{}', '[]')`,
        [code, assetClass],
      );
    }
    const navs: NewNav[] = [];
    for (const { code, assetClass, isPriced } of house) {
      let nav = random.between(100_000, 9_000_000);
      for (let day: number = firstDay; isPriced && day < dayNumberOf(today); day += 1) {
        nav = Math.max(1, nav + random.between(-9000, 9500));
        if (!isWeekend(day) || assetClass === 'LIQUID') navs.push(navOf(code, day, BigInt(nav)));
      }
    }
    await writeNavs(tx, navs);
  });
}

/** Prices of days gone by that turn out to have been others, today's too; for all books at once. */
export async function restateNavs(db: Database, today: Temporal.PlainDate, seed: number): Promise<void> {
  const random = new Random(seed);
  const last = dayNumberOf(today) - (isWeekend(dayNumberOf(today)) ? 2 : 1);
  await db.transaction('system', async (tx) => {
    const navs = house
      .filter(({ isPriced }) => isPriced)
      .flatMap(({ code }) =>
        [last, last - 21, last - 230]
          .filter((day) => !isWeekend(day))
          .map((day) => navOf(code, day, BigInt(random.between(90_000, 9_500_000)))),
      );
    await writeNavs(tx, navs);
    await refreshStaleAum(tx);
  });
}

const nil = paise(0n);

/** Keeps count of what each position holds, so that nothing is sold that is not there. */
class Drafts {
  readonly entries: NewEntry[] = [];
  readonly #held = new Map<string, bigint>();
  #number = 1000;
  private readonly random: Random;
  private readonly arn: string;

  constructor(random: Random, arn: string) {
    this.random = random;
    this.arn = arn;
  }

  held(folioNo: string, schemeCode: string): bigint {
    return this.#held.get(`${folioNo} ${schemeCode}`) ?? 0n;
  }

  write(
    folioNo: string,
    schemeCode: string,
    part: Pick<NewEntry, 'kind' | 'units' | 'amount' | 'day'> & Partial<NewEntry>,
  ): NewEntry {
    this.#number += 1;
    const entry: NewEntry = {
      arn: this.arn,
      folioNo,
      schemeCode,
      trxnNo: String(this.#number),
      nav: navTenThousandths(100_000n),
      duty: nil,
      load: nil,
      stt: nil,
      tax: nil,
      carried: null,
      reverses: null,
      planNo: null,
      euin: this.random.chance(0.4) ? null : 'E123456',
      subArn: null,
      ...part,
    };
    this.entries.push(entry);
    this.#held.set(`${folioNo} ${schemeCode}`, this.held(folioNo, schemeCode) + entry.units);
    return entry;
  }

  buy(folioNo: string, schemeCode: string, day: DayNumber, kind: EntryKind): NewEntry {
    const units = BigInt(this.random.between(1, 900_000));
    const amount = kind === 'bonus' ? nil : paise(BigInt(this.random.between(1, 90_000_000)));
    return this.write(folioNo, schemeCode, { kind, day, units: milliUnits(units), amount });
  }

  sell(folioNo: string, schemeCode: string, day: DayNumber, kind: EntryKind): NewEntry | null {
    const held = this.held(folioNo, schemeCode);
    if (held <= 0n) return null;
    const units = this.random.chance(0.3) ? held : 1n + (held * BigInt(this.random.below(99))) / 100n;
    const amount = paise(BigInt(this.random.between(1, 5_000_000)));
    return this.write(folioNo, schemeCode, {
      kind,
      day,
      units: milliUnits(-(units > held ? held : units)),
      amount,
    });
  }

  undo(entry: NewEntry, day: DayNumber): void {
    this.write(entry.folioNo, entry.schemeCode, {
      kind: 'reversal',
      day,
      units: milliUnits(-entry.units),
      amount: entry.amount,
      reverses: entry.trxnNo,
    });
  }
}

const boughtAs = [
  'purchase',
  'purchase',
  'sip-instalment',
  'switch-in',
  'stp-in',
  'idcw-reinvestment',
  'bonus',
] as const;
const soldAs = ['redemption', 'swp', 'switch-out', 'stp-out'] as const;

/** One position's history: in, out, and now and then the last one taken back. */
function report(drafts: Drafts, random: Random, folioNo: string, code: string, today: number): void {
  let day = random.between(firstDay, today);
  for (let left = random.between(1, 9); left > 0 && day <= today; left -= 1) {
    const isSale = random.chance(0.35);
    const on = day as DayNumber;
    const made = isSale
      ? drafts.sell(folioNo, code, on, random.pick(soldAs))
      : drafts.buy(folioNo, code, on, random.pick(boughtAs));
    if (made !== null && random.chance(0.2)) {
      day = Math.min(today, day + random.below(6));
      drafts.undo(made, day as DayNumber);
    }
    day += random.chance(0.3) ? random.below(3) : random.between(1, 60);
  }
  // All out at the end: a client without a balance.
  if (random.chance(0.25)) drafts.sell(folioNo, code, today as DayNumber, 'redemption');
}

function planOf(random: Random, arn: string, regNo: string, folioNo: string, today: number): NewPlan {
  const near = () => today + random.between(-100, 100);
  const maybe = (chance: number, day: () => number) => (random.chance(chance) ? iso(day()) : null);
  const startsOn = today + random.between(-300, 40);
  const amount = paise(BigInt(random.between(100, 9_999_999)));
  const frequency = random.pick(frequencies);
  const rupees = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
  const kind = random.pick(['SIP', 'SIP', 'SIP', 'STP', 'SWP'] as const);
  return {
    arn,
    kind,
    regNo,
    folioNo,
    schemeCode: random.pick(house).code,
    targetCode: kind === 'STP' ? random.pick(house).code : null,
    amount: rupees(amount),
    frequency,
    registeredOn: iso(startsOn - 30),
    startsOn: iso(startsOn),
    endsOn: random.chance(0.3) ? '2099-12-31' : iso(Math.max(startsOn, near())),
    ceasedOn: maybe(0.35, near),
    pausedFrom: maybe(0.35, near),
    pausedTo: maybe(0.7, near),
    rejectedOn: maybe(0.12, near),
    reason: null,
    umrn: null,
    instalments: 12,
    done: random.below(9),
    bounced: 3,
    bouncedInRow: random.below(4),
    lastDueOn: null,
    monthly: rupees(monthlyEquivalent(amount, frequency)),
  };
}

const kycs = ['VALIDATED', 'REGISTERED', 'ON_HOLD', 'NOT_AVAILABLE'];

/** A whole book for one distributor, the same for the same seed. */
export async function seedRandomBook(
  db: Database,
  arn: string,
  seed: number,
  date: Temporal.PlainDate,
): Promise<void> {
  const random = new Random(seed, 4711);
  const today: number = dayNumberOf(date);
  const clients = Array.from({ length: random.between(8, 26) }, (_, index) => ({
    key: `client ${index}`,
    name: `${random.pick(['Asha', 'Ravi', 'Meena', 'Imran'])} ${random.pick(['Nair', 'Shah', 'Rao'])} ${index}`,
    kyc: random.pick(kycs),
    birthDate: random.chance(0.3)
      ? date.with({ year: random.between(1950, 2001) }).toString()
      : iso(random.between(0, 9000)),
    folios: Array.from({ length: random.between(1, 3) }, (_none, at) => `${seed}${index}/${at}`),
    isMinors: random.chance(0.15),
  }));
  const drafts = new Drafts(random, arn);
  for (const { folios } of clients) {
    // Some folios never saw an entry.
    for (const folioNo of folios.filter(() => random.chance(0.85))) {
      for (const { code } of random.shuffled(house).slice(0, random.between(1, 3))) {
        report(drafts, random, folioNo, code, today);
      }
    }
  }
  await db.transaction('system', async (tx) => {
    await ensureFolios(
      tx,
      clients.flatMap(({ key, name, folios }) =>
        folios.map((folioNo) => ({
          arn,
          folioNo,
          rta: 'CAMS' as const,
          clientKey: key,
          pan: null,
          name,
          taxStatus: null,
          openedOn: null,
        })),
      ),
    );
    for (const { key, kyc, birthDate, folios, isMinors } of clients) {
      await tx.query('update investor set kyc = $3, birth_date = $4 where arn = $1 and client_key = $2', [
        arn,
        key,
        kyc,
        birthDate,
      ]);
      if (isMinors) {
        await tx.query(
          `update folio set tax_status = '02', minor = '{"name": "A child", "birthDate": "2015-01-01"}'
            where arn = $1 and folio_no = any($2::text[])`,
          [arn, folios],
        );
      }
    }
  });
  await post(db, drafts, random, today);
  const folios = clients.flatMap((client) => client.folios);
  const registered = Array.from({ length: random.between(15, 60) }, (_, index) =>
    planOf(random, arn, `${seed}${index}`, random.pick(folios), today),
  );
  await db.transaction('system', (tx) => writePlans(tx, registered));
  // What the registrar says anew replaces what it said.
  const again = registered
    .filter(() => random.chance(0.3))
    .map((plan) => ({ ...planOf(random, arn, plan.regNo, plan.folioNo, today), kind: plan.kind }));
  await db.transaction('system', (tx) => writePlans(tx, again));
}

/** In pieces and in no order; then a file that is taken back, and half of it brought once more. */
async function post(db: Database, drafts: Drafts, random: Random, today: number): Promise<void> {
  const shuffled = random.shuffled(drafts.entries);
  const cut = random.below(shuffled.length + 1);
  const mistaken = drafts.entries
    .filter(({ kind }) => kind === 'purchase')
    .map((entry) => ({ ...entry, trxnNo: `9${entry.trxnNo}`, day: (today - random.below(40)) as DayNumber }));
  for (const part of [shuffled.slice(0, cut), shuffled.slice(cut)]) {
    await db.transaction('system', async (tx) => {
      await postEntries(tx, part);
      await refreshStaleAum(tx);
    });
  }
  const id = await db.transaction('system', async (tx) => {
    const file = { feed: 'cams-wbr2', fileName: 'mistaken.csv', sha256: String(random.next()) };
    const importId = await startImport(tx, file);
    await postEntries(tx, mistaken, { importId });
    await refreshStaleAum(tx);
    return importId;
  });
  await rollBackImport(db, id);
  await db.transaction('system', async (tx) => {
    await postEntries(
      tx,
      mistaken.filter((_, index) => index % 2 === 0),
    );
    await refreshStaleAum(tx);
  });
}
