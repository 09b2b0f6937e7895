import type { Brand } from '@hub/contract';
import {
  cutOffClassOf,
  dayNumberOf,
  financialYearOf,
  maskContact,
  maskNumber,
  milliUnits,
  moneyOf,
  navOf,
  type Paise,
  paise,
  readExitLoads,
  readSchemeRules,
  readTaxClasses,
  todayInIndia,
  unitsOf,
} from '@hub/domain';
import { unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import { holdersOf } from '@hub/domain/orders/checks/check-folio';
import {
  type FolioFacts,
  type HeldFacts,
  nothingEarlier,
  type OrderFacts,
  type SchemeFacts,
} from '@hub/domain/orders/facts/order-facts';
import { bankAccountKey, type OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { Queries } from '../../../db/queries.ts';
import { channelsOf } from '../../mandates/mandates.public.ts';
import {
  type BankRow,
  type FactRows,
  type FolioRow,
  readFactRows,
  type SchemeFactsRow,
} from './order-facts.repository.ts';
import { mandateFacts, planFacts, withRequested } from './plan-facts.ts';
import { readWaitingFolios } from './waiting-folios.repository.ts';

type Requested = Pick<OrderTerms, 'folioNo' | 'schemeCode'> & { readonly toSchemeCode?: string };

/** What was read for several orders, and what those among them that come first take away from the others. */
export interface FactBook {
  readonly rows: FactRows;
  factsOf(requested: Requested): OrderFacts;
  folioOf(folioNo: string): FolioRow | null;
  schemeOf(code: string): SchemeFactsRow | null;
  /** From here on this order is one of those before: its units are on their way out, this much is paid by UPI. */
  take(terms: OrderTerms, out: { readonly units: bigint; readonly byUpi: Paise }): void;
}

const day = (text: string | null): Temporal.PlainDate | null =>
  text === null ? null : Temporal.PlainDate.from(text);

/** A folio without an IFSC or a number for an account cannot name it, so nothing is paid from or to it. */
export const accountsOf = (banks: readonly BankRow[]) =>
  banks.flatMap((bank) =>
    bank.ifsc === null || bank.account === null
      ? []
      : [{ ...bank, ifsc: bank.ifsc, account: bank.account, key: bankAccountKey(bank.ifsc, bank.account) }],
  );

const folioFacts = (row: FolioRow): FolioFacts => ({
  folioNo: row.folioNo,
  isActive: true,
  isLocked: row.isLocked,
  holding: row.holding,
  taxStatus: row.taxStatus,
  holders: holdersOf(row),
  birthDate: day(row.minor === null ? row.birthDate : row.minor.birthDate),
  country: row.country,
  hasPan: row.pan !== null,
  paidThisYear: moneyOf(row.paidThisYear),
  mobile: row.mobile === null ? null : maskContact(row.mobile),
  email: row.email === null ? null : maskContact(row.email),
  banks: accountsOf(row.banks).map(({ key, bank, account, ifsc, type, isDefault }) => ({
    key,
    bank: bank ?? '',
    maskedAccount: maskNumber(account),
    type,
    isDefault: isDefault ?? false,
    channels: channelsOf(row.offers.find(({ code }) => code === ifsc.slice(0, 4))),
  })),
  contactChangedOn: day(row.contactChangedOn),
  bankChangedOn: day(row.banks.find(({ isDefault }) => isDefault)?.changedOn ?? null),
  schemesHeld: row.schemesHeld,
});

const schemeFacts = (row: SchemeFactsRow, today: Temporal.PlainDate): SchemeFacts => ({
  code: row.code,
  fund: row.fund,
  name: row.name,
  plan: row.plan,
  option: row.option,
  canReinvest: row.isinReinvest !== null,
  assetClass: row.assetClass,
  category: row.category,
  taxClass: taxClassOn(readTaxClasses(row), dayNumberOf(today)),
  cutOffClass: cutOffClassOf(row.cutoff),
  lockInMonths: row.lockInMonths,
  isOpen: row.isOpen,
  rules: readSchemeRules(row.rules),
  loads: readExitLoads(row.loads),
  grandfatherNav: row.grandfatherNav === null ? null : navOf(row.grandfatherNav),
  nav:
    row.nav === null || row.navDay === null
      ? null
      : { value: navOf(row.nav), day: Temporal.PlainDate.from(row.navDay) },
});

const heldName = (folioNo: string, schemeCode: string): string => `${folioNo}\t${schemeCode}`;

interface ReadOptions {
  readonly now: Temporal.Instant;
  /** Orders that do not stand in their own way. */
  readonly except?: readonly string[];
  /** Whose limit counts; without it that of no asset manager does. */
  readonly brand?: Pick<Brand, 'orderLimit'>;
}

/** All that decides about these orders, read at once. What was ordered earlier is `readEarlier`. */
export async function readFacts(
  queries: Queries,
  arn: string,
  requested: readonly Requested[],
  { now, except = [], brand }: ReadOptions,
): Promise<FactBook> {
  const today = todayInIndia(now);
  const codes = requested.flatMap(({ schemeCode, toSchemeCode }) =>
    toSchemeCode === undefined ? [schemeCode] : [schemeCode, toSchemeCode],
  );
  const rows = await readFactRows(queries, {
    arn,
    folios: [...new Set(requested.map(({ folioNo }) => folioNo))],
    schemes: [...new Set(codes)],
    today: today.toString(),
    yearStart: financialYearOf(today).start.toString(),
    dayBefore: now.subtract({ hours: 24 }).toString(),
    except,
  });
  const limit = brand?.orderLimit;
  const houseLimit = limit === undefined ? null : paise(BigInt(limit) * 100n);
  return factBook(arn, await withWaiting(queries, arn, rows, requested, now), today, houseLimit);
}

/** A folio that is not in the book may be that of an application that waits for its investor. */
async function withWaiting(
  queries: Queries,
  arn: string,
  rows: FactRows,
  requested: readonly Requested[],
  now: Temporal.Instant,
): Promise<FactRows> {
  const missing = requested
    .map(({ folioNo }) => folioNo)
    .filter((folioNo) => folioNo !== '' && !rows.folios.some((folio) => folio.folioNo === folioNo));
  if (missing.length === 0) return rows;
  const waiting = await readWaitingFolios(queries, arn, missing, now.subtract({ hours: 24 }).toString());
  return {
    ...rows,
    folios: [...rows.folios, ...waiting.folios],
    mandates: [...rows.mandates, ...waiting.mandates],
  };
}

const distributorOf = (arn: string, rows: FactRows) => ({
  arn,
  status: rows.distributor?.status ?? 'cancelled',
  validTo: day(rows.distributor?.validTo ?? null),
  euins: rows.euins.map((euin) => ({
    ...euin,
    validFrom: day(euin.validFrom),
    validTo: day(euin.validTo),
  })),
  closed: rows.closed,
});

function factBook(
  arn: string,
  rows: FactRows,
  today: Temporal.PlainDate,
  houseLimit: Paise | null,
): FactBook {
  const folios = new Map(rows.folios.map((row) => [row.folioNo, row]));
  const schemes = new Map(rows.schemes.map((row) => [row.code, row]));
  const held = new Map(rows.held.map((row) => [heldName(row.folioNo, row.schemeCode), row]));
  const unitsTaken = new Map<string, bigint>();
  const byUpi = new Map<string, bigint>();
  const orders: OrderTerms[] = [];
  const off = (calendar: 'EQUITY' | 'DEBT') =>
    rows.holidays.filter((holiday) => holiday.calendar === calendar).map((holiday) => holiday.day);
  const holidays = { EQUITY: off('EQUITY'), DEBT: off('DEBT') };
  const distributor = distributorOf(arn, rows);
  const heldFacts = (folioNo: string, schemeCode: string): HeldFacts | null => {
    const row = held.get(heldName(folioNo, schemeCode));
    if (row === undefined) return null;
    const taken = unitsTaken.get(heldName(folioNo, schemeCode)) ?? 0n;
    return {
      lots: unpackPosition(row.state).lots,
      lien: unitsOf(row.lien),
      inFlight: milliUnits(unitsOf(row.inFlight) + taken),
    };
  };
  const factsOfScheme = (code: string | undefined): SchemeFacts | null => {
    const row = code === undefined ? undefined : schemes.get(code);
    return row === undefined ? null : schemeFacts(row, today);
  };
  return {
    rows,
    folioOf: (folioNo) => folios.get(folioNo) ?? null,
    schemeOf: (code) => schemes.get(code) ?? null,
    factsOf({ folioNo, schemeCode, toSchemeCode }) {
      const folio = folios.get(folioNo);
      return {
        distributor,
        folio: folio === undefined ? null : folioFacts(folio),
        scheme: factsOfScheme(schemeCode),
        target: factsOfScheme(toSchemeCode),
        held: heldFacts(folioNo, schemeCode),
        holidays,
        paidByUpi: paise(
          folio === undefined ? 0n : moneyOf(folio.paidByUpi) + (byUpi.get(folio.investorId) ?? 0n),
        ),
        mandates: rows.mandates.filter((row) => row.folioNo === folioNo).map(mandateFacts),
        plans: rows.plans
          .filter((row) => row.folioNo === folioNo)
          .map((row) =>
            withRequested(
              planFacts(row, today),
              orders.filter((one) => one.folioNo === folioNo),
            ),
          ),
        houseLimit,
        earlier: nothingEarlier,
      };
    },
    take(terms, out) {
      const { folioNo, schemeCode } = terms;
      orders.push(terms);
      const name = heldName(folioNo, schemeCode);
      unitsTaken.set(name, (unitsTaken.get(name) ?? 0n) + out.units);
      const investor = folios.get(folioNo)?.investorId;
      if (investor !== undefined) byUpi.set(investor, (byUpi.get(investor) ?? 0n) + out.byUpi);
    },
  };
}
