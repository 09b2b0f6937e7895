import { type DayNumber, milliUnits, type Paise } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { positionNow } from '@hub/domain/holdings/lots/open-position';
import { allotUnits } from '@hub/domain/holdings/moves/allot-units';
import {
  previewRedemption,
  type Redemption,
  type RedemptionRequest,
} from '@hub/domain/holdings/sales/redemption-preview';
import { ClientLedger, type Held, type LedgerSetting } from './client-ledger.ts';
import type { Buy, Event, Move, Order, Sell } from './order.ts';
import { giveBonus, giveDistribution, mergeUnits, schemeEvents } from './scheme-events.ts';
import { arrivalDay, hasNav } from './trade-days.ts';

/** Less is not worth a redemption. */
const LEAST_SALE = 50_000n;

/** All entries of a client, from what it asked for and what its schemes did meanwhile. */
export function postHistory(
  setting: LedgerSetting,
  isResident: boolean,
  orders: readonly Order[],
): ClientLedger {
  const ledger = new ClientLedger(setting, isResident, [...orders, ...schemeEvents(orders)]);
  for (const event of ledger.events()) {
    switch (event.kind) {
      case 'buy':
        buy(ledger, event);
        break;
      case 'arrive':
        putIn(ledger, event, event.amount, event.plan === null ? 'switch-in' : 'stp-in');
        break;
      case 'sell':
        takeOut(ledger, event, event.plan === null ? 'redemption' : 'swp');
        break;
      case 'move':
        move(ledger, event);
        break;
      case 'reverse':
        reverse(ledger, event);
        break;
      case 'bonus':
        giveBonus(ledger, event);
        break;
      case 'merge':
        mergeUnits(ledger, event);
        break;
      case 'distribute':
        giveDistribution(ledger, event);
        break;
    }
  }
  return ledger;
}

function putIn(ledger: ClientLedger, event: Event, amount: Paise, kind: EntryKind): string {
  const { market } = ledger.setting;
  const nav = market.navOn(event.scheme, event.day);
  const { duty, units } = allotUnits(amount, nav, kind, event.day);
  const held = ledger.held(event.folioNo, event.scheme);
  return ledger.write(held, event, { kind, day: event.day, units, nav, amount, duty });
}

function buy(ledger: ClientLedger, event: Buy): void {
  const { calendar } = ledger.setting;
  if (!hasNav(event.scheme, event.day, calendar)) return;
  const trxnNo = putIn(ledger, event, event.amount, event.plan === null ? 'purchase' : 'sip-instalment');
  if (event.plan !== null) event.plan.done += 1;
  const day = calendar.businessDaysAfter(event.day, 3);
  if (event.bounces && hasNav(event.scheme, day, calendar)) {
    ledger.add({ ...event, kind: 'reverse', day, trxnNo });
  }
}

function reverse(ledger: ClientLedger, event: Event & { kind: 'reverse' }): void {
  const held = ledger.held(event.folioNo, event.scheme);
  const undone = ledger.entries.find(({ trxnNo }) => trxnNo === event.trxnNo);
  const isThere = held.open.lots.some(
    ({ ref, units, allotted }) => ref === event.trxnNo && units === allotted,
  );
  if (undone === undefined || !isThere) return;
  const { units, nav, amount, duty } = undone;
  ledger.write(held, event, {
    kind: 'reversal',
    day: event.day,
    units,
    nav,
    amount,
    duty,
    reverses: undone.trxnNo,
  });
}

function takeOut(ledger: ClientLedger, event: Sell | Move, kind: EntryKind): Redemption | null {
  const { market, calendar } = ledger.setting;
  const { scheme, day } = event;
  if (!hasNav(scheme, day, calendar)) return null;
  const held = ledger.held(event.folioNo, scheme);
  const nav = market.navOn(scheme, day);
  const preview = previewRedemption(positionNow(held.open), requestOf(event, held), {
    nav,
    on: day,
    exitLoad: scheme.loads,
    taxClass: scheme.row.taxClass,
    holds: { lockInMonths: scheme.row.lockInMonths, lien: milliUnits(0n), inFlight: milliUnits(0n) },
  });
  if (!preview.ok || preview.redemption.gross < LEAST_SALE) return null;
  const { units, proceeds, load, stt } = preview.redemption;
  ledger.write(held, event, { kind, day, units, nav, amount: proceeds, load, stt });
  if (event.plan !== null) event.plan.done += 1;
  return preview.redemption;
}

function requestOf({ requested }: Sell | Move, { open }: Held): RedemptionRequest {
  if (requested.by !== 'share') return requested;
  return {
    by: 'units',
    units: milliUnits((open.units * BigInt(Math.round(requested.share * 1000))) / 1000n),
  };
}

/** Out now, in when the money has arrived; not at all when that is still to come. */
function move(ledger: ClientLedger, event: Move): void {
  const { calendar } = ledger.setting;
  let day = arrivalDay(event.day, event.scheme, event.target, calendar);
  const { open } = ledger.held(event.folioNo, event.target);
  if (open.markDay === day && open.markRank > 0) day = (day + 1) as DayNumber;
  if (!hasNav(event.target, day, calendar)) return;
  const redemption = takeOut(ledger, event, event.plan === null ? 'switch-out' : 'stp-out');
  if (redemption === null) return;
  ledger.add({ ...event, kind: 'arrive', scheme: event.target, day, amount: redemption.net });
}
