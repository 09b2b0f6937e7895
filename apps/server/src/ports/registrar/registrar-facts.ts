import type { AssetClass, IsBusinessDay, MarketCalendar, MilliUnits, Paise, SchemeRules } from '@hub/domain';
import type { Position } from '@hub/domain/holdings/lots/position';
import type { ExitLoadRule } from '@hub/domain/holdings/tax/exit-load';
import type { TaxClassHistory } from '@hub/domain/holdings/tax/tax-class';
import type { CutOffClass } from '@hub/domain/schemes/applicable-nav';
import type { Tx } from '../../db/database.ts';

/** A scheme as the house laid it down. */
export interface RegistrarScheme extends TaxClassHistory {
  readonly code: string;
  readonly rta: 'CAMS' | 'KFIN';
  readonly rtaCode: string;
  readonly assetClass: AssetClass;
  readonly cutOffClass: CutOffClass;
  readonly lockInMonths: number;
  readonly isOpen: boolean;
  readonly rules: SchemeRules;
  readonly loads: readonly ExitLoadRule[];
}

/** Business days, and a digest of the holidays they follow from: another list gives orders other days. */
export interface Calendars {
  readonly isBusinessDay: Readonly<Record<MarketCalendar, IsBusinessDay>>;
  readonly digest: string;
}

export interface FolioKey {
  readonly arn: string;
  readonly folioNo: string;
}

export interface HoldingKey extends FolioKey {
  readonly schemeCode: string;
}

export interface NumberKey extends HoldingKey {
  readonly trxnNo: string;
}

/** An entry of the ledger that has a number, and the order it names. */
export interface TakenNumber extends NumberKey {
  readonly userRef: string | null;
  /** Below zero when they left; nil when the entry was taken back. */
  readonly units: MilliUnits;
  readonly amount: Paise;
}

export interface RegistrarFolio extends FolioKey {
  /** Nothing may leave it. */
  readonly isLocked: boolean;
  readonly taxStatus: string;
  /** Of every holder; null where nobody says it. */
  readonly kyc: readonly (string | null)[];
  /** ISO day; null for a folio that is not a minor's, or where nobody knows. */
  readonly minorBornOn: string | null;
  /** Registered accounts as `<IFSC>-<last four digits>`. */
  readonly accounts: readonly string[];
}

export interface RegistrarHolding extends HoldingKey {
  readonly position: Position;
  readonly lien: MilliUnits;
}

/** What the registrar has to know of the book. Composition hands it in: a port knows no feature. */
export interface RegistrarBook {
  /** Until the transaction ends nobody else posts for these distributors: what is read is what is posted on. */
  lock(tx: Tx, arns: readonly string[]): Promise<void>;
  readFolios(tx: Tx, keys: readonly FolioKey[]): Promise<readonly RegistrarFolio[]>;
  /** Those that exist. */
  readHoldings(tx: Tx, keys: readonly HoldingKey[]): Promise<readonly RegistrarHolding[]>;
  /** Which of these numbers the ledger has. */
  readNumbers(tx: Tx, keys: readonly NumberKey[]): Promise<readonly TakenNumber[]>;
}

export const folioName = ({ arn, folioNo }: FolioKey): string => `${arn}\t${folioNo}`;
export const holdingName = (key: HoldingKey): string => `${folioName(key)}\t${key.schemeCode}`;
export const entryName = (key: NumberKey): string => `${holdingName(key)}\t${key.trxnNo}`;
