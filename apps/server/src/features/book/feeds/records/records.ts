import type { Arn, MilliUnits, NavTenThousandths, Paise } from '@hub/domain';
import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { PaymentMode } from '@hub/domain/plans/payment-modes';

/** Where a record comes from. Columns below are named CAMS / KFintech, as their CSV headings spell them. */
type TransactionFeed = 'cams-wbr2' | 'kfin-mfsd201';
type InvestorFeed = 'cams-wbr9' | 'cams-wbr56' | 'kfin-mfsd211';
type SystematicFeed = 'cams-wbr49' | 'kfin-mfsd243';
type BalanceFeed = 'cams-wbr22' | 'kfin-mfsd203';
export type FeedName = TransactionFeed | InvestorFeed | SystematicFeed | BalanceFeed;
export type Registrar = 'cams' | 'kfin';

export type TransactionKind =
  | 'purchase'
  | 'sip'
  | 'redemption'
  | 'swp'
  | 'switch-in'
  | 'switch-out'
  | 'stp-in'
  | 'stp-out'
  | 'idcw-payout'
  | 'idcw-reinvest'
  | 'bonus'
  | 'segregation'
  | 'merger-in'
  | 'merger-out'
  | 'transfer-in'
  | 'transfer-out'
  | 'transmission-in'
  | 'transmission-out'
  | 'broker-in'
  | 'broker-out'
  | 'pledge'
  | 'unpledge';

/** What a kind does to the units of the folio: a payout pays money, a pledge marks units; neither moves them. */
export type UnitEffect = 'in' | 'out' | 'none';

/** One row of a transaction feed (handbook §7). Dates are YYYY-MM-DD; null means the feed does not say. */
export interface TransactionRecord {
  readonly feed: TransactionFeed;
  readonly registrar: Registrar;
  /** Line of the CSV or record of the DBF. */
  readonly line: number;
  /**
   * Registrars send a switch or transfer in pieces, lot by lot, under one number. Rows of one file with one key
   * and different parts are to be added up. '' for everything else. SEQ_NO / TD_PTRNO, PURDATE and PURUNITS.
   */
  readonly part: string;
  /** AMC_CODE / TD_FUND, or the first three characters of FMCODE. */
  readonly amcCode: string;
  /** FOLIO_NO / TD_ACNO. Unique only within the AMC. */
  readonly folio: string;
  /** PRODCODE / FMCODE: the registrar's code of the scheme, plan and option. */
  readonly schemeCode: string | null;
  /** SCHEME / FUNDDESC. */
  readonly schemeName: string | null;
  /** – / SCHEMEISIN. */
  readonly isin: string | null;
  /** INV_NAME / INVNAME. */
  readonly investorName: string | null;
  /** PAN / PAN1. Null also where the column holds something that is no PAN: the folio names the investor. */
  readonly pan: string | null;
  /** TRXN_TYPE_FLAG, TRXNTYPE and TRXN_NATURE / TD_TRTYPE and TRDESC, else TRFLAG or TD_PURRED. */
  readonly kind: TransactionKind;
  readonly effect: UnitEffect;
  /** This row undoes another: negative units, a type or description that says so (handbook §7). */
  readonly reversal: boolean;
  /** The number it undoes where the feed names it: ORIGINAL_TRXNNO / REJTRNOORGNO, TD_PTRNO. Else its own number. */
  readonly reversesNumber: string | null;
  /** TRXNNO / TD_TRNO. */
  readonly transactionNumber: string;
  /** USRTRXNO / UNQNO, else INWARDNO: the reference of who sent the order in. */
  readonly userReference: string | null;
  /** TRADDATE / TD_TRDT: the day of the NAV. */
  readonly tradeDate: string;
  /** POSTDATE / TD_PRDT. */
  readonly postDate: string | null;
  /** – / SFUNDDT: when the money of a switch reached its target. */
  readonly fundsDate: string | null;
  /** REP_DATE / CRDATE: when the registrar made the file. */
  readonly reportDate: string | null;
  /** UNITS / TD_UNITS, never negative. */
  readonly units: MilliUnits;
  /** The units with the sign they have for the folio: plus in, minus out, turned round by a reversal. */
  readonly signedUnits: MilliUnits;
  /** AMOUNT / TD_AMT, never negative. */
  readonly amount: Paise;
  /** PURPRICE / TD_NAV, else TD_POP. Null also where the feed writes 0. */
  readonly nav: NavTenThousandths | null;
  /** STAMP_DUTY / STAMPDUTY. */
  readonly stampDuty: Paise | null;
  /** STT / STT. */
  readonly stt: Paise | null;
  /** TOTAL_TAX, else TAX / TDSAMOUNT: tax deducted at source. */
  readonly tax: Paise | null;
  /** LOAD / LOAD1, as a positive amount. */
  readonly load: Paise | null;
  /** BROKCODE / TD_AGENT, else BRCODE, read as an ARN; null for a direct plan or an adviser's own code. */
  readonly arn: Arn | null;
  /** The same as it stands in the file. */
  readonly brokerCode: string | null;
  /** SUB_BRK_ARN / SUBARNCODE. */
  readonly subBrokerArn: Arn | null;
  /** SUBBROK / TD_BROKER, else SBCODE. */
  readonly subBroker: string | null;
  /** EUIN / EUIN. */
  readonly euin: string | null;
  /** SIPTRXNNO / SIPREGSLNO, else IHNO: the registration an instalment belongs to. */
  readonly registrationNumber: string | null;
  /** TARG_SRC_SCHEME / PRCODE1: the other scheme of a switch. */
  readonly counterSchemeCode: string | null;
  /** TICOB_POSTED_DATE / PURDATE: when units that moved in kind were bought. Null for all others. */
  readonly carriedOn: string | null;
  /** AMOUNT of a change of broker that names its original / PURAMT, as much of it as moved: what they cost then. */
  readonly carriedAmount: Paise | null;
  /** TER_LOCATION / CITYCATEGORY: one of the 30 largest cities or beyond (handbook §3.3); null where not said. */
  readonly location: 'T30' | 'B30' | null;
  /** TAX_STATUS / –, where it is one we know: of a folio whose investor feed has not come. */
  readonly taxStatusCode: string | null;
  /** TRXNTYPE / TD_TRTYPE, as it stands. */
  readonly typeCode: string | null;
  /** TRXN_NATURE / TRDESC, as it stands. */
  readonly description: string | null;
}

