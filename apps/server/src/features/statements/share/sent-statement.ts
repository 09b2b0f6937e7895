import type { RequestedStatement } from './requested-statement.ts';

/** A statement as it is sent: read once, printed when it is wanted. */
export interface SentStatementFile {
  /** "Account statement", "Capital-gain statement". */
  readonly title: string;
  /** "1 Apr 2026 to 15 Nov 2026", "FY 2025-26". */
  readonly period: string;
  readonly investor: {
    readonly name: string;
    readonly pan: string | null;
    readonly email: string | null;
    readonly mobile: string | null;
  };
  /** Why there is nothing in it; null where there is. */
  readonly empty: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Of an account statement, scheme by scheme; a value that is not known is null. */
  readonly holdings: readonly {
    readonly scheme: string;
    readonly folioNo: string;
    readonly units: string;
    readonly value: string | null;
  }[];
  readonly doubts: readonly string[];
  /** The same days whenever it is opened. */
  readonly fixed: RequestedStatement;
  readonly fileName: string;
  /** Opens with the PAN where asked. */
  pdf(withPassword: boolean): Promise<Buffer>;
}
