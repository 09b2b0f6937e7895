import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { remedyActs } from '@hub/domain/opportunity/remedy-of-row';
import * as z from 'zod/mini';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { kycStatuses } from '../investor/investor.ts';

/** ISO day. */
const day = z.nullable(z.string());
const name = z.string();
const maybe = z.nullable(z.string());
const money = z.nullable(moneyText);
const count = z.nullable(z.int());

/** Spec §3, in the wire's own names: which of the report's fields each list has (S3-39). */
export const opportunityFields = {
  ceased: {
    Investor_Name: name,
    Scheme_Name: maybe,
    Cease_Date: day,
    Sip_Amount: money,
    Installments_Pending: count,
  },
  'not-renewed': {
    Investor_Name: name,
    Scheme_Name: maybe,
    Matured_Date: day,
    Sip_Amount: money,
    Amount_Matured: money,
    Total_Installments: count,
  },
  maturity: {
    Investor_Name: name,
    Scheme_Name: maybe,
    Matured_Date: day,
    Sip_Amount: money,
    Amount_Matured: money,
    Total_Installments: count,
  },
  rejected: { Investor_Name: name, Scheme_Name: maybe, Rejected_Date: day, Sip_Amount: money },
  liquid: { Investor_Name: name, Investment_Amount: money },
  lumpsum: { Investor_Name: name, Investment_Amount: money },
  equity: { Investor_Name: name, Investment_Amount: money },
  debt: { Investor_Name: name, Investment_Amount: money },
  dividend: { Investor_Name: name, Scheme_Name: maybe, Investment_Amount: money },
  inactive: {
    Investor_Name: name,
    Folio_Creation_Date: day,
    Last_Investment_Date: day,
    Investment_Amount: money,
  },
  'zero-balance': { Investor_Name: name, Date_of_Folio_Creation: day, Last_Date_Of_Transaction: day },
  redeem: { Investor_Name: name, SCHEME_NAME: maybe, TRXN_DATE: day, AMOUNT: money, EXIT_LOAD: money },
  nigo: { Investor_Name: name, SCHEME_NAME: maybe, Rejected_Date: day, AMOUNT: money },
  'expiring-stp': {
    Investor_Name: name,
    SOURCE_SCHEME: maybe,
    FROM_DATE: day,
    TO_DATE: day,
    AMOUNT: money,
    FREQUENCY: maybe,
  },
  'expiring-swp': {
    Investor_Name: name,
    SOURCE_SCHEME: maybe,
    FROM_DATE: day,
    TO_DATE: day,
    AMOUNT: money,
    FREQUENCY: maybe,
  },
  elss: { Investor_Name: name, Elss_Investment: money },
} as const satisfies Readonly<Record<OpportunityList, Readonly<Record<string, z.core.$ZodType>>>>;

export const rowStatuses = ['open', 'snoozed', 'done'] as const;
export type RowStatus = (typeof rowStatuses)[number];

export const rowActs = ['remedy', 'message', 'call', 'snooze', 'note', 'done', 'reopen'] as const;
export type RowAct = (typeof rowActs)[number];

/** What is known of every row beside the report's own fields. */
export const rowFacts = {
  /** Names the row within its list, for as long as the reason that it is in it stays. */
  key: z.string(),
  investorId: z.string(),
  /** Whether the client can be called; the number is asked for when it is used. */
  hasMobile: z.boolean(),
  /** The mobile's end; null where there is none. */
  maskedMobile: maybe,
  kyc: z.enum(kycStatuses),
  /** What a remedy begins with; null where the list is about clients and there is none to name. */
  folioNo: maybe,
  schemeCode: maybe,
  /** Where an STP goes. */
  target: z.nullable(z.object({ code: z.string(), name: z.string() })),
  regNo: maybe,
  /** The order that was rejected. */
  reference: maybe,
  /** What is at stake: rupees a month for plans, rupees in all for the others. */
  worth: moneyText,
  /** Why it is in the list, and what fixes it, where there is such a reason. */
  reason: z.nullable(z.object({ title: z.string(), fix: maybe })),
  /** What can be begun from it, and why nothing can where that is so. */
  remedy: z.object({ act: z.enum(remedyActs), why: maybe }),
  status: z.enum(rowStatuses),
  /** What was done last, and when. */
  lastAct: z.nullable(
    z.object({
      act: z.enum(rowActs),
      at: z.string(),
      /** Until when it is snoozed. */
      until: day,
      note: maybe,
    }),
  ),
  /** What came of it: an order that was begun from this row. */
  order: z.nullable(z.object({ reference: z.string(), status: z.string() })),
};
const facts = z.object(rowFacts);