/** As the KYC registration agencies have it (handbook §1.5). */
export type KycStatus =
  | 'VALIDATED'
  | 'REGISTERED'
  | 'UNDER_PROCESS'
  | 'ON_HOLD'
  | 'REJECTED'
  | 'NOT_AVAILABLE';

export interface HolderRecord {
  readonly name: string;
  readonly pan: string | null;
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  /** FH_CKYC_NO, JH1_CKYC, JH2_CKYC / CKYC_NO, JH1_CKYC, JH2_CKYC. */
  readonly ckycNumber: string | null;
  /** FH_KYC_DESC and the like in WBR56 / –: a status of the KRA's. */
  readonly kyc: KycStatus | null;
  /** FH_KYC of WBR56, a CKYC number / KYC1FLAG to KYC3FLAG: KYC is done, and that is all it says. */
  readonly hasKyc: boolean;
}

/** GUARD_NAME, GUARD_PAN, GUARDIAN_DOB, G_CKYC_NO / GUARDIANNAME, GUARDPANNO, KYCGFLAG. */
export type GuardianRecord = Pick<HolderRecord, 'name' | 'pan' | 'dateOfBirth' | 'kyc' | 'hasKyc'>;

export interface NomineeRecord {
  readonly name: string;
  readonly relation: string | null;
  /** Hundredths of a percent, so that 33.33 stays exact. */
  readonly shareBasisPoints: number | null;
  readonly dateOfBirth: string | null;
}

export interface BankRecord {
  /** BANK_NAME / BANK_NAME. */
  readonly name: string | null;
  readonly branch: string | null;
  /** AC_TYPE / ACCOUNT_TYPE: savings, current, NRE or NRO (handbook §2). */
  readonly accountType: 'SB' | 'CB' | 'NE' | 'NO' | null;
  /** AC_NO / BANKACCNO. */
  readonly accountNumber: string;
  /** IFSC_CODE / IFSC CODE; null also when it is not one. */
  readonly ifsc: string | null;
}

