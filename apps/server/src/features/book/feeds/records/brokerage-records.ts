import type { Arn, MilliUnits, Paise } from '@hub/domain';
import type { BrokerageKind } from '@hub/domain/brokerage/gaps/gaps';
import type { PerMillion } from '@hub/domain/money/per-million';
import type { Registrar } from './records.ts';

/** Columns below are named WBR6 / WBR77 / MFSD205, and WBR46 / MFSD218. */
export type BrokerageFeed = 'cams-wbr6' | 'cams-wbr77' | 'kfin-mfsd205';
export type RejectionFeed = 'cams-wbr46' | 'kfin-mfsd218';

/** One line of brokerage as a registrar pays it, holds it or takes it back (handbook part 2, B4). */
export interface BrokerageRecord {
  readonly feed: BrokerageFeed;
  readonly registrar: Registrar;
  /** Line of the CSV or record of the DBF. */
  readonly line: number;
  /**
   * Registrar, AMC, folio, scheme, transaction number, month, kind, type as it stands, and part. A purchase and its
   * clawback in one month share all but the kind; files of overlapping months bring the same key again.
   */
  readonly naturalKey: string;
  /** AMC_CODE / AMC_CODE / FUND, else the first three characters of PRODUCT_CODE. */
  readonly amcCode: string;
  /** FOLIOCHK / FOLIO_NO / ACCOUNT_NUMBER. */
  readonly folio: string;
  /** PRODUCT / SCHEME_CODE / PRODUCT_CODE. */
  readonly schemeCode: string;
  /** INV_NAME / INV_NAME / INVESTOR_NAME. */
  readonly investorName: string | null;
  /** TAX_NO / – / INVPAN. */
  readonly pan: string | null;
  readonly kind: BrokerageKind;
  /** FEE_TYPE / BRKAGE_TYPE / BROKERAGE_HEAD, else BROKERAGE_TYPE, as it stands. */
  readonly typeText: string;
  /** TRXN_ID / TRXN_NO / TRANSACTION_NUMBER. */
  readonly transactionNumber: string;
  /** – / SEQ_NO / –. */
  readonly part: string;
  /** TRADDATE / TRADE_DATE_TIME / TRANSACTION_DATE. */
  readonly tradeDate: string;
  /** PROCDATE / PROC_DATE / PROCESS_DATE. */
  readonly processDate: string;
  /** FEE_FRDT, FEE_TODT / BRKAGE_FROM, BRKAGE_TO, else PROC_FROM_DATE, PROC_TO_DATE / FROM_DATE, TO_DATE. */
  readonly from: string | null;
  readonly to: string | null;
  /** `2026-06`: BROKERAGE_ACCRUAL_MONTH where there is one, else of `from`. */
  readonly month: string;
  /** – / NO_OF_DAYS / –, else the days from `from` to `to`. */
  readonly days: number | null;
  /** AMOUNT / PLOT_AMOUNT / AMOUNT. */
  readonly base: Paise | null;
  /** UNITS / PLOT_UNITS / UNITS. */
  readonly units: MilliUnits | null;
  /** – / AVG_ASSETS / AVERAGE_ASSETS. */
  readonly averageAssets: Paise | null;
  /** RATE / BRKAGE_RATE / PERCENTAGE; below nil in a clawback. */
  readonly rate: PerMillion | null;
  /** FEE_AMT / BRKAGE_AMT, else CLW_AMT / BROKERAGE; below nil in a clawback and in nothing else. */
  readonly amount: Paise;
  /** – / IGST_VALUE, CGST_VALUE, SGST_VALUE / –. */
  readonly igst: Paise | null;
  readonly cgst: Paise | null;
  readonly sgst: Paise | null;
  /** – / HOLD_REASON, else WRITE_OFF_REASON / –: why it was not paid. */
  readonly holdReason: string | null;
  /** BROKCODE / BROK_CODE / –. */
  readonly arn: Arn | null;
  readonly brokerCode: string | null;
}

/** An order that a registrar did not take (handbook part 2, B5). */
export interface RejectionRecord {
  readonly feed: RejectionFeed;
  readonly registrar: Registrar;
  readonly line: number;
  /** Registrar, folio, scheme and transaction number. */
  readonly naturalKey: string;
  /** FOLIO_NUMBER / TD_ACNO. */
  readonly folio: string | null;
  /** INVESTOR_NAME / INVNAME. */
  readonly investorName: string | null;
  /** PRODUCT_CODE, else SCHEME_CODE / FMCODE, else SCHPLN. */
  readonly schemeCode: string | null;
  /** USER_TRXNNO / TD_TRNO. */
  readonly transactionNumber: string;
  /** TRXN_TYPE / TD_PURRED, as it stands. */
  readonly typeText: string | null;
  /** ENTRY_DATE / TD_TRDT. */
  readonly date: string;
  /** AMOUNT / TD_AMT. */
  readonly amount: Paise | null;
  /** INSTRM_NO / CHQNO. */
  readonly instrument: string | null;
  /** REMARKS / NCTREMARKS: free text; null where nobody says why. */
  readonly reason: string | null;
  /** PAN / –. */
  readonly pan: string | null;
  /** APPLICATION_NO / –. */
  readonly applicationNumber: string | null;
  /** EUIN / –. */
  readonly euin: string | null;
}
