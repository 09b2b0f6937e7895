import { milliUnits, type Paise, paise } from '@hub/domain';
import { unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import { type EntryInput, type LedgerEntry, ledgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { needsRebuild } from '@hub/domain/holdings/ledger/refusal';
import { type OpenPosition, openPosition } from '@hub/domain/holdings/lots/open-position';
import { positionOf } from '@hub/domain/holdings/lots/position-of';
import { postEntry } from '@hub/domain/holdings/lots/post-entry';
import type { BookCalendar } from '../ground/book-calendar.ts';
import type { BookNumbers } from '../ground/book-numbers.ts';
import type { BalanceRow, EntryRow } from '../ground/rows.ts';
import type { DemoMarket } from '../market/demo-market.ts';
import type { DemoScheme } from '../market/demo-scheme.ts';
import { compareEvents, type Event } from './order.ts';

export interface LedgerSetting {
  readonly arn: string;
  readonly market: DemoMarket;
  readonly calendar: BookCalendar;
  readonly numbers: BookNumbers;
  /** Who brought the client, where somebody did. */
  readonly subArn: string | null;
}

/** What a folio holds of a scheme while the history of its client is told. */
export interface Held {
  readonly scheme: DemoScheme;
  readonly folioNo: string;
  open: OpenPosition;
  readonly posted: LedgerEntry[];
}

/** What an entry says beyond the position it belongs to. */
type Written = Omit<EntryInput, 'ref'> & {
  /** Its number, where it is no new one. */
  readonly ref?: string;
  readonly load?: Paise;
};

const none = paise(0n);

/** A reversal may ask for the whole ledger of its position. */
function rebuilt(posted: readonly LedgerEntry[]): OpenPosition {
  const { position, refusals } = positionOf(posted);
  if (refusals.length > 0) throw new Error('The demo wrote a ledger that the book refuses');
  return openPosition(position);
}

/** The entries of one client, told in the order of days and posted as the book would post them. */
export class ClientLedger {
  readonly setting: LedgerSetting;
  readonly isResident: boolean;
  readonly entries: EntryRow[] = [];
  /** IDCW of each financial year so far, for the tax on it. */
  readonly idcwYears = new Map<number, { paid: Paise; withheld: Paise }>();
  private readonly positions = new Map<string, Held>();
  private readonly waiting: Event[];
  private reported = 0;

  constructor(setting: LedgerSetting, isResident: boolean, events: Event[]) {
    this.setting = setting;
    this.isResident = isResident;
    this.waiting = events.sort(compareEvents);
  }

  /** The next event in order; events may add to what is to come. */
  *events(): Generator<Event> {
    for (let index = 0; index < this.waiting.length; index += 1) {
      const event = this.waiting[index];
      if (event !== undefined) yield event;
      this.reported = index + 1;
    }
  }

  /** For later: never before what is told already. */
  add(event: Event): void {
    let place = this.reported + 1;
    while (place < this.waiting.length && compareEvents(this.waiting[place] as Event, event) <= 0) place += 1;
    this.waiting.splice(place, 0, event);
  }

  held(folioNo: string, scheme: DemoScheme): Held {
    const key = `${folioNo}|${scheme.row.code}`;
    let held = this.positions.get(key);
    if (held === undefined) {
      held = { scheme, folioNo, open: openPosition(), posted: [] };
      this.positions.set(key, held);
    }
    return held;
  }

  /** Posts and writes an entry. The demo never writes what its own book would refuse. */
  write(held: Held, event: Pick<Event, 'plan' | 'euin'>, written: Written): string {
    const { arn, numbers, subArn } = this.setting;
    const ref = written.ref ?? numbers.trxnNo();
    const entry = ledgerEntry({ ...written, ref });
    held.posted.push(entry);
    const refusal = postEntry(held.open, entry);
    if (refusal !== null && !needsRebuild(refusal)) {
      throw new Error(`The demo wrote an entry that the book refuses: ${refusal.reason}`);
    }
    if (refusal !== null) held.open = rebuilt(held.posted);
    const sign = entry.kind === 'reversal' ? -1n : BigInt(unitsSign(entry.kind));
    this.entries.push({
      arn,
      folioNo: held.folioNo,
      schemeCode: held.scheme.row.code,
      trxnNo: ref,
      kind: entry.kind,
      day: entry.day,
      units: milliUnits(entry.units * sign),
      nav: entry.nav,
      amount: entry.amount,
      duty: entry.duty,
      load: written.load ?? none,
      stt: entry.stt,
      tax: entry.tds,
      carried: entry.carried,
      reverses: entry.reverses,
      planNo: event.plan?.regNo ?? null,
      euin: event.euin,
      subArn,
    });
    return ref;
  }

  balances(): BalanceRow[] {
    return Array.from(this.positions.values())
      .filter(({ posted }) => posted.length > 0)
      .map(({ folioNo, scheme, open }) => ({
        arn: this.setting.arn,
        folioNo,
        schemeCode: scheme.row.code,
        units: milliUnits(open.units),
      }));
  }
}
