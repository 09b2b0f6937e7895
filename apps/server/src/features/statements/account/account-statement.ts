import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { type DayNumber, dayNumberOf, moneyOf, navOf, unitsOf, writeMoney } from '@hub/domain';
import { valueOfProduct } from '@hub/domain/money/unit-value';
import { cashFlowOf } from '@hub/domain/returns/cash-flows';
import { type FoldedPosition, readFolded } from '../../book/book.public.ts';
import { papersOf } from '../../investor/investor.public.ts';
import { isoDay, sumOf } from '../scope/figure-of.ts';
import { type HeldOn, heldOn } from '../scope/held-on.ts';
import { findSchemes } from '../scope/schemes.repository.ts';
import { type RequestedDays, type StatementDays, statementDays } from '../scope/statement-days.ts';
import {
  personOf,
  readScope,
  type StatementReader,
  type StatementScope,
  type Whose,
} from '../scope/statement-scope.ts';
import { accountDoubts } from './account-doubts.ts';
import type { SchemeClasses } from './account-mix.ts';
import { type AccountScheme, accountScheme, entriesWithin } from './account-scheme.ts';

type Folio = AccountStatement['folios'][number];

/** An account statement with what its files are made of. */
interface Account {
  readonly statement: AccountStatement;
  readonly scope: StatementScope;
  readonly classes: SchemeClasses;
}

/** The account statement of a client, a folio or a family (handbook §3.6), in a fixed number of reads. */
export async function readAccount(
  reader: StatementReader,
  requested: Whose & RequestedDays,
): Promise<Account> {
  const days = statementDays(requested, reader.today);
  const scope = await readScope(reader, requested);
  const { queries, arn } = reader;
  const positions = await readFolded(
    queries,
    arn,
    scope.folios.map(({ folioNo }) => folioNo),
  );
  const codes = [...new Set(positions.map(({ schemeCode }) => schemeCode))];
  const schemes = await findSchemes(queries, codes, days.to.toString());
  const to = dayNumberOf(days.to);
  const held = heldOn(positions, to).filter(({ of }) => of.isRequested);
  const shown = held.flatMap((one) => {
    const scheme = accountScheme(one, days, schemes.get(one.of.schemeCode));
    return scheme === null ? [] : [{ folioNo: one.of.folioNo, scheme }];
  });
  const statement: AccountStatement = {
    people: scope.people.map(personOf),
    distributor: scope.distributor,
    from: days.from?.toString() ?? null,
    to: days.to.toString(),
    hasRows: days.hasRows,
    folios: foliosOf(scope, shown),
    totals: totalsOf(
      shown.map(({ scheme }) => scheme),
      held,
      days,
    ),
    firstOn: firstOn(positions),
    doubts: held.flatMap((one) => accountDoubts(one, schemes.get(one.of.schemeCode), to)),
  };
  return { statement, scope, classes: new Map([...schemes].map(([code, one]) => [code, one.assetClass])) };
}

/** The same without whose it is in full. */
export const readAccountStatement = async (
  reader: StatementReader,
  requested: Whose & RequestedDays,
): Promise<AccountStatement> => (await readAccount(reader, requested)).statement;

function foliosOf(
  { folios }: StatementScope,
  shown: readonly { readonly folioNo: string; readonly scheme: AccountScheme }[],
): Folio[] {
  const byFolio = Map.groupBy(shown, ({ folioNo }) => folioNo);
  return folios.flatMap((record) => {
    const schemes = byFolio.get(record.folioNo)?.map(({ scheme }) => scheme) ?? [];
    if (schemes.length === 0) return [];
    const { isLocked: _, holders, guardian, banks, ...papers } = papersOf(record);
    return [
      {
        ...papers,
        holders,
        guardian: guardian && { name: guardian.name, maskedPan: guardian.maskedPan },
        banks: banks.map(({ bank, maskedAccount, isDefault }) => ({ bank, maskedAccount, isDefault })),
        schemes: schemes.toSorted(byName),
      },
    ];
  });
}

const byName = (one: AccountScheme, other: AccountScheme): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.code < other.code ? -1 : 1;

/** The totals are of the lines as they are printed, so that who adds them up comes to the same. */
function totalsOf(
  schemes: readonly AccountScheme[],
  held: readonly HeldOn[],
  days: StatementDays,
): AccountStatement['totals'] {
  const flows = held
    .flatMap((one) => entriesWithin(one, days))
    .flatMap((entry) => cashFlowOf(entry, 'book')?.amount ?? []);
  const withoutCost = ({ closing: { unitsWithoutCost, nav } }: AccountScheme): bigint =>
    nav === null ? 0n : valueOfProduct(unitsOf(unitsWithoutCost) * navOf(nav.value));
  return {
    value: writeMoney(sumOf(schemes, ({ closing }) => moneyOf(closing.value ?? '0'))),
    cost: writeMoney(sumOf(schemes, ({ closing }) => moneyOf(closing.cost))),
    withoutCost: writeMoney(sumOf(schemes, withoutCost)),
    paidIn: writeMoney(sumOf(flows, (amount) => (amount < 0n ? -amount : 0n))),
    takenOut: writeMoney(sumOf(flows, (amount) => (amount > 0n ? amount : 0n))),
  };
}

/** When the first of what was asked for began, whether within the days or after them. */
function firstOn(positions: readonly FoldedPosition[]): string | null {
  const firsts = positions.flatMap(({ isRequested, folded: { opening, counted } }): DayNumber[] => {
    const first = opening ?? counted[0];
    return isRequested && first !== undefined ? [first.day] : [];
  });
  const [first] = firsts.sort((one, other) => one - other);
  return first === undefined ? null : isoDay(first);
}