/** A folio's holding of one scheme with all the registrar knows of its owners. */
export interface InvestorRecord {
  readonly feed: InvestorFeed;
  readonly registrar: Registrar;
  readonly line: number;
  /** Registrar, AMC, folio and scheme. What a later row says replaces; what it leaves blank stays. */
  readonly naturalKey: string;
  /** AMC_CODE, else the letters PRODUCT begins with / FUND. */
  readonly amcCode: string;
  /** FOLIOCHK / FOLIO (ACNO in DBF). */
  readonly folio: string;
  /** PRODUCT / PRODUCT CODE (PRCODE). */
  readonly schemeCode: string | null;
  /** SCH_NAME / FUND DESCRIPTION. */
  readonly schemeName: string | null;
  /** One to three, first holder first: INV_NAME, JNT_NAME1, JNT_NAME2 / INVESTOR NAME, JOINT NAME 1, 2. */
  readonly holders: readonly HolderRecord[];
  readonly guardian: GuardianRecord | null;
  /** ADDRESS1-3, CITY, PINCODE, COUNTRY / ADDRESS #1-3, CITY, PINCODE, STATE, COUNTRY. */
  readonly address: {
    readonly lines: readonly string[];
    readonly city: string | null;
    readonly pincode: string | null;
    readonly state: string | null;
    readonly country: string | null;
  };
  /** TAX_STATUS / TAX STATUS, as it stands. */
  readonly taxStatusText: string | null;
  /** The code of handbook §2; null only where the feed says nothing, for a word that is not known is refused. */
  readonly taxStatusCode: string | null;
  /** HOLDING_NATURE / MODE OF HOLDING (DESCRIPTION): SI single, JO joint, AS anyone or survivor. */
  readonly holdingMode: 'SI' | 'JO' | 'AS' | null;
  /** OCCUPATION / OCCUPATION DESCRIPTION. */
  readonly occupation: string | null;
  readonly bank: BankRecord | null;
  /** NOM_NAME, NOM2_NAME, NOM3_NAME with RELATION and PERCENTAGE / NOMINEE, NOMINEE2, NOMINEE3 with RATIO. */
  readonly nominees: readonly NomineeRecord[];
  /** – / NOMINEE OPT OUT FLAG. */
  readonly nomineeOptOut: boolean | null;
  /** DEMAT / DEMAT FOLIO FLAG. */
  readonly demat: boolean | null;
  /** DP_ID / DPID. */
  readonly dpId: string | null;
  /** FOLIO_DATE / –. */
  readonly folioDate: string | null;
  /** REP_DATE / REPORT DATE: the day the balance is of. */
  readonly reportDate: string | null;
  /** CLOS_BAL / BALUNITS where a file has it: the registrar's own closing units, to tie ours to. */
  readonly closingUnits: MilliUnits | null;
  /** RUPEE_BAL / –. */
  readonly closingValue: Paise | null;
  /** BROKER_CODE, else BROKCODE / BROKER CODE. */
  readonly arn: Arn | null;
  readonly brokerCode: string | null;
  /** REINV_FLAG / DIVIDEND OPTION: Y reinvest, N payout, Z growth. */
  readonly dividendOption: 'Y' | 'N' | 'Z' | null;
}

/** By how much an instalment grows: an amount or hundredths of a percent. */
export interface FeedTopUp {
  /** TOP_UP_AMT / –. */
  readonly amount: Paise | null;
  /** TOP_UP_PERC / –. */
  readonly basisPoints: number | null;
  /** TOP_UP_FRQ / –. */
  readonly everyMonths: 6 | 12;
  /** TOP_UP_CAP / –. */
  readonly cap: Paise | null;
}

/** What a folio holds of a scheme at the close of a day, by the registrar's books. */
export interface BalanceRecord {
  readonly feed: BalanceFeed;
  readonly registrar: Registrar;
  readonly line: number;
  /** Registrar, AMC, folio, scheme and day. */
  readonly naturalKey: string;
  /** AMC_CODE, else the letters PRODUCT begins with / FUND. */
  readonly amcCode: string;
  /** FOLIO or FOLIOCHK / FOLIO NUMBER (ACNO in DBF). */
  readonly folio: string;
  /** PRODUCT / PRODUCT CODE (PRCODE). */
  readonly schemeCode: string;
  /** INV_NAME / INVESTOR NAME. */
  readonly investorName: string | null;
  /** PAN_NO where a file has it / PAN. */
  readonly pan: string | null;
  /** ASSET_DATE or BAL_DATE / TO DATE, else REPORT DATE: the day at whose close it is held. */
  readonly day: string;
  /** UNITS or CLOS_BAL / BALANCE (BALUNITS). */
  readonly units: MilliUnits;
  /** – / PLEDGED (PLDG): how many of them are under lien. */
  readonly pledgedUnits: MilliUnits | null;
  /** BROK_DLR_CODE / AGENT CODE (BROKCODE). */
  readonly arn: Arn | null;
  readonly brokerCode: string | null;
}

