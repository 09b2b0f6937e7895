import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { accountTexts } from '@hub/contract/statements/account-texts';
import {
  type DayNumber,
  dayNumberOf,
  milliUnits,
  navOf,
  type Paise,
  paise,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { entryKindName } from '@hub/domain/holdings/ledger/entry-kind-names';
import { entryKinds, unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { valueAt } from '@hub/domain/money/unit-value';
import { isoDay } from '../scope/figure-of.ts';
import { type HeldOn, movedUnits } from '../scope/held-on.ts';
import type { SchemeRecord } from '../scope/schemes.repository.ts';
import type { StatementDays } from '../scope/statement-days.ts';

export type AccountScheme = AccountStatement['folios'][number]['schemes'][number];
type Row = AccountScheme['rows'][number];

const nameOf = ({ folioNo, schemeCode }: HeldOn['of']): string => `${folioNo} ${schemeCode}`;

/** What the units cost without the duty, or what they fetched; the duty and the taxes are rows of their own. */
function amountOf({ kind, amount, duty }: LedgerEntry): string | null {
  const own = entryKinds[kind].effect === 'in' ? paise(amount - duty) : amount;
  return own === 0n ? null : writeMoney(own);
}

function chargesOf(entry: LedgerEntry, key: string): Row[] {
  const charge = (kind: 'duty' | 'stt' | 'tds', text: string, amount: Paise): Row[] =>
    amount === 0n
      ? []
      : [
          {
            key: `${key} ${kind}`,
            kind,
            day: isoDay(entry.day),
            text,
            amount: writeMoney(amount),
            units: null,
            nav: null,
            balance: null,
          },
        ];
  return [
    ...charge('duty', accountTexts.stampDuty, entry.duty),
    ...charge('stt', 'STT', entry.stt),
    ...charge('tds', 'TDS', entry.tds),
  ];
}

function rowsOf(entries: readonly LedgerEntry[], openingUnits: bigint, name: string): Row[] {
  let balance = openingUnits;
  return entries.flatMap((entry) => {
    const key = `${name} ${entry.row}`;
    const moved = entry.units * BigInt(unitsSign(entry.kind));
    balance += moved;
    return [
      {
        key,
        kind: 'entry',
        day: isoDay(entry.day),
        text: entryKindName(entry.kind),
        amount: amountOf(entry),
        units: writeUnits(milliUnits(moved)),
        nav: entry.nav === 0n ? null : writeNav(entry.nav),
        balance: writeUnits(milliUnits(balance)),
      },
      ...chargesOf(entry, key),
    ];
  });
}

/** What of a position is within the days. */
export const entriesWithin = ({ entries }: HeldOn, { from, hasRows }: StatementDays): LedgerEntry[] => {
  if (!hasRows) return [];
  const first = from === null ? null : dayNumberOf(from);
  return entries.filter(({ day }) => first === null || day >= first);
};

const beforeDay = (entries: readonly LedgerEntry[], first: DayNumber): bigint =>
  movedUnits(entries.filter(({ day }) => day < first));

/** One scheme of a folio, or null where nothing was held or happened. */
export function accountScheme(
  held: HeldOn,
  days: StatementDays,
  scheme: SchemeRecord | undefined,
): AccountScheme | null {
  const { position, entries, of } = held;
  const rows = entriesWithin(held, days);
  const openingUnits = days.from === null || !days.hasRows ? 0n : beforeDay(entries, dayNumberOf(days.from));
  if (rows.length === 0 && openingUnits === 0n && position.units === 0n) return null;
  const { nav = null, navDay = null } = scheme ?? {};
  return {
    code: of.schemeCode,
    name: scheme?.name ?? of.schemeCode,
    isin: scheme?.isin ?? null,
    rtaCode: scheme?.rtaCode ?? null,
    openingUnits: writeUnits(milliUnits(openingUnits)),
    rows: rowsOf(rows, openingUnits, nameOf(of)),
    closing: {
      units: writeUnits(position.units),
      cost: writeMoney(position.cost),
      unitsWithoutCost: writeUnits(position.unitsWithoutCost),
      nav: nav === null || navDay === null ? null : { value: nav, day: navDay },
      value:
        position.units === 0n
          ? writeMoney(paise(0n))
          : nav === null
            ? null
            : writeMoney(valueAt(position.units, navOf(nav))),
    },
  };
}
