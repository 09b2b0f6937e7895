import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  addMonths,
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  dayNumberOf,
  milliUnits,
  moneyOf,
  type NavTenThousandths,
  navOf,
  navTenThousandths,
  paise,
  unitsOf,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { ledgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import type { PositionLedger } from '@hub/domain/holdings/lots/fold-book';
import { stampDuty } from '@hub/domain/holdings/tax/stamp-duty';
import { unitsFor, valueAt } from '@hub/domain/money/unit-value';

const start = dayNumber(2014, 1, 3);
const INSTALMENTS = 120;
const SALES = 20;

/** A NAV that grows from 20 to about 60 in ten years and falls now and then; the same on every run. */
export const navOn = (day: DayNumber): NavTenThousandths => {
  const age = day - start;
  return navTenThousandths(BigInt(200_000 + age * 110 + (((age * 7919) % 997) - 498) * 40));
};

/** Positions of monthly instalments over ten years, then sold in 20 parts month by month, as rows of one file. */
export async function writeGainsFile(path: string, sales: number): Promise<void> {
  const out = createWriteStream(path);
  for (let position = 0; position < sales / SALES; position += 1) {
    if (!out.write(rowsOf(position))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

function rowsOf(position: number): string {
  const rows: { day: DayNumber; text: string }[] = [];
  let held = 0n;
  let ref = 0;
  const put = (kind: 'P' | 'R', day: DayNumber, units: bigint, amount: bigint, duty: bigint) => {
    ref += 1;
    const nav = navOn(day);
    const figures = [
      writeUnits(milliUnits(units)),
      writeNav(nav),
      writeMoney(paise(amount)),
      writeMoney(paise(duty)),
      writeMoney(paise(kind === 'R' ? amount / 100_000n : 0n)),
    ];
    const date = dateOfDayNumber(day).toString();
    // As the registrars' feeds are named in the ledger: a sale is the other side of its number.
    const name = kind === 'R' ? `${ref}~o` : ref;
    rows.push({ day, text: [position, name, kind, date, ...figures].join(',') });
  };
  const amount = paise(BigInt(1_000 + (position % 25) * 1_000) * 100n);
  const first = (start + (position % 23)) as DayNumber;
  for (let month = 0; month < INSTALMENTS; month += 1) {
    const day = addMonths(first, month);
    const duty = stampDuty(amount, 'sip-instalment', day);
    const units = unitsFor(paise(amount - duty), navOn(day));
    held += units;
    put('P', day, units, amount, duty);
  }
  for (let sale = 0; sale < SALES; sale += 1) {
    const day = (addMonths(first, INSTALMENTS + sale) + (position % 5)) as DayNumber;
    const units = sale === SALES - 1 ? held : held / BigInt(SALES - sale + ((position + sale) % 3));
    held -= units;
    // Some of it goes to the load.
    put('R', day, units, (valueAt(milliUnits(units), navOn(day)) * 998n) / 1_000n, 0n);
  }
  return `${rows.map(({ text }) => text).join('\n')}\n`;
}

/** The file's positions, a page at a time. */
export async function* pagesOf(path: string, size: number): AsyncGenerator<PositionLedger[]> {
  let page: (PositionLedger & { entries: ReturnType<typeof ledgerEntry>[] })[] = [];
  let current = page[0];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const [position = '', ref = '', kind, date = '', units = '', nav = '', amount = '', duty = '', stt = ''] =
      line.split(',');
    if (current?.folioNo !== position) {
      if (page.length === size) {
        yield page;
        page = [];
      }
      current = { folioNo: position, schemeCode: 'E', balance: null, entries: [] };
      page.push(current);
    }
    current.entries.push(
      ledgerEntry({
        ref,
        kind: kind === 'P' ? 'sip-instalment' : 'redemption',
        day: dayNumberOf(Temporal.PlainDate.from(date)),
        units: unitsOf(units),
        nav: navOf(nav),
        amount: moneyOf(amount),
        duty: moneyOf(duty),
        stt: moneyOf(stt),
      }),
    );
  }
  if (page.length > 0) yield page;
}