/** A SIP, STP or SWP as registered. */
export interface SystematicRecord {
  readonly feed: SystematicFeed;
  readonly registrar: Registrar;
  readonly line: number;
  /** Registrar, AMC, folio, scheme, plan and registration number. */
  readonly naturalKey: string;
  /** AMC_CODE / FUND CODE. */
  readonly amcCode: string;
  /** FOLIO_NO / FOLIO. */
  readonly folio: string;
  /** PRODUCT / PRODUCT CODE. */
  readonly schemeCode: string | null;
  /** SCHEME / SCHEME NAME. */
  readonly schemeName: string | null;
  /** INV_NAME / INVESTOR NAME. */
  readonly investorName: string | null;
  /** PAN / PAN. */
  readonly pan: string | null;
  /** AUT_TRNTYP (P, SO, R) / TRTYPE. */
  readonly plan: SystematicPlan;
  /** AUTO_TRNO / REGSLNO, else IHNO. */
  readonly registrationNumber: string;
  /** REQUEST_REF_NO, else FT_SIP_REGNO / IHNO. */
  readonly requestReference: string | null;
  /** AUTO_AMOUNT / AMOUNT. */
  readonly amount: Paise;
  /** PERIODICITY / FREQUENCY. */
  readonly frequency: Frequency;
  /** PERIOD_DAY / –: days of the month, or of the week for a weekly plan; empty where the feed does not say. */
  readonly dueDays: readonly number[];
  /** REP_DATE / REPORT DATE, where a file has it: how new what the row says is. */
  readonly reportDate: string | null;
  /** REG_DATE / REGISTRATIONDATE. */
  readonly registeredOn: string | null;
  /** FROM_DATE / START DATE. */
  readonly startsOn: string;
  /** TO_DATE / END DATE. A later one than 2099-12-31 is that day; a plan nobody gives an end has it too (handbook §1.2). */
  readonly endsOn: string | null;
  /** CEASE_DATE / TERMINATEDATE. */
  readonly ceasedOn: string | null;
  /** PAUSE_FROM_DATE and PAUSE_TO_DATE / –. */
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  /** – / NO OF INSTALLMENTS. */
  readonly instalments: number | null;
  /** – / STATUS, as it stands: Live SIP, Expired… */
  readonly statusText: string | null;
  /** AMC_CODE + TARGET_SCHEME_CODE / TOPRODUCTCODE. */
  readonly targetSchemeCode: string | null;
  /** TARGET_SCHEME / TOSCHEMENAME. */
  readonly targetSchemeName: string | null;
  /** PAYMENT_MODE / SIP MODE, where it says one. */
  readonly paymentMode: PaymentMode | null;
  readonly topUp: FeedTopUp | null;
  /** – / AGENTCODE. WBR49 names no distributor: take the folio's. */
  readonly arn: Arn | null;
  /** SUB_ARN_CODE / –. */
  readonly subBrokerArn: Arn | null;
  /** EUIN / EUIN. */
  readonly euin: string | null;
  /** UMRN / UMRNCODE: the mandate. */
  readonly umrn: string | null;
  /** REMARKS / SIPTYPE. */
  readonly remarks: string | null;
}

/** One scheme's NAV of one day, from AMFI's files (handbook §6). */
export interface NavRecord {
  readonly line: number;
  /** Scheme Code: AMFI's number, one per plan and option. */
  readonly schemeCode: string;
  /** ISIN Div Payout/ ISIN Growth. */
  readonly isinGrowth: string | null;
  /** ISIN Div Reinvestment. */
  readonly isinReinvest: string | null;
  /** Scheme Name, or NAV Name in the newer history form. */
  readonly name: string;
  /** Plan and Option: only in the 8-column form and the newer history form. */
  readonly plan: string | null;
  readonly option: string | null;
  /** Net Asset Value to four decimals, half up. Zero is a real value of segregated portfolios. */
  readonly nav: NavTenThousandths;
  /** The same as published, with all its decimals. */
  readonly navText: string;
  readonly date: string;
  /** The category line above the row, and the asset manager's line. */
  readonly category: string | null;
  readonly amc: string | null;
}
