import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { accountTexts } from '@hub/contract/statements/account-texts';
import { periodText } from '@hub/contract/statements/statement-texts';
import type { ExportColumn } from '../../../exports/table/export-table.ts';
import { type ReadySheet, readySheet } from '../../../exports/table/ready-file.ts';
import { date, rupees } from '../scope/statement-words.ts';
import { accountTitle, isHeld } from './account-document.ts';
import type { AccountScheme } from './account-scheme.ts';

interface Place {
  readonly investor: string;
  readonly maskedPan: string | null;
  readonly folioNo: string;
  readonly scheme: AccountScheme;
}

interface Transaction extends Place {
  readonly row: Omit<AccountScheme['rows'][number], 'key' | 'kind' | 'day'> & { readonly day: string | null };
}

const money = { decimals: 2, signed: true } as const;
const unitCount = { decimals: 3, signed: true } as const;
const nav = { decimals: 4 } as const;

const placeColumns: readonly ExportColumn<Place>[] = [
  { header: accountTexts.investor, kind: 'text', width: 22, value: ({ investor }) => investor },
  { header: accountTexts.pan, kind: 'text', width: 13, value: ({ maskedPan }) => maskedPan },
  { header: accountTexts.folio, kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: accountTexts.scheme, kind: 'text', width: 36, value: ({ scheme }) => scheme.name },
  { header: accountTexts.isin, kind: 'text', width: 15, value: ({ scheme }) => scheme.isin },
];

const transactionColumns: readonly ExportColumn<Transaction>[] = [
  ...placeColumns,
  { header: accountTexts.date, kind: 'date', width: 12, value: ({ row }) => row.day },
  { header: accountTexts.transaction, kind: 'text', width: 20, value: ({ row }) => row.text },
  { header: accountTexts.amount, kind: money, width: 15, value: ({ row }) => row.amount },
  { header: accountTexts.units, kind: unitCount, width: 14, value: ({ row }) => row.units },
  { header: accountTexts.nav, kind: nav, width: 12, value: ({ row }) => row.nav },
  { header: accountTexts.unitBalance, kind: unitCount, width: 14, value: ({ row }) => row.balance },
];

const holdingColumns: readonly ExportColumn<Place>[] = [
  ...placeColumns,
  { header: accountTexts.registrarsCode, kind: 'text', width: 12, value: ({ scheme }) => scheme.rtaCode },
  { header: accountTexts.units, kind: unitCount, width: 14, value: ({ scheme }) => scheme.closing.units },
  {
    header: accountTexts.navOf,
    kind: 'date',
    width: 12,
    value: ({ scheme }) => scheme.closing.nav?.day ?? null,
  },
  {
    header: accountTexts.nav,
    kind: nav,
    width: 12,
    value: ({ scheme }) => scheme.closing.nav?.value ?? null,
  },
  { header: accountTexts.cost, kind: money, width: 15, value: ({ scheme }) => scheme.closing.cost },
  {
    header: accountTexts.unitsWithoutCost,
    kind: unitCount,
    width: 13,
    value: ({ scheme }) => scheme.closing.unitsWithoutCost,
  },
  { header: accountTexts.value, kind: money, width: 15, value: ({ scheme }) => scheme.closing.value },
];

const placesOf = ({ folios, people }: AccountStatement): Place[] =>
  folios.flatMap(({ folioNo, investorId, schemes }) => {
    const person = people.find(({ id }) => id === investorId);
    return schemes.map((scheme) => ({
      investor: person?.name ?? '',
      maskedPan: person?.maskedPan ?? null,
      folioNo,
      scheme,
    }));
  });

/** What is known at the first and at the last day stands as a row too: a file of rows alone says neither. */
const transactionsOf = (place: Place, { from, to }: AccountStatement): Transaction[] => {
  const { openingUnits, rows, closing } = place.scheme;
  const balance = (text: string, day: string | null, units: string) => ({
    ...place,
    row: { day, text, amount: null, units: null, nav: null, balance: units },
  });
  return [
    balance(accountTexts.openingUnits, from, openingUnits),
    ...rows.map((row) => ({ ...place, row })),
    balance(accountTexts.closingUnits, to, closing.units),
  ];
};

const notesOf = (statement: AccountStatement): string[] => {
  const { distributor, totals, doubts } = statement;
  return [
    `${periodText(statement)} · ${distributor.name}, ${distributor.arn}`,
    accountTexts.totals(rupees(totals.cost), rupees(totals.value)),
    ...doubts.map(({ folioNo, scheme, text }) => accountTexts.doubt({ folioNo, scheme: scheme ?? '', text })),
  ];
};

/** The transactions and what is held; of a day alone what is held. The first is the one that a CSV has. */
export function accountSheets(statement: AccountStatement): [ReadySheet, ...ReadySheet[]] {
  const places = placesOf(statement);
  const held = readySheet(accountTexts.holdings, {
    title: accountTexts.heldOn(date(statement.to)),
    notes: notesOf(statement),
    columns: holdingColumns,
    rows: places.filter(({ scheme }) => isHeld(scheme)),
  });
  if (!statement.hasRows) return [held];
  const transactions = readySheet(accountTexts.transactions, {
    title: accountTitle,
    notes: notesOf(statement),
    columns: transactionColumns,
    rows: places.flatMap((place) => transactionsOf(place, statement)),
  });
  return [transactions, held];
}