/** A row as the code has it: the same words in every list. */
export interface OpportunityRow extends z.infer<typeof facts> {
  readonly investor: string;
  readonly scheme: string | null;
  /** The day the row is in the list for: ceased, matured, rejected, redeemed, ending, invested last. */
  readonly on: string | null;
  /** Since when: the plan's start, or the folio's. */
  readonly from: string | null;
  /** An instalment, or what is held, was redeemed, ordered or put into ELSS. */
  readonly amount: string | null;
  /** Of a whole plan. */
  readonly total: string | null;
  readonly instalments: number | null;
  readonly load: string | null;
  readonly frequency: string | null;
}

type Shown = Exclude<keyof OpportunityRow, keyof typeof rowFacts>;

/** What each of the wire's names is called here. */
const shownAs: Readonly<Record<string, Shown>> = {
  Investor_Name: 'investor',
  Scheme_Name: 'scheme',
  SCHEME_NAME: 'scheme',
  SOURCE_SCHEME: 'scheme',
  Cease_Date: 'on',
  Matured_Date: 'on',
  Rejected_Date: 'on',
  TRXN_DATE: 'on',
  TO_DATE: 'on',
  Last_Investment_Date: 'on',
  Last_Date_Of_Transaction: 'on',
  FROM_DATE: 'from',
  Folio_Creation_Date: 'from',
  Date_of_Folio_Creation: 'from',
  Sip_Amount: 'amount',
  AMOUNT: 'amount',
  Investment_Amount: 'amount',
  Elss_Investment: 'amount',
  Amount_Matured: 'total',
  Installments_Pending: 'instalments',
  Total_Installments: 'instalments',
  EXIT_LOAD: 'load',
  FREQUENCY: 'frequency',
};

/** A row on the wire: the fields of its list, and the facts. */
export type WireRow = z.infer<typeof facts> & Readonly<Record<string, unknown>>;

const pairsOf = (list: OpportunityList): [string, Shown][] =>
  Object.keys(opportunityFields[list]).map((field) => {
    const shown = shownAs[field];
    if (shown === undefined) throw new Error(`${field} has no name here`);
    return [field, shown];
  });

const factsOf = (row: z.infer<typeof facts>): z.infer<typeof facts> =>
  Object.fromEntries(
    Object.keys(rowFacts).map((key) => [key, row[key as keyof typeof rowFacts]]),
  ) as unknown as z.infer<typeof facts>;

export const toOpportunityWire = (list: OpportunityList, row: OpportunityRow): WireRow => ({
  ...factsOf(row),
  ...Object.fromEntries(pairsOf(list).map(([field, shown]) => [field, row[shown]])),
});

const nothingShown: Readonly<Record<Exclude<Shown, 'investor'>, null>> = {
  scheme: null,
  on: null,
  from: null,
  amount: null,
  total: null,
  instalments: null,
  load: null,
  frequency: null,
};

export const fromOpportunityWire = (list: OpportunityList, row: WireRow): OpportunityRow =>
  ({
    ...factsOf(row),
    ...nothingShown,
    ...Object.fromEntries(pairsOf(list).map(([field, shown]) => [shown, row[field]])),
  }) as OpportunityRow;
